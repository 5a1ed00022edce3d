/* S-expressions with their places: what an *.assay file is made of.
 *
 * ; to the end of the line, #| nested |# and #; (the next expression) are
 * comments.  () and [] are the same but close each other.  'x reads as
 * (quote x), ?x as (blank x).  In "…" the escapes \n \t \r \" \\ \uHHHH
 * \u{…} stand for characters; any other keeps its backslash, so that "\d" is
 * what it is in a regex.  In #rx"…" only \" is an escape.  Numbers are exact:
 * 12, -3/4, 1.25, 2.5e-3. */
#ifndef ASSAY_FRONT_LANG_SEXP_H
#define ASSAY_FRONT_LANG_SEXP_H

#include "front/lang/lang.h"

enum sexp_kind {
    SEXP_SYMBOL,
    SEXP_STRING,
    SEXP_REGEX,
    SEXP_NUMBER,  /* value: Integer or Real */
    SEXP_BOOLEAN, /* value */
    SEXP_KEYWORD, /* #:name */
    SEXP_LIST,
};

struct sexp {
    enum sexp_kind kind;
    struct lang_place at;
    const char *text; /* SYMBOL, KEYWORD (its name), STRING, REGEX; NUMBER, BOOLEAN: as written */
    size_t length;
    const struct sexp **items; /* LIST */
    size_t count;
    const struct lang_value *value;
};

/* All expressions of a file as one list.  NULL: an error.  path is for messages. */
const struct sexp *sexp_read(struct arena *arena, const char *path, const char *source, size_t length,
                             struct error *error);
bool sexp_is(const struct sexp *sexp, const char *symbol);
bool sexp_begins(const struct sexp *sexp, const char *symbol); /* a list with that symbol first */
void sexp_print(const struct sexp *sexp, struct text *out);
void sexp_describe(const struct sexp *sexp, struct text *out); /* "the string \"abc\"", "'(foo …)'" */
void sexp_print_string(const char *s, size_t length, struct text *out);

#endif
