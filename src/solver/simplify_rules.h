/* What the rules of simplification share: each takes operands that are simple
 * already and gives a simple term with the same meaning.
 *
 * Within one simplifier equal terms are one term (they are looked up before
 * they are made), so rules compare pointers. */
#ifndef ASSAY_SOLVER_SIMPLIFY_RULES_H
#define ASSAY_SOLVER_SIMPLIFY_RULES_H

#include "solver/simplify.h"

/* What is known of a term; found by its address. */
struct term_note {
    const struct lang_term *term;
    const struct lang_term *simple;  /* NULL: not simplified yet */
    const struct lang_term *defined; /* NULL: not asked yet */
    const struct shape *shape;       /* of flatten: NULL: not taken apart yet */
    size_t number;                   /* of those made here, in order */
    bool may_be_undefined, never_defined;
};

/* Notes lie in chunks, so that they stay where they are. */
struct note_chunk {
    struct note_chunk *next;
    size_t used;
    struct term_note notes[30];
};

struct simplifier {
    struct arena *arena;
    const struct lang_value *const *values; /* NULL: none is known */
    enum lang_side known;                   /* whose they are */
    bool relation;                          /* the other side becomes HERE */
    struct term_note **notes;               /* by address; notes[0..note_capacity) */
    size_t note_count, note_capacity;
    struct note_chunk *chunks;
    const struct lang_term **made; /* by content */
    size_t made_count, made_capacity;
    size_t budget; /* of terms that lifting and expanding may still make */
};

#define SIMPLIFY_BUDGET 400000

void simplifier_init(struct simplifier *s, struct arena *arena);
void simplifier_release(struct simplifier *s);
struct term_note *simplifier_note(struct simplifier *s, const struct lang_term *term);

/* The one term with these operands, without any rule but that a closed term is its value. */
const struct lang_term *made(struct simplifier *s, const struct lang_term *like);
const struct lang_term *made_of(struct simplifier *s, enum lang_op op, const struct lang_type *type,
                                const struct lang_term *const *args, size_t count);
const struct lang_term *made_constant(struct simplifier *s, const struct lang_type *type,
                                      const struct lang_value *value);
const struct lang_term *made_boolean(struct simplifier *s, bool b);
const struct lang_term *made_integer(struct simplifier *s, const mpz_t n);

bool may_be_undefined(struct simplifier *s, const struct lang_term *term);
bool never_defined(struct simplifier *s, const struct lang_term *term);
bool spend(struct simplifier *s, size_t terms); /* from the budget; false: not enough is left */

/* simple() of any term; the others take simple operands. */
const struct lang_term *simple(struct simplifier *s, const struct lang_term *term);
const struct lang_term *simple_node(struct simplifier *s, const struct lang_term *like);
const struct lang_term *simple_of(struct simplifier *s, enum lang_op op, const struct lang_type *type,
                                  const struct lang_term *const *args, size_t count);

const struct lang_term *simple_not(struct simplifier *s, const struct lang_term *a);
const struct lang_term *simple_connect(struct simplifier *s, enum lang_op op, const struct lang_term *const *args,
                                       size_t count);
const struct lang_term *simple_both(struct simplifier *s, const struct lang_term *a, const struct lang_term *b);
const struct lang_term *simple_either(struct simplifier *s, const struct lang_term *a, const struct lang_term *b);
const struct lang_term *simple_ite(struct simplifier *s, const struct lang_term *condition, const struct lang_term *a,
                                   const struct lang_term *b);
/* op: EQUAL, LESS, LESS_EQUAL; of any type. */
const struct lang_term *simple_compare(struct simplifier *s, enum lang_op op, const struct lang_term *a,
                                       const struct lang_term *b);
/* A Boolean term: has it a value? */
const struct lang_term *simple_defined(struct simplifier *s, const struct lang_term *term);
const struct lang_term *simple_all_defined(struct simplifier *s, const struct lang_term *const *args, size_t count);

/* Groups of operators; NULL: no rule applies. */
const struct lang_term *simple_number(struct simplifier *s, const struct lang_term *like);
const struct lang_term *simple_number_compare(struct simplifier *s, enum lang_op op, const struct lang_term *a,
                                              const struct lang_term *b);
const struct lang_term *simple_string(struct simplifier *s, const struct lang_term *like);
const struct lang_term *simple_string_equal(struct simplifier *s, const struct lang_term *a, const struct lang_term *b);
const struct lang_term *simple_structure(struct simplifier *s, const struct lang_term *like);
const struct lang_term *simple_structure_equal(struct simplifier *s, const struct lang_term *a,
                                               const struct lang_term *b);
const struct lang_term *simple_quantifier(struct simplifier *s, const struct lang_term *like);

/* The items of a list, the fields of an object, that are written down or constant; false: they are not. */
bool shape_items(struct simplifier *s, const struct lang_term *term, struct terms *out);

/* A copy in which a bound symbol is another term; shared parts stay shared. */
const struct lang_term *term_with_element(struct arena *arena, const struct lang_term *body,
                                          const struct lang_symbol *bound, const struct lang_term *element);

#endif
