#!/usr/bin/env bash
# seal_objects_test.sh COMPILER: what seal_objects.sh shows, hides and refuses.
set -euo pipefail
compiler=$1
seal=$(realpath "$(dirname "$0")/../../tools/seal_objects.sh")
folder=$(mktemp -d)
trap 'rm -r "$folder"' EXIT
cd "$folder"

fail() {
  echo "FAILED: $1" >&2
  exit 1
}
compile() { "$compiler" -std=c++20 "$@"; }

# Two units of a program that share an inline function, of which the sealed one has another version.
cat > unit.cpp <<'END'
namespace ariadne {
inline int shared() { return VERSION; }
int ENTRY() { return shared(); }
}
END
compile -fno-inline -DVERSION=1 -DENTRY=old_entry -c unit.cpp -o old.o
compile -fno-inline -DVERSION=2 -DENTRY=new_entry -c unit.cpp -o new.o
cat > main.cpp <<'END'
namespace ariadne {
int old_entry();
int new_entry();
}
int main() { return 10 * ariadne::old_entry() + ariadne::new_entry(); }
END
compile main.cpp new.o old.o -o mixed
result=0
./mixed || result=$?
[[ $result == 22 ]] || fail "unsealed units gave $result: the test does not show what sealing is for"

"$seal" new_entry sealed.o new.o
compile main.cpp sealed.o old.o -o program
result=0
./program || result=$?
[[ $result == 12 ]] || fail "sealed units gave $result, expected each to have its own function"

if "$seal" other_entry sealed.o new.o 2> errors; then fail 'an entry that does not exist was accepted'; fi
grep -q '0 symbols can be seen' errors || fail "unexpected message: $(cat errors)"

cat > early.cpp <<'END'
namespace ariadne {
int computed();
const int early = computed();
int new_entry() { return early; }
}
END
compile -c early.cpp -o early.o
if "$seal" new_entry sealed.o early.o 2> errors; then fail 'code that runs before main() was accepted'; fi
grep -q 'runs before main' errors || fail "unexpected message: $(cat errors)"
[[ ! -e sealed.o ]] || fail 'what was refused is still there'
