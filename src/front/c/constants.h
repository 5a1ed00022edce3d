/* Constants: numbers and strings that stand in sources and headers: what code
 * compares with is worth passing (macros' values, case labels, literals). */
#ifndef ASSAY_FRONT_C_CONSTANTS_H
#define ASSAY_FRONT_C_CONSTANTS_H

#include "base/vector.h"
#include "front/c/reader.h"

struct constants {
    VECTOR(int64_t) numbers; /* distinct, by first appearance; each also one below and one above, behind them all */
    VECTOR(char *) texts;    /* distinct, at most 64 bytes each; characters count as texts of one */
    VECTOR(char *) examples; /* of texts, from the comments of the given files (front/c/examples.h); distinct */
};
void constants_release(struct constants *constants);
/* Of the given files and sources themselves, not of what they include from elsewhere.  At most `most` of each. */
bool constants_read(struct constants *constants, const struct reader_options *options, size_t most,
                    struct error *error);

#endif
