#!/usr/bin/env bash
# setup.sh run|test|lint|fuzz: installs the missing packages for this purpose.
# All messages go to stderr. With SETUP=skip in the environment nothing is installed.
set -euo pipefail

build=(g++ cmake ninja-build ccache libboost-dev libcli11-dev libexpected-dev libfmt-dev nlohmann-json3-dev robin-map-dev)
check=(clang-format-19 libgtest-dev librapidcheck-dev)
clang=(clang-19 libclang-rt-19-dev)
lint=(clang-tidy-19 libbenchmark-dev shellcheck)

say() { echo "setup: $*" >&2; }
stop() { say "$@"; exit 1; }

case ${1-} in
  run) packages=("${build[@]}") ;;
  test) packages=("${build[@]}" "${check[@]}" "${clang[@]}") ;;
  lint) packages=("${build[@]}" "${check[@]}" "${clang[@]}" "${lint[@]}") ;;
  fuzz) packages=("${build[@]}" "${clang[@]}") ;;
  *) stop 'usage: tools/setup.sh run|test|lint|fuzz' ;;
esac

if [[ ${SETUP-} == skip ]]; then exit 0; fi
if ! command -v apt-get >/dev/null; then
  say 'this system has no apt-get. Please install what these packages of Debian 12 contain:'
  say "  ${packages[*]}"
  stop 'and then try again with SETUP=skip.'
fi

# dpkg-query fails for an unknown package; that is no reason to stop.
installed=$({ dpkg-query -W -f '${db:Status-Status} ${Package}\n' "${packages[@]}" 2>/dev/null || true; } | sed -n 's/^installed //p')
missing=()
for package in "${packages[@]}"; do
  grep -qxF "$package" <<<"$installed" || missing+=("$package")
done
if [[ ${#missing[@]} == 0 ]]; then exit 0; fi

as_root=()
if [[ $EUID != 0 ]]; then
  command -v sudo >/dev/null || stop "please install, as root: apt-get install ${missing[*]}"
  as_root=(sudo)
fi
apt() {
  "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get -qq -o Dpkg::Use-Pty=0 -o DPkg::Lock::Timeout=300 "$@" >&2
}

say "installing ${missing[*]}"
apt update || say 'the package lists could not be refreshed; going on with those that are here'
apt install --no-install-recommends "${missing[@]}" ||
  stop 'the installation failed. Debian 12 or later, or Ubuntu 24.04 or later with its universe component, is needed.'
