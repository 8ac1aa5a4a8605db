-- counted by every look at /metrics
CREATE INDEX "payment_to_refund" ON "payment" (settled_at) WHERE outcome = 'to_refund';
