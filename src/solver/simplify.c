#include "solver/simplify_rules.h"

#include <string.h>

#define FEW 8

static const struct lang_term *simple_symbol(struct simplifier *s, const struct lang_term *term)
{
    bool known_side = term->symbol->kind != LANG_BOUND && s->values && term->side == s->known;
    if (known_side && s->values[term->symbol->index])
        return made_constant(s, term->type, s->values[term->symbol->index]);
    struct lang_term like = *term;
    if (s->relation && !known_side)
        like.side = LANG_HERE;
    return made(s, &like);
}

static const struct lang_term *chosen_branch(struct simplifier *s, const struct lang_term *term)
{
    const struct lang_term *condition = simple(s, term->args[0]);
    if (condition->op == LANG_CONSTANT)
        return simple(s, term->args[condition->value->boolean ? 1 : 2]);
    return simple_ite(s, condition, simple(s, term->args[1]), simple(s, term->args[2]));
}

/* The operands before the operator; those of and, or only until one decides. */
static const struct lang_term *inner(struct simplifier *s, const struct lang_term *term)
{
    const struct lang_term *few[FEW], **args = few, *result = NULL;
    if (term->count > FEW)
        args = mem_array(term->count, sizeof *args);
    for (size_t i = 0; i < term->count && !result; i++) {
        args[i] = simple(s, term->args[i]);
        if ((term->op == LANG_AND || term->op == LANG_OR) && term_is(args[i], term->op == LANG_OR))
            result = args[i];
    }
    if (!result) {
        struct lang_term like = *term;
        like.args = args;
        result = simple_node(s, &like);
    }
    if (args != few)
        mem_free(args);
    return result;
}

const struct lang_term *simple(struct simplifier *s, const struct lang_term *term)
{
    struct term_note *note = simplifier_note(s, term);
    if (note->simple)
        return note->simple;
    const struct lang_term *result = term->op == LANG_CONSTANT ? made(s, term)
                                     : term->op == LANG_SYMBOL ? simple_symbol(s, term)
                                     : term->op == LANG_ITE    ? chosen_branch(s, term)
                                                               : inner(s, term);
    return note->simple = result;
}

/* ---- entry points ---- */

static const struct lang_term *run(struct simplifier *s, const struct lang_term *term)
{
    const struct lang_term *result = simple(s, term);
    simplifier_release(s);
    return term->at.line > 0 && result->at.line == 0 ? term_placed(s->arena, result, term->at) : result;
}

const struct lang_term *simplify(struct arena *arena, const struct lang_term *term)
{
    struct simplifier s;
    simplifier_init(&s, arena);
    return run(&s, term);
}

const struct lang_term *simplify_with(struct arena *arena, const struct lang_term *term,
                                      const struct lang_value *const *values)
{
    struct simplifier s;
    simplifier_init(&s, arena);
    s.values = values;
    return run(&s, term);
}

const struct lang_term *simplify_relation(struct arena *arena, const struct lang_term *relation, enum lang_side known,
                                          const struct lang_value *const *values)
{
    struct simplifier s;
    simplifier_init(&s, arena);
    s.values = values;
    s.known = known;
    s.relation = true;
    return run(&s, relation);
}

/* ---- conjuncts ---- */

static bool add_conjuncts(const struct lang_term *term, struct terms *out)
{
    if (term->op != LANG_AND) {
        if (!term_is(term, true))
            vector_push(out, term);
        return !term_is(term, false);
    }
    for (size_t i = 0; i < term->count; i++)
        if (!add_conjuncts(term->args[i], out))
            return false;
    return true;
}

/* (not (or …)) has become an and of negations in a simple term. */
void simplify_conjuncts(struct arena *arena, const struct lang_term *term, struct terms *out)
{
    size_t before = out->count;
    if (!add_conjuncts(simplify(arena, term), out)) {
        out->count = before;
        vector_push(out, term_boolean(arena, false));
    }
}
