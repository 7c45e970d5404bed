# Thin on purpose: every target is a line or two over the CMake presets and the scripts of tools/.
.DEFAULT_GOAL := help
.PHONY: help run test lint fuzz bench format clean

ARGS ?=
FUZZ_SECONDS ?= 20
# `make -s` also silences the builds.
quiet := $(if $(findstring s,$(firstword -$(MAKEFLAGS))),-- --quiet)

help:  ## list the targets
	@echo 'usage: make TARGET [VARIABLE=value]'
	@awk -F ':.*##' '/^[a-z]+:.*##/ { printf "  %-8s%s\n", $$1, $$2 }' $(MAKEFILE_LIST)

run:  ## install missing packages, build and start ariadne; ARGS="list games" passes arguments
	@tools/setup.sh run
	@$(MAKE) -s --no-print-directory build/release/build.ninja
	@cmake --build build/release --target ariadne $(quiet) >&2
	@build/release/bin/ariadne $(ARGS)

test:  ## install missing packages, build, and run every test and check
	@tools/setup.sh test
	@$(MAKE) -s --no-print-directory build/release/with_tests build/asan/build.ninja
	@tools/test.sh

lint:  ## compile everything with clang 19, run clang-tidy, check the shell scripts and look for data races
	@tools/setup.sh lint
	@$(MAKE) -s --no-print-directory build/tidy/build.ninja build/tsan/build.ninja
	cmake --build build/tidy -- -k 0 $(if $(quiet),--quiet)
	shellcheck -S warning tools/*.sh tests/tools/*.sh .ci/run
	cmake --build build/tsan --target thread_tests ariadne $(quiet)
	tools/threads.sh build/tsan

fuzz:  ## fuzz every parser for FUZZ_SECONDS (default 20)
	@tools/setup.sh fuzz
	@$(MAKE) -s --no-print-directory build/fuzz/build.ninja
	cmake --build build/fuzz $(quiet)
	tools/fuzz.sh build/fuzz $(FUZZ_SECONDS)

bench:  ## measure speed and show the node signature
	@$(MAKE) --no-print-directory run ARGS=bench

format:  ## format every source file
	@tools/setup.sh test
	@tools/check_format.sh --fix

clean:  ## remove everything that was built
	rm -rf build

# The tests of the whole program are built beside the program that people run.
build/release/with_tests: CMakePresets.json
	@cmake --fresh --preset test >&2
	@touch $@

build/%/build.ninja: CMakePresets.json
	@cmake --fresh --preset $* >&2
	@touch $@
