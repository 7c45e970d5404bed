#!/usr/bin/env bash
# agent_examples_test.sh FOLDER: the examples of docs/writing-an-agent.md with the program in that folder, started where
# examples/ is found. Without a sandbox on this system they are skipped (exit code 77).
set -euo pipefail
root=$(realpath "$(dirname "$0")/../..")
if ! bwrap --ro-bind / / --proc /proc --unshare-net true 2>/dev/null; then
  echo 'skipped: bubblewrap is not installed, or does not work here'
  exit 77
fi
exec "$root/tools/run_examples.sh" "$1" "$root/docs/writing-an-agent.md"
