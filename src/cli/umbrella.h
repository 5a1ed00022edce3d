/* Umbrella: a header that declares nothing itself and only includes those of its
 * library that do: "mpack.h", "cbor.h".  Whoever names it means these. */
#ifndef ASSAY_CLI_UMBRELLA_H
#define ASSAY_CLI_UMBRELLA_H

#include "base/memory.h"
#include "cli/words.h"

/* Appends the headers that the given ones include, themselves or by way of others, as far as they lie in the folder of
 * the header that was given, or below.  Returns how many. */
size_t umbrella_headers(const struct words *given, struct words *headers, struct arena *arena);

#endif
