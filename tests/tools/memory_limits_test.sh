#!/usr/bin/env bash
# memory_limits_test.sh ARIADNE: runs commands with several threads under limits of the address space, from almost nothing to
# plenty. Whatever fails must fail with an exit code of ours, never by a signal.
set -uo pipefail
ariadne=$1
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

failed=0
# try KIBIBYTES ARGUMENTS...: the program may end well or say that something is missing.
try() {
  local limit=$1
  shift
  (ulimit -c 0 -v "$limit" && exec "$ariadne" "$@") >/dev/null 2>"$folder/err"
  local code=$?
  case $code in
    0 | 2 | 4 | 6) ;;
    127) ;; # too little to load the program itself
    *)
      echo "exit code $code with $limit KiB: $*"
      cat "$folder/err"
      failed=1
      ;;
  esac
}

for limit in 16000 24000 28000 32000 64000 128000 300000; do
  rm -f "$folder/match.jsonl"
  try $limit match theseus perfect random --games 4 --jobs 3 --seed 1 --opening-plies 0 --record "$folder/match.jsonl"
  try $limit match pacman strong:nodes=2000 random --games 2 --jobs 2 --seed 1 --opening-plies 0
  try $limit solve-game theseus --boards 3 --jobs 3 --seed 1
  try $limit pacman -q -n 2 -p strong:nodes=100
done
exit $failed
