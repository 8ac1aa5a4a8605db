#!/bin/sh
# watchdog.sh -p PROBE [-e SECONDS] [-f TIMES] [-g SECONDS] PROGRAM [ARGUMENT…]
# Runs a program, and kills it when it hangs: when PROBE, a line of shell, fails TIMES in a row, asked every SECONDS and at first after
# a grace of SECONDS. Docker starts again what ended, and leaves alone what is only unhealthy. Signals go to the program; its exit code
# becomes that of the container.
set -u
every=2 fails=3 grace=20 probe=
while getopts p:e:f:g: option; do
  case $option in
    p) probe=$OPTARG ;;
    e) every=$OPTARG ;;
    f) fails=$OPTARG ;;
    g) grace=$OPTARG ;;
    *) exit 78 ;;
  esac
done
shift $((OPTIND - 1))
if [ -z "$probe" ] || [ $# -eq 0 ]; then echo "watchdog: needs a probe and a program" >&2; exit 78; fi

"$@" &
program=$!

# how often it may fail: four times as often where the machine gives nobody his turn, for there a restart only makes more work
patience() {
  if read -r _ share _ 2>/dev/null </proc/pressure/cpu && share=${share#avg10=} && [ "${share%%.*}" -ge 90 ]; then echo $((fails * 4)); else echo "$fails"; fi
}

watch() {
  failed=0
  sleep "$grace"
  while kill -0 "$program" 2>/dev/null; do
    if sh -c "$probe" >/dev/null 2>&1; then failed=0; else failed=$((failed + 1)); fi
    if [ "$failed" -ge "$fails" ] && [ "$failed" -ge "$(patience)" ]; then
      echo "watchdog: no sign of life, so it is ended and begins anew" >&2
      kill -KILL "$program"
      return
    fi
    sleep "$every"
  done
}
watch &
watcher=$!

# told to end, the program may take its time: only the one who told it ends it by force
end() { kill -KILL "$watcher" 2>/dev/null; kill -s "$1" "$program" 2>/dev/null; }
trap 'end TERM' TERM
trap 'end INT' INT
trap 'end QUIT' QUIT

# a signal ends the waiting, not the program
while :; do
  wait "$program"
  code=$?
  kill -0 "$program" 2>/dev/null || break
done
kill -KILL "$watcher" 2>/dev/null
exit "$code"
