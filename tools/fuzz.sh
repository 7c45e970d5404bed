#!/usr/bin/env bash
# fuzz.sh BUILD SECONDS: runs each fuzzer of a build for this long, starting from the seeds in tests/fuzz/corpus.
# New inputs are kept in BUILD/corpus for the next run; inputs that fail are kept in BUILD/findings.
set -euo pipefail
build=$1
seconds=$2
seeds=$(dirname "$0")/../tests/fuzz/corpus

mkdir -p "$build/findings"
failed=0
for fuzzer in "$build"/bin/fuzz_*; do
  name=${fuzzer##*/fuzz_}
  log=$build/findings/$name.log
  mkdir -p "$build/corpus/$name"
  printf '%-13s' "$name"
  if "$fuzzer" -max_total_time="$seconds" -max_len=65536 -timeout=5 -rss_limit_mb=1024 -print_final_stats=1 \
    -artifact_prefix="$build/findings/$name-" "$build/corpus/$name" "$seeds/$name" 2>"$log"; then
    echo "$(awk '/number_of_executed_units/ { print $2 }' "$log") inputs in $seconds s, nothing found"
  else
    failed=1
    echo 'FAILED'
    tail -n 40 "$log"
  fi
done
exit $failed
