/* All inputs in one question: n copies of the symbols with all pairs said, n
 * copies and 'distinct', or functions of a number and a quantifier. */
#include "engine/solve/encoding_asking.h"

#include "front/lang/term.h"

struct copies {
    struct asking *asking;
    const struct lang_symbol **symbols; /* [k * symbol_count + index] */
    size_t first, second;               /* which copy a side stands for */
};

static const struct lang_term *of_copy(void *context, const struct lang_term *symbol)
{
    struct copies *copies = context;
    if (symbol->symbol->kind == LANG_BOUND)
        return NULL;
    size_t copy = symbol->side == LANG_SECOND ? copies->second : copies->first;
    return term_symbol(&copies->asking->arena,
                       copies->symbols[copy * copies->asking->flat->symbol_count + symbol->symbol->index]);
}

static const struct lang_term *copy_term(struct copies *copies, const struct lang_term *term, size_t first,
                                         size_t second)
{
    copies->first = first;
    copies->second = second;
    return term_replace(&copies->asking->arena, term, of_copy, copies);
}

static bool say_copy(struct copies *copies, const struct lang_term *term, size_t first, size_t second,
                     struct error *error)
{
    const struct lang_term *copy = copy_term(copies, term, first, second);
    return term_is(copy, true) || solver_assert(copies->asking->solver, copy, error);
}

static void declare_copies(struct copies *copies)
{
    struct asking *asking = copies->asking;
    const struct flat *flat = asking->flat;
    copies->symbols = arena_alloc(&asking->arena, (asking->n * flat->symbol_count + 1) * sizeof *copies->symbols);
    for (size_t k = 0; k < asking->n; k++)
        for (size_t i = 0; i < flat->symbol_count; i++) {
            struct lang_symbol *symbol = arena_alloc(&asking->arena, sizeof *symbol);
            *symbol = *flat->symbols[i];
            symbol->index = k * flat->symbol_count + i;
            copies->symbols[symbol->index] = symbol;
            solver_declare(asking->solver, symbol);
        }
}

/* A holds for each, and each differs from those before. */
static bool say_each(struct copies *copies, struct error *error)
{
    struct asking *asking = copies->asking;
    for (size_t k = 0; k < asking->n; k++)
        for (size_t i = 0; i < asking->flat->assertions.count; i++)
            if (!say_copy(copies, asking->flat->assertions.items[i], k, k, error))
                return false;
    for (size_t i = 0; i < asking->before_count; i++) {
        const struct lang_term *difference = difference_from(asking, asking->before[i]);
        for (size_t k = 0; k < asking->n; k++)
            if (!say_copy(copies, difference, k, k, error))
                return false;
    }
    return true;
}

static bool say_all_pairs(struct copies *copies, struct error *error)
{
    const struct form *form = copies->asking->form;
    for (size_t i = 0; i < copies->asking->n; i++)
        for (size_t j = i + 1; j < copies->asking->n; j++)
            if (!say_copy(copies, form->relation, i, j, error) ||
                (!form->symmetric && !say_copy(copies, form->relation, j, i, error)))
                return false;
    return true;
}

static bool say_distinct(struct copies *copies, struct error *error)
{
    struct asking *asking = copies->asking;
    const struct lang_term *feature = asking->core->feature;
    const struct lang_term **all = arena_alloc(&asking->arena, (asking->n + 1) * sizeof *all);
    for (size_t k = 0; k < asking->n; k++)
        all[k] = copy_term(copies, feature, k, k);
    const struct lang_type *list = type_of(&asking->arena, LANG_LIST, feature->type);
    const struct lang_term *term = term_unary(&asking->arena, LANG_DISTINCT, type_plain(LANG_BOOLEAN),
                                              term_make(&asking->arena, LANG_MAKE_LIST, list, all, asking->n));
    return asking->n < 2 || solver_assert(asking->solver, term, error);
}

static bool say_family(struct asking *asking, struct error *error)
{
    const struct flat *flat = asking->flat;
    struct terms assertions = {0};
    for (size_t i = 0; i < flat->assertions.count; i++)
        vector_push(&assertions, flat->assertions.items[i]);
    for (size_t i = 0; i < asking->before_count; i++)
        vector_push(&assertions, difference_from(asking, asking->before[i]));
    bool said = solver_assert_family(asking->solver, asking->n, flat->symbols, flat->symbol_count, assertions.items,
                                     assertions.count, asking->form->relation, error);
    vector_release(&assertions);
    return said;
}

bool copies_begin(struct asking *asking, struct error *error)
{
    if (!encoding_fits(asking->encoding, asking->form, error))
        return false;
    asking->answered =
        arena_alloc(&asking->arena, (asking->n * asking->flat->symbol_count + 1) * sizeof *asking->answered);
    if (asking->encoding == ENCODING_FORALL)
        return say_family(asking, error);
    struct copies copies = {.asking = asking};
    declare_copies(&copies);
    if (!say_each(&copies, error))
        return false;
    return asking->encoding == ENCODING_ALL ? say_all_pairs(&copies, error) : say_distinct(&copies, error);
}

/* 'distinct' of undefined values is false, while they count as different. */
static bool unsat_is_proof(const struct asking *asking)
{
    return asking->encoding != ENCODING_DISTINCT || !term_may_be_undefined(asking->core->feature);
}

enum asked copies_next(struct asking *asking, struct arena *arena, const struct lang_value **scalars, struct text *why)
{
    size_t count = asking->flat->symbol_count;
    if (!asking->asked) {
        bool family = asking->encoding == ENCODING_FORALL;
        enum solver_answer answer = family ? solver_check_family(asking->solver, &asking->arena, asking->answered, why)
                                           : solver_check(asking->solver, &asking->arena, asking->answered, why);
        if (answer == SOLVER_UNKNOWN)
            return ASKED_UNKNOWN;
        if (answer == SOLVER_UNSATISFIABLE && unsat_is_proof(asking))
            return ASKED_IMPOSSIBLE;
        if (answer == SOLVER_UNSATISFIABLE) {
            text_add(why, "with distinct, inputs without a value of the feature do not count");
            return ASKED_UNKNOWN;
        }
        asking->asked = true;
    }
    if (asking->given == asking->n)
        return ASKED_EXHAUSTED;
    for (size_t i = 0; i < count; i++)
        scalars[i] = lang_value_copy(arena, asking->answered[asking->given * count + i]);
    asking->given++;
    return ASKED_INPUT;
}
