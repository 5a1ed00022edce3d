/* What reader.c (lists, comments) and reader_atom.c (strings, numbers, names) share. */
#ifndef ASSAY_FRONT_LANG_READER_H
#define ASSAY_FRONT_LANG_READER_H

#include "front/lang/sexp.h"
#include "front/lang/value.h"

struct reader {
    struct arena *arena;
    const char *path, *at, *end;
    struct lang_place place; /* of at */
    unsigned depth;
    struct error *error;
};

bool reader_refuse(struct reader *reader, struct lang_place at, const char *format, ...)
    __attribute__((format(printf, 3, 4)));
void reader_advance(struct reader *reader, size_t bytes);
bool reader_sees(const struct reader *reader, const char *text);
bool reader_at_delimiter(const struct reader *reader);
bool reader_skip(struct reader *reader); /* blanks and comments */
struct sexp *reader_make(struct reader *reader, enum sexp_kind kind, struct lang_place at);

const struct sexp *reader_string(struct reader *reader, bool raw); /* at '"', or raw: at '#rx"' */
const struct sexp *reader_atom(struct reader *reader);

#endif
