/* What a solver answers, read strictly: S-expressions, and values of a type.
 * Whatever is not exactly what was asked for is refused. */
#ifndef ASSAY_SOLVER_ANSWER_H
#define ASSAY_SOLVER_ANSWER_H

#include "front/lang/lang.h"

/* An atom is its text; a list its items.  Lives in an arena. */
struct sexpr {
    const char *atom; /* NULL: a list; strings with their quotes */
    size_t length;
    struct sexpr **items;
    size_t count;
};

/* The next one of a text; comments are passed over.  NULL: there is none, or
 * it does not end (malformed is set then). */
struct sexpr *sexpr_read(struct arena *arena, const char **at, const char *end, bool *malformed);
bool sexpr_is(const struct sexpr *sexpr, const char *atom);
bool sexpr_begins(const struct sexpr *sexpr, const char *atom); /* a list with this first */
void sexpr_print(const struct sexpr *sexpr, size_t most, struct text *out);

/* 5, (- 5); false: it is none. */
bool answer_integer(const struct sexpr *sexpr, mpz_t n);
bool answer_real(const struct sexpr *sexpr, mpq_t q); /* 1.5, (/ 1 3), (- (/ 1.0 3.0)) … */
/* The value of a symbol that is no String; NULL: not of its type. */
const struct lang_value *answer_value(struct arena *arena, const struct lang_symbol *symbol, const struct sexpr *sexpr);

#endif
