#!/usr/bin/env bash
# setup.sh run|test|lint|fuzz: installs the missing packages for this purpose.
# All messages go to stderr. With SETUP=skip in the environment nothing is installed.
set -euo pipefail
cd "$(dirname "$0")/.."

build=(g++ cmake ninja-build ccache libboost-dev libcli11-dev libexpected-dev libfmt-dev libsqlitecpp-dev
  libsqlite3-dev libtomlplusplus-dev nlohmann-json3-dev robin-map-dev)
sandbox=(bubblewrap)
check=(python3 clang-format-19 libgtest-dev librapidcheck-dev)
clang=(clang-19 libclang-rt-19-dev lld-19)
lint=(clang-tidy-19 libbenchmark-dev shellcheck)

say() { echo "setup: $*" >&2; }
stop() { say "$@"; exit 1; }

case ${1-} in
  run) packages=("${build[@]}" "${sandbox[@]}") ;;
  test) packages=("${build[@]}" "${sandbox[@]}" "${check[@]}" "${clang[@]}") ;;
  lint) packages=("${build[@]}" "${check[@]}" "${clang[@]}" "${lint[@]}") ;;
  fuzz) packages=("${build[@]}" "${clang[@]}") ;;
  *) stop 'usage: tools/setup.sh run|test|lint|fuzz' ;;
esac

if [[ ${SETUP-} == skip ]]; then exit 0; fi

# Node may come from elsewhere, and then Debian's packages would get into its way.
if [[ $1 == test ]]; then
  packages+=(chromium)
  command -v node >/dev/null || packages+=(nodejs)
  command -v npm >/dev/null || packages+=(npm)
fi

# What the page is built and tested with: once for every change of the list.
install_for_page() {
  local list=web/package-lock.json installed=web/node_modules/.package-lock.json
  if [[ $1 != test || $installed -nt $list ]]; then return; fi
  say 'installing what the page is built with'
  npm --prefix web ci --no-progress --loglevel=error >&2 || stop 'npm ci failed in the folder web'
  touch "$installed"
}
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
if [[ ${#missing[@]} == 0 ]]; then
  install_for_page "$1"
  exit 0
fi

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
install_for_page "$1"
