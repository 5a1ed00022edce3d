/* Random terms over a few symbols of every scalar type, and values for them. */
#ifndef ASSAY_TESTS_SOLVER_TERMS_H
#define ASSAY_TESTS_SOLVER_TERMS_H

#include "base/dice.h"
#include "front/lang/term.h"

#define WORLD_SYMBOLS 13

/* Types, a table, regexes and covers, the same for all worlds. */
struct things;
struct things *things_new(void);
void things_free(struct things *things);

struct world {
    struct arena arena;
    struct things *things;
    struct dice dice;
    bool beyond; /* characters beyond U+FFFF occur, and only regexes that know them */
    const struct lang_symbol *symbols[WORLD_SYMBOLS]; /* the same in all worlds of some things */
    const struct lang_value *values[WORLD_SYMBOLS];
    size_t symbol_count;
};
void world_init(struct world *world, struct things *things, uint64_t seed, uint64_t index);
void world_release(struct world *world);
const struct lang_term *world_term(struct world *world, unsigned long seen[LANG_OP_COUNT]);
bool world_makes(enum lang_op op);

#endif
