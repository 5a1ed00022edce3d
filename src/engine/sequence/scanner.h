/* Scanner: where a parser of the text form stands, and what it can read there. */
#ifndef ASSAY_ENGINE_SEQUENCE_SCANNER_H
#define ASSAY_ENGINE_SEQUENCE_SCANNER_H

#include <stdint.h>

#include "base/error.h"
#include "model/type.h"

struct scanner {
    const char *at;
    int line;
    struct error *error;
};

/* Always false: "line 3: expected …, found '…'" */
bool scan_fail(const struct scanner *scanner, const char *expected);
void scan_spaces(struct scanner *scanner);
bool scan_accept(struct scanner *scanner, char c);
bool scan_expect(struct scanner *scanner, char c);
size_t scan_word_length(const char *at);                        /* 0: there is none */
char *scan_word(struct scanner *scanner);                       /* NULL: there is none; caller frees */
bool scan_accept_word(struct scanner *scanner, const char *word);
bool scan_digits(struct scanner *scanner, uint64_t *number);    /* -3, 0xff */
/* Also true, 'a', A | B; type: has the constants, or NULL. */
bool scan_number(struct scanner *scanner, const struct type *type, uint64_t *value);
bool scan_literal(struct scanner *scanner, struct text *bytes); /* behind its first quote */

#endif
