#!/usr/bin/env bash
# mutate_test.sh: what mutate.sh copies, refuses and reports, with a project of one source and a build that takes no time.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
mkdir -p "$folder"/{programs,project/{tools,src/core}}
cp "$(dirname "$0")/../../tools/mutate.sh" "$folder/project/tools"
cd "$folder/project"

# A build whose tests notice the first fault and no other.
cat >"$folder/programs/cmake" <<'END'
#!/usr/bin/env bash
[[ $1 == --build ]] || exit 0
mkdir -p "$2/bin"
printf '#!/usr/bin/env bash\n[[ $ARIADNE_MUTANT != 1 ]]\n' >"$2/bin/ariadne_tests"
chmod +x "$2/bin/ariadne_tests"
END
chmod +x "$folder/programs/cmake"
PATH=$folder/programs:$PATH

printf '#include <vector>\nint twice(int n) {\n  return 2 * n;\n}\n' >src/twice.cpp
touch src/core/empty.hpp src/deleted.cpp
echo build >.gitignore
git init --quiet
git add .
rm src/deleted.cpp
touch 'src/not added.cpp'

fail() {
  echo "FAILED: $1" >&2
  exit 1
}
# mutate FAULT...: a list of these faults, each an expression and what it becomes.
mutate() {
  printf 'src/twice.cpp\t%s\t%s\tTwice.*\n' "$@" >tools/mutations.txt
  tools/mutate.sh >"$folder/output" 2>&1
}
said() { grep -qF -- "$1" "$folder/output" || fail "expected '$1', got: $(cat "$folder/output")"; }

mutate '2 * n' '3 * n' || fail "a fault that is noticed: $(cat "$folder/output")"
said '1 of 1 faults noticed, 100 %'
grep -qF 'return (mutant(1) ? (3 * n) : (2 * n));' build/mutate/sources/src/twice.cpp || fail 'the fault is not in the copy'
[[ -e 'build/mutate/sources/src/not added.cpp' ]] || fail 'a file that was not added yet is not in the copy'
[[ ! -e build/mutate/sources/src/deleted.cpp ]] || fail 'a file that was deleted is in the copy'

! mutate '2 * n' '3 * n' 'int n' 'int m' || fail 'half of the faults were noticed, which should not do'
said 'SURVIVED   2  src/twice.cpp: int n -> int m'
said '1 of 2 faults noticed, 50 %'

! mutate '2 * n;' '3 * n;' || fail 'a statement was accepted'
said "mutate: line 1 of tools/mutations.txt has a ';', expected expressions"
! mutate '2 * n' 'n; n' || fail 'what becomes a statement was accepted'
said "has a ';'"
! mutate '4 * n' '3 * n' || fail 'an expression that is not in the file was accepted'
said "line 1: src/twice.cpp has no '4 * n'"
