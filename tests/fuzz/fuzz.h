/* One program with all parsers to fuzz; FUZZ_TARGET in the environment says which. */
#ifndef ASSAY_TESTS_FUZZ_H
#define ASSAY_TESTS_FUZZ_H

#include <stddef.h>
#include <stdint.h>

typedef void fuzz_target(const uint8_t *data, size_t size);
fuzz_target fuzz_regex, fuzz_language, fuzz_reader, fuzz_lang, fuzz_json;

#endif
