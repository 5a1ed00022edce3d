/* The native solver behind the interface of those that are asked (kind.h):
 * what is declared and asserted is collected, a check compiles it and draws. */
#include "solver/kind.h"
#include "solver/native/solutions.h"

struct level {
    size_t symbol_count, assertion_count; /* at the push */
};

struct collected {
    VECTOR(const struct lang_symbol *) symbols;
    struct terms assertions;
    VECTOR(struct level) levels;
};

static bool native_available(const char *command)
{
    return command == NULL;
}

static bool native_open(struct solver *solver, const char *command, struct error *error)
{
    if (command)
        return error_set(error, ERROR_INPUT, "the solver 'native' takes no command, not '%s'", command);
    solver->state = mem_alloc(sizeof(struct collected));
    return true;
}

static void native_close(struct solver *solver)
{
    struct collected *collected = solver->state;
    vector_release(&collected->symbols);
    vector_release(&collected->assertions);
    vector_release(&collected->levels);
    mem_free(collected);
}

static void native_declare(struct solver *solver, const struct lang_symbol *symbol)
{
    struct collected *collected = solver->state;
    vector_push(&collected->symbols, symbol);
}

static bool native_assert(struct solver *solver, const struct lang_term *term, struct error *error)
{
    (void)error;
    struct collected *collected = solver->state;
    vector_push(&collected->assertions, term);
    return true;
}

static void native_push(struct solver *solver)
{
    struct collected *collected = solver->state;
    vector_push(&collected->levels, ((struct level){collected->symbols.count, collected->assertions.count}));
}

static void native_pop(struct solver *solver)
{
    struct collected *collected = solver->state;
    struct level level = collected->levels.items[--collected->levels.count];
    collected->symbols.count = level.symbol_count;
    collected->assertions.count = level.assertion_count;
}

/* Symbols by their index; NULL where none was declared. */
static const struct lang_symbol **symbols_by_index(const struct collected *collected, size_t *count)
{
    *count = 0;
    for (size_t i = 0; i < collected->symbols.count; i++)
        if (collected->symbols.items[i]->index >= *count)
            *count = collected->symbols.items[i]->index + 1;
    const struct lang_symbol **symbols = mem_array(*count + 1, sizeof *symbols);
    for (size_t i = 0; i < collected->symbols.count; i++)
        symbols[collected->symbols.items[i]->index] = collected->symbols.items[i];
    return symbols;
}

static enum solver_answer answer_of(struct solutions *solutions, const struct solver *solver, struct arena *arena,
                                    const struct lang_value **values, struct text *why)
{
    if (solutions->state == SOLUTIONS_NONE)
        return SOLVER_UNSATISFIABLE;
    if (solutions->state == SOLUTIONS_SOME && solutions_draw(solutions, solver->options.seed, 0, arena, values))
        return SOLVER_SATISFIABLE;
    text_add(why, solutions->why.length > 0 ? solutions->why.s : "no solution was found");
    return SOLVER_UNKNOWN;
}

/* What was drawn may lie in the solutions, which go. */
static void keep_values(const struct lang_symbol *const *symbols, size_t count, struct arena *arena,
                        const struct lang_value **values)
{
    for (size_t i = 0; i < count; i++)
        if (symbols[i])
            values[i] = lang_value_copy(arena, values[i]);
}

static enum solver_answer native_check(struct solver *solver, struct arena *arena, const struct lang_value **values,
                                       struct text *why)
{
    struct collected *collected = solver->state;
    struct solutions_options options = {.solver_options = &solver->options};
    struct error error = ERROR_INIT;
    size_t count;
    const struct lang_symbol **symbols = symbols_by_index(collected, &count);
    struct solutions *solutions =
        solutions_of(symbols, count, collected->assertions.items, collected->assertions.count, &options, &error);
    enum solver_answer answer = answer_of(solutions, solver, arena, values, why);
    if (answer == SOLVER_SATISFIABLE)
        keep_values(symbols, count, arena, values);
    solutions_free(solutions);
    mem_free(symbols);
    error_release(&error);
    return answer;
}

const struct solver_kind solver_native = {
    .name = "native",
    .shown = "native",
    .available = native_available,
    .open = native_open,
    .close = native_close,
    .declare = native_declare,
    .assert_term = native_assert,
    .push = native_push,
    .pop = native_pop,
    .check = native_check,
};
