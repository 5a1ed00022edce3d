/* agree SOLVER SEED COUNT: random terms mean to the solver what they mean to
 * lang_evaluate.  The symbols of a term are said to have random values; then
 * that the term has the value which lang_evaluate gives it must be
 * satisfiable, and that it has another one must not be.  A solver may not know;
 * it does in nearly all cases, and how often it does not is limited. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/vector.h"
#include "front/lang/term.h"
#include "solver/solver.h"
#include "terms.h"

struct tally {
    unsigned long checks, unknown, refused;
};

static int fail(const struct lang_term *term, const struct world *world, const char *what)
{
    struct text text = TEXT_INIT;
    lang_print_term(term, &text);
    for (size_t i = 0; i < world->symbol_count; i++) {
        text_addf(&text, "\n  %s = ", world->symbols[i]->name);
        lang_print_value(world->values[i], world->symbols[i]->type, &text);
    }
    fprintf(stderr, "%s: %s\n", what, text.s);
    text_release(&text);
    return 1;
}

static const struct lang_term *equals(struct arena *arena, const struct lang_term *a, const struct lang_term *b)
{
    return term_binary(arena, LANG_EQUAL, type_plain(LANG_BOOLEAN), a, b);
}

/* A statement that is true of these values. */
static const struct lang_term *truth_about(struct world *world, const struct lang_term *term, struct error *error)
{
    const struct lang_value *value = lang_evaluate(&world->arena, term, world->values, NULL, error);
    if (error->kind != ERROR_NONE)
        return NULL;
    if (!value)
        return term_not(&world->arena, equals(&world->arena, term, term));
    if (term->type->kind == LANG_BOOLEAN)
        return value->boolean ? term : term_not(&world->arena, term);
    return equals(&world->arena, term, term_constant(&world->arena, term->type, value));
}

static bool same_values(const struct world *world, const struct lang_value **values)
{
    for (size_t i = 0; i < world->symbol_count; i++)
        if (!values[i] || !lang_value_equal(values[i], world->values[i]))
            return false;
    return true;
}

static int judge(struct solver *solver, struct world *world, const struct lang_term *term,
                 const struct lang_term *statement, enum solver_answer expected, struct tally *tally)
{
    struct error error = ERROR_INIT;
    struct text why = TEXT_INIT;
    const struct lang_value *values[WORLD_SYMBOLS] = {0};
    int bad = 0;
    solver_push(solver);
    if (solver_assert(solver, statement, &error)) {
        enum solver_answer answer = solver_check(solver, &world->arena, values, &why);
        tally->checks++;
        tally->unknown += answer == SOLVER_UNKNOWN;
        if (answer == SOLVER_UNKNOWN && getenv("AGREE_SHOW"))
            fail(statement, world, why.s);
        if (answer != SOLVER_UNKNOWN && answer != expected)
            bad = fail(statement, world, expected == SOLVER_SATISFIABLE ? "not satisfiable" : "satisfiable");
        else if (answer == SOLVER_SATISFIABLE && !same_values(world, values))
            bad = fail(term, world, "other values");
    } else {
        tally->refused++;
    }
    solver_pop(solver);
    error_release(&error);
    text_release(&why);
    return bad;
}

static int judge_both(struct solver *solver, struct world *world, const struct lang_term *term, struct tally *tally)
{
    struct error error = ERROR_INIT;
    const struct lang_term *truth = truth_about(world, term, &error);
    int bad = 0;
    error_release(&error);
    if (!truth)
        return 0;
    solver_push(solver);
    for (size_t i = 0; i < world->symbol_count; i++) {
        const struct lang_term *symbol = term_symbol(&world->arena, world->symbols[i]);
        const struct lang_term *value = term_constant(&world->arena, symbol->type, world->values[i]);
        if (!solver_assert(solver, equals(&world->arena, symbol, value), &error))
            bad = fail(value, world, "cannot be said");
    }
    bad = bad || judge(solver, world, term, truth, SOLVER_SATISFIABLE, tally) ||
          judge(solver, world, term, term_not(&world->arena, truth), SOLVER_UNSATISFIABLE, tally);
    solver_pop(solver);
    return bad;
}

static int run(struct solver *solver, uint64_t seed, unsigned long count)
{
    struct things *things = things_new();
    struct tally tally = {0};
    int bad = 0;
    unsigned long seen[LANG_OP_COUNT] = {0};
    struct world first;
    world_init(&first, things, seed, 0);
    for (size_t i = 0; i < first.symbol_count; i++)
        solver_declare(solver, first.symbols[i]);
    for (unsigned long i = 0; i < count && !bad; i++) {
        struct world world;
        world_init(&world, things, seed, i);
        const struct lang_term *term = world_term(&world, seen);
        bad = judge_both(solver, &world, term, &tally);
        world_release(&world);
    }
    world_release(&first);
    printf("%s: %lu checks, %lu not known, %lu not said\n", solver_name(solver), tally.checks, tally.unknown,
           tally.refused);
    for (int op = 0; op < LANG_OP_COUNT; op++)
        if (world_makes((enum lang_op)op) && seen[op] == 0 && count >= 1000) {
            fprintf(stderr, "no term with '%s' was made\n", lang_op_name((enum lang_op)op));
            bad = 1;
        }
    if (tally.unknown * 50 > tally.checks || tally.refused * 20 > tally.checks) {
        fprintf(stderr, "too many are not known or not said\n");
        bad = 1;
    }
    things_free(things);
    return bad;
}

int main(int argc, char **argv)
{
    struct error error = ERROR_INIT;
    struct solver_options options = {.timeout = 5};
    if (argc != 4) {
        fprintf(stderr, "usage: agree SOLVER SEED COUNT\n");
        return 2;
    }
    if (!solver_available(argv[1])) {
        printf("skipped: '%s' is not installed\n", argv[1]);
        return 77;
    }
    struct solver *solver = solver_open(argv[1], &options, &error);
    if (!solver) {
        fprintf(stderr, "%s\n", error.message.s);
        return 1;
    }
    int bad = run(solver, strtoull(argv[2], NULL, 10), strtoul(argv[3], NULL, 10));
    struct solver_statistics statistics = solver_statistics(solver);
    printf("%.2f seconds, %llu restarts\n", statistics.seconds, statistics.restarts);
    solver_close(solver);
    error_release(&error);
    return bad;
}
