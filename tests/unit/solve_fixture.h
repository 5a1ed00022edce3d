/* Generate blocks made flat, for the tests of what plans with them. */
#ifndef ASSAY_TESTS_UNIT_SOLVE_FIXTURE_H
#define ASSAY_TESTS_UNIT_SOLVE_FIXTURE_H

#include "lang_fixture.h"

#include "base/dice.h"
#include "engine/solve/form.h"

struct problem {
    struct lang_program *program;
    const struct lang_block *block;
    struct arena arena;
    struct flat flat;
    const struct form *form;
};

static inline void problem_of_block(struct problem *problem, struct lang_program *program, size_t block)
{
    *problem = (struct problem){.program = program, .block = &program->blocks[block]};
    flatten(&problem->flat, &problem->arena, problem->block->symbols, problem->block->symbol_count,
            problem->block->assertions, problem->block->assertion_count);
    problem->form = form_of_block(&problem->arena, &problem->flat, problem->block);
}

static inline void problem_release(struct problem *problem)
{
    flat_release(&problem->flat);
    arena_release(&problem->arena);
}

/* A small value of a scalar type. */
static inline const struct lang_value *some_value(struct arena *arena, struct dice *dice, const struct lang_type *type)
{
    static const char *const strings[] = {"", "a", "b", "ab", "ba", "abc", "12", "x1"};
    mpz_t n;
    mpq_t q;
    const struct lang_value *value = NULL;
    switch (type->kind) {
    case LANG_BOOLEAN:
        return lang_boolean(arena, dice_below(dice, 2));
    case LANG_INTEGER:
        return lang_integer_small(arena, (long long)dice_below(dice, 10) - 2);
    case LANG_REAL:
        mpq_init(q);
        mpq_set_si(q, (long)dice_below(dice, 16), 2);
        mpq_canonicalize(q);
        value = lang_real(arena, q);
        mpq_clear(q);
        return value;
    case LANG_STRING: {
        const char *s = strings[dice_below(dice, 8)];
        return lang_string(arena, s, strlen(s));
    }
    case LANG_DATE:
    case LANG_TIME:
        mpz_init_set_ui(n, dice_below(dice, 6));
        value = lang_moment(arena, type->kind, n);
        mpz_clear(n);
        return value;
    case LANG_ENUM:
        return lang_index(arena, LANG_ENUM, dice_below(dice, type->count));
    case LANG_ROW:
        return lang_index(arena, LANG_ROW, dice_below(dice, type->table->row_count));
    default:
        fail_msg("no scalar");
        return NULL;
    }
}

#endif
