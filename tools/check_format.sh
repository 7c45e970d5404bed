#!/usr/bin/env bash
# check_format.sh [--fix]: checks that every C++ source is formatted as .clang-format says; --fix formats them.
set -euo pipefail
cd "$(dirname "$0")/.."

mode=(--dry-run -Werror)
if [[ ${1-} == --fix ]]; then mode=(-i); fi
find src tests bench -name '*.[ch]pp' -print0 | xargs -0 clang-format-19 "${mode[@]}"
