/* Making terms.  The caller has checked the types; what is simplified here is
 * what needs no knowledge of them. */
#ifndef ASSAY_FRONT_LANG_TERM_H
#define ASSAY_FRONT_LANG_TERM_H

#include "front/lang/lang.h"
#include "front/lang/value.h"

#define TERM_SIZE_MOST 200000
#define TERM_DEPTH_MOST 2000

const struct lang_term *term_constant(struct arena *arena, const struct lang_type *type,
                                      const struct lang_value *value);
const struct lang_term *term_symbol(struct arena *arena, const struct lang_symbol *symbol);
/* Copies args.  Closed terms become constants where they have a value. */
const struct lang_term *term_make(struct arena *arena, enum lang_op op, const struct lang_type *type,
                                  const struct lang_term *const *args, size_t count);
const struct lang_term *term_unary(struct arena *arena, enum lang_op op, const struct lang_type *type,
                                   const struct lang_term *a);
const struct lang_term *term_binary(struct arena *arena, enum lang_op op, const struct lang_type *type,
                                    const struct lang_term *a, const struct lang_term *b);
const struct lang_term *term_field(struct arena *arena, const struct lang_term *object, size_t index);
const struct lang_term *term_quantified(struct arena *arena, enum lang_op op, const struct lang_symbol *bound,
                                        const struct lang_term *list, const struct lang_term *body);
const struct lang_term *term_mapped(struct arena *arena, const struct lang_symbol *bound, const struct lang_term *list,
                                    const struct lang_term *body);
const struct lang_term *term_cover_class(struct arena *arena, const struct lang_cover *cover,
                                         const struct lang_term *string);
const struct lang_term *term_boolean(struct arena *arena, bool b);
const struct lang_term *term_integer(struct arena *arena, long long n);
/* AND, OR: flattened, without the neutral ones; NOT: not twice. */
const struct lang_term *term_connect(struct arena *arena, enum lang_op op, const struct lang_term *const *args,
                                     size_t count);
const struct lang_term *term_not(struct arena *arena, const struct lang_term *a);
const struct lang_term *term_placed(struct arena *arena, const struct lang_term *term, struct lang_place at);

bool term_is(const struct lang_term *term, bool b); /* that Boolean constant */
bool term_too_large(const struct lang_term *term);

/* A copy in which a symbol may become another term; NULL leaves it. */
typedef const struct lang_term *term_replacement(void *context, const struct lang_term *symbol);
const struct lang_term *term_replace(struct arena *arena, const struct lang_term *term, term_replacement *replacement,
                                     void *context);
const struct lang_term *term_on_side(struct arena *arena, const struct lang_term *term, enum lang_side side);
/* Calls for every symbol in it, bound ones too, perhaps several times. */
void term_each_symbol(const struct lang_term *term, void (*visit)(void *context, const struct lang_symbol *symbol),
                      void *context);

/* ---- evaluation, per group of operators ---- */

struct evaluation {
    struct arena *arena;
    const struct lang_value *const *solutions[3]; /* by side */
    const struct evaluation_binding *bindings;
    struct error *error;
    bool failed;
};
struct evaluation_binding {
    const struct lang_symbol *symbol;
    const struct lang_value *value;
    const struct evaluation_binding *next;
};
const struct lang_value *evaluate_term(struct evaluation *e, const struct lang_term *term);
/* args are defined; NULL: undefined. */
const struct lang_value *evaluate_number(struct evaluation *e, const struct lang_term *term,
                                         const struct lang_value **args);
const struct lang_value *evaluate_string(struct evaluation *e, const struct lang_term *term,
                                         const struct lang_value **args);

#endif
