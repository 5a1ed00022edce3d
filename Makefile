# make            builds into build/ and leaves build/assay
# make test       builds and runs the quick tests
# make install    PREFIX=/usr/local DESTDIR=
# make format     clang-format over all C files
PREFIX ?= /usr/local
BUILD ?= build
CMAKE_FLAGS ?=

.PHONY: all test install format clean

all: $(BUILD)/build.ninja
	@cmake --build $(BUILD)

$(BUILD)/build.ninja: CMakeLists.txt
	@cmake -G Ninja -S . -B $(BUILD) -DCMAKE_INSTALL_PREFIX=$(PREFIX) $(CMAKE_FLAGS) >/dev/null

test: all
	@ctest --test-dir $(BUILD) --output-on-failure -LE long

install: all
	@DESTDIR="$(DESTDIR)" cmake --install $(BUILD) --prefix "$(PREFIX)"

format:
	@find src -name '*.[ch]' | xargs clang-format-19 -i

clean:
	@cmake -E rm -rf $(BUILD)
