#!/usr/bin/env bash
# bad_agents_test.sh ARIADNE: twelve agents that behave badly, each in a match against a random one: the failure is named as
# it should be, the other side's games are unharmed, and no process and no file is left behind. As the user who runs this, and
# if that is root, as nobody too. Without a sandbox on this system it is skipped (exit code 77).
set -uo pipefail
ariadne=$(realpath "$1")
agent=$(realpath "$(dirname "$0")/../agents/external/bad_agent.py")
work=$(mktemp -d)
chmod 755 "$work"
listener=
trap 'rm -rf "$work"; [[ -z $listener ]] || kill "$listener"' EXIT

if ! bwrap --ro-bind / / --proc /proc --unshare-net true 2>/dev/null; then
  echo 'skipped: bubblewrap is not installed, or does not work here'
  exit 77
fi
# Somebody to connect to.
python3 -c 'import socket, time
s = socket.create_server(("127.0.0.1", 0)); print(s.getsockname()[1], flush=True); time.sleep(600)' >"$work/port" &
listener=$!
while [[ ! -s $work/port ]]; do sleep 0.05; done
port=$(<"$work/port")

failures=0
fail() { echo "FAILED: $*"; failures=$((failures + 1)); }

declare -A expected=([spin]=timeout [sleep]=timeout [late]=timeout [flood-out]=protocol [flood-err]=timeout [allocate]=memory
  [fork]=crash [crash]=crash [exit]=crash [nonsense]=protocol [illegal]=invalid [escape]=none)

# Those that end by themselves have time for it, however busy this machine is.
declare -A time=([allocate]=60s [fork]=60s [crash]=60s [exit]=60s [flood-out]=60s [nonsense]=60s [illegal]=60s [escape]=60s)

# play USER KIND: two games in which the bad agent has either side.
play() {
  local mark=mark-$$-$1-$2 as=()
  [[ $1 == me ]] || as=(setpriv --reuid=65534 --regid=65534 --clear-groups)
  (cd / && "${as[@]}" "$ariadne" match reversi:size=4 "cmd:\"python3 $agent $2 $port $mark\"" random --games 2 --jobs 1 --seed 1 \
    --opening-plies 0 --time "${time[$2]-300ms}" --start-time 30s --agent-memory 96M --json --quiet >"$work/$1-$2.json" 2>"$work/$1-$2.err")
  echo $? >"$work/$1-$2.code"
  pgrep -f "$mark" >"$work/$1-$2.left"
}

check() {
  local kind=${expected[$2]} out=$work/$1-$2.json
  [[ $(<"$work/$1-$2.code") == 0 ]] || fail "$1 $2: exit code $(<"$work/$1-$2.code"): $(head -c 300 "$work/$1-$2.err")"
  if [[ $kind == none ]]; then
    ! grep -q '"forfeits"' "$out" || fail "$1 $2: $(grep -o '"forfeits".*' "$out" | head -c 300)"
  else
    [[ $(grep -o "\"kind\":\"$kind\"" "$out" | wc -l) == 2 ]] || fail "$1 $2: expected $kind twice: $(head -c 600 "$out")"
  fi
  [[ ! -s $work/$1-$2.left ]] || fail "$1 $2: processes are left"
}

users=(me)
if [[ $EUID == 0 ]]; then
  if setpriv --reuid=65534 --regid=65534 --clear-groups "$ariadne" version >/dev/null 2>&1; then users+=(nobody)
  else echo 'note: not tested as nobody, who cannot run the program here'; fi
fi
for user in "${users[@]}"; do
  running=0
  for kind in "${!expected[@]}"; do
    play "$user" "$kind" &
    running=$((running + 1))
    if ((running % 3 == 0)); then wait -n; fi
  done
done
for job in $(jobs -p); do [[ $job == "$listener" ]] || wait "$job"; done
for user in "${users[@]}"; do
  for kind in "${!expected[@]}"; do check "$user" "$kind"; done
done
# A program that cannot be run: in our own words.
"$ariadne" check-agent ./no-such-program >"$work/unknown" 2>&1 && fail 'a program that does not exist passed its check'
grep -qF "start: cannot run './no-such-program' in the sandbox: No such file or directory" "$work/unknown" ||
  fail "a program that does not exist: $(head -c 600 "$work/unknown")"
! grep -q prlimit "$work/unknown" || fail "what runs in the sandbox is shown: $(head -c 600 "$work/unknown")"
for file in /tmp/ariadne-left-behind /var/tmp/left-behind /etc/left-behind /left-behind "$(dirname "$agent")/left-behind"; do
  [[ ! -e $file ]] || fail "$file is left"
done
echo "${#expected[@]} agents as ${users[*]}, $failures failures"
[[ $failures == 0 ]]
