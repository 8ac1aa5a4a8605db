#!/usr/bin/env bash
# Dumps of the database: made, kept, tried and restored. docs/deploy.md says when to use which.
#   serve            each night at BACKUP_AT (UTC), and at once when the newest dump is older than a day
#   now              a dump, looked through, with its counts and checksums; then BACKUP_HOOK, then old ones go
#   list             what there is
#   verify [FILE]    restores the newest dump, or FILE, beside the database, counts, and throws it away again
#   restore FILE     into a database without tables
set -euo pipefail
shopt -s nullglob
DIR=${BACKUP_DIR:-/backups}
DAYS=${BACKUP_DAYS:-7} WEEKS=${BACKUP_WEEKS:-4} AT=${BACKUP_AT:-20:30}
DAY_S=86400
umask 077

say() { echo "backup: $*"; }
die() { echo "backup: $*" >&2; exit 1; }

if [ -n "${POSTGRES_PASSWORD_FILE:-}" ]; then PGPASSWORD=$(cat "$POSTGRES_PASSWORD_FILE"); else PGPASSWORD=${POSTGRES_PASSWORD:-${PGPASSWORD:-}}; fi
export PGPASSWORD PGCONNECT_TIMEOUT=10 PGTZ=UTC

# what has to be the same on both sides: the rows of every table
COUNTS="SELECT format('SELECT %L, count(*) FROM %I.%I', schemaname || '.' || tablename, schemaname, tablename)
  FROM pg_tables WHERE schemaname NOT IN ('pg_catalog', 'information_schema') ORDER BY 1"
TABLES="SELECT count(*) FROM pg_tables WHERE schemaname NOT IN ('pg_catalog', 'information_schema')"

sql() { psql -XAtq -v ON_ERROR_STOP=1 "$@"; }
dumps() { local found=("$DIR"/dhruva-*.dump); [ ${#found[@]} -eq 0 ] || printf '%s\n' "${found[@]}" | sort; }
newest() { dumps | tail -1; }
age_of() { echo $(($(date +%s) - $(stat -c %Y "$1"))); }
ours() { case $1 in */*) echo "$1" ;; *) echo "$DIR/$1" ;; esac; }

# The dump and the counts see the same moment: one transaction stays open for both.
now() {
  local name file began=$SECONDS snapshot bytes offsite=none
  mkdir -p "$DIR"
  exec 8>"$DIR/.lock"; flock -w 3600 8 || die "another one has been at work for an hour"
  rm -f "$DIR"/*.part
  name=dhruva-$(date -u +%Y%m%dT%H%M%SZ) file=$DIR/$name.dump
  coproc session { sql 2>&1; }
  echo "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY; SELECT pg_export_snapshot();" >&"${session[1]}"
  read -r -t 60 snapshot <&"${session[0]}" || die "the database does not answer"
  [[ $snapshot =~ ^[0-9A-F-]+$ ]] || die "the database refused: $snapshot"
  pg_dump --format=custom --compress=zstd:3 --no-owner --no-privileges --snapshot="$snapshot" --file="$file.part" || die "pg_dump failed"
  printf "%s \\\\gexec\nSELECT 'end';\n" "$COUNTS" >&"${session[1]}"
  : >"$file.counts.part"
  local line
  while read -r -t 600 line <&"${session[0]}"; do [ "$line" = end ] && break; echo "$line" >>"$file.counts.part"; done
  [ "$line" = end ] || die "the rows could not be counted"
  echo '\q' >&"${session[1]}"
  # a dump that is cut off has no list of what is in it
  pg_restore --list "$file.part" >/dev/null || die "what was written is no dump"
  mv "$file.counts.part" "$file.counts"; mv "$file.part" "$file"
  (cd "$DIR" && sha256sum "$name.dump" "$name.dump.counts" >"$name.dump.sha256")
  bytes=$(stat -c %s "$file")
  if [ -n "${BACKUP_HOOK:-}" ]; then
    if bash -c "$BACKUP_HOOK" hook "$file" "$file.counts" "$file.sha256"; then offsite=done
    else offsite=failed; echo "backup: BACKUP_HOOK failed: $name.dump is on this machine only" >&2; fi
  fi
  prune
  sql -c "INSERT INTO backup (ended_at, bytes, seconds, offsite) VALUES (now(), $bytes, $((SECONDS - began)), '$offsite')" ||
    echo "backup: the database could not be told, so its alarm will not know" >&2
  say "$name.dump: $((bytes / 1024)) KB, $(wc -l <"$file.counts") tables, $((SECONDS - began)) s, elsewhere: $offsite"
  [ "$offsite" != failed ]
}

# All of the last days, of the weeks before them the first of each, and always the newest.
prune() {
  local file age week last="" kept
  kept=$(newest)
  for file in $(dumps); do
    age=$(($(age_of "$file") / DAY_S)) week=$(date -u -r "$file" +%G-%V)
    if [ "$file" = "$kept" ] || [ "$age" -lt "$DAYS" ]; then continue; fi
    if [ "$age" -lt $((DAYS + WEEKS * 7)) ] && [ "$week" != "$last" ]; then last=$week; continue; fi
    rm -f "$file" "$file.counts" "$file.sha256"
    say "$(basename "$file") is old and gone"
  done
}

check_sums() { (cd "$(dirname "$1")" && sha256sum --check --quiet "$(basename "$1").sha256") || die "$(basename "$1") is not what was written"; }

# load FILE DATABASE: all of it or nothing
load() {
  local began=$SECONDS
  pg_restore --no-owner --no-privileges --single-transaction --exit-on-error --dbname="$2" "$1" || die "$(basename "$1") could not be restored; nothing was changed"
  sql -d "$2" -c ANALYZE
  say "restored in $((SECONDS - began)) s"
}

# compare FILE DATABASE
compare() {
  diff "$1.counts" <(printf '%s \\gexec\n' "$COUNTS" | sql -d "$2") >&2 || die "the rows are not those of $(basename "$1")"
  say "the rows of $(wc -l <"$1.counts") tables are those of $(basename "$1")"
}

restore() {
  local file; file=$(ours "${1:?restore which FILE? See list}")
  [ -r "$file" ] || die "there is no $file"
  [ "$(sql -c "$TABLES")" = 0 ] || die "the database has tables: restore goes into an empty one (docs/deploy.md, Restore)"
  check_sums "$file"
  load "$file" "$PGDATABASE"
  compare "$file" "$PGDATABASE"
}

verify() {
  local file=${1:-$(newest)} scratch=dhruva_verify
  [ -n "$file" ] || die "there is no dump"
  file=$(ours "$file")
  check_sums "$file"
  sql -d postgres -c "DROP DATABASE IF EXISTS $scratch WITH (FORCE)" -c "CREATE DATABASE $scratch"
  trap "sql -d postgres -c 'DROP DATABASE IF EXISTS $scratch WITH (FORCE)'" EXIT
  load "$file" "$scratch"
  compare "$file" "$scratch"
}

# a dump that failed is tried again in ten minutes
serve() {
  trap 'exit 0' TERM INT
  local last next wait
  mkdir -p "$DIR"
  touch /tmp/started
  while :; do
    last=$(newest)
    next=$(date -u -d "today $AT" +%s)
    [ "$next" -gt "$(date +%s)" ] || next=$((next + DAY_S))
    if [ -z "$last" ] || [ "$(age_of "$last")" -ge "$DAY_S" ] || [ "$(stat -c %Y "$last")" -lt $((next - DAY_S)) ]; then
      # a process of its own: what stops one dump does not stop those of the next nights
      if bash "$0" now; then rm -f /tmp/failed; else touch /tmp/failed; sleep 600 & wait $!; continue; fi
    fi
    wait=$((next - $(date +%s)))
    sleep $((wait > 0 ? wait + 1 : 1)) & wait $!
  done
}

healthy() {
  [ -e /tmp/started ] && [ ! -e /tmp/failed ] || exit 1
}

case ${1:-help} in
  now | restore | verify | serve | healthy) "$@" ;;
  list) for file in $(dumps); do echo "$(basename "$file") $(($(stat -c %s "$file") / 1024)) KB"; done ;;
  *) sed -n '2,7s/^# \{0,1\}//p' "$0" ;;
esac
