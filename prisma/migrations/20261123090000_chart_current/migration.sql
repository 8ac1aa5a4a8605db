-- From when until when the stored kundli says which periods run: between them it is handed on as it is. NULL: never looked at.
ALTER TABLE birth ADD COLUMN current_from TIMESTAMPTZ, ADD COLUMN current_until TIMESTAMPTZ;
