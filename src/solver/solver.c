#include "solver/kind.h"

#include <string.h>

#include "base/process.h"
#include "base/suggest.h"

#define TIMEOUT 10
#define MEMORY_MB 4096

/* Every kind there is. */
static const struct solver_kind *const kinds[] = {
    &solver_native,
    &solver_z3,
    &solver_smtlib,
};
#define KINDS (sizeof kinds / sizeof *kinds)

/* "smtlib:COMMAND" is a kind and its command; others have none. */
static const struct solver_kind *find_kind(const char *name, const char **command)
{
    const char *colon = strchr(name, ':');
    size_t length = colon ? (size_t)(colon - name) : strlen(name);
    *command = colon ? colon + 1 : NULL;
    for (size_t i = 0; i < KINDS; i++)
        if (strlen(kinds[i]->name) == length && memcmp(kinds[i]->name, name, length) == 0 &&
            kinds[i]->takes_command == (colon != NULL))
            return kinds[i];
    return NULL;
}

static void unknown_kind(const char *name, struct error *error)
{
    struct suggestion near = suggestion_for(name);
    struct text all = TEXT_INIT;
    for (size_t i = 0; i < KINDS; i++) {
        text_addf(&all, "%s'%s'", i == 0 ? "" : i + 1 == KINDS ? " or " : ", ", kinds[i]->shown);
        suggestion_consider(&near, kinds[i]->name);
    }
    if (near.best)
        error_set(error, ERROR_INPUT, "unknown solver '%s'; did you mean '%s'?  There are %s", name, near.best, all.s);
    else
        error_set(error, ERROR_INPUT, "unknown solver '%s': expected %s", name, all.s);
    text_release(&all);
}

struct solver *solver_open(const char *name, const struct solver_options *options, struct error *error)
{
    const char *command;
    const struct solver_kind *kind = find_kind(name, &command);
    if (!kind) {
        unknown_kind(name, error);
        return NULL;
    }
    struct solver *solver = mem_alloc(sizeof *solver);
    solver->kind = kind;
    solver->name = mem_strdup(kind->name);
    if (options)
        solver->options = *options;
    if (solver->options.timeout <= 0)
        solver->options.timeout = TIMEOUT;
    if (solver->options.memory_mb <= 0)
        solver->options.memory_mb = MEMORY_MB;
    if (kind->open(solver, command, error))
        return solver;
    mem_free(solver->name);
    mem_free(solver);
    return NULL;
}

void solver_close(struct solver *solver)
{
    if (!solver)
        return;
    solver->kind->close(solver);
    mem_free(solver->name);
    mem_free(solver);
}

const char *solver_name(const struct solver *solver)
{
    return solver->name;
}

bool solver_available(const char *name)
{
    const char *command;
    const struct solver_kind *kind = find_kind(name, &command);
    return kind && kind->available(command);
}

const char *const *solver_names(void)
{
    static const char *const names[] = {"native", "z3", "smtlib:COMMAND", NULL};
    return names;
}

void solver_declare(struct solver *solver, const struct lang_symbol *symbol)
{
    solver->kind->declare(solver, symbol);
}

bool solver_assert(struct solver *solver, const struct lang_term *term, struct error *error)
{
    return solver->kind->assert_term(solver, term, error);
}

void solver_push(struct solver *solver)
{
    solver->depth++;
    solver->kind->push(solver);
}

void solver_pop(struct solver *solver)
{
    if (solver->depth == 0)
        BUG("solver_pop without solver_push");
    solver->depth--;
    solver->kind->pop(solver);
}

typedef enum solver_answer check(struct solver *solver, struct arena *arena, const struct lang_value **values,
                                 struct text *why);

static enum solver_answer measured(struct solver *solver, check *check, struct arena *arena,
                                   const struct lang_value **values, struct text *why)
{
    double start = clock_seconds();
    text_clear(why);
    enum solver_answer answer = check(solver, arena, values, why);
    solver->statistics.checks++;
    solver->statistics.seconds += clock_seconds() - start;
    return answer;
}

enum solver_answer solver_check(struct solver *solver, struct arena *arena, const struct lang_value **values,
                                struct text *why)
{
    return measured(solver, solver->kind->check, arena, values, why);
}

static enum solver_answer check_alone(struct solver *solver, const struct lang_term *term, struct arena *arena,
                                      const struct lang_value **values, struct text *why)
{
    struct error error = ERROR_INIT;
    enum solver_answer answer = SOLVER_UNKNOWN;
    solver_push(solver);
    if (solver_assert(solver, term, &error))
        answer = solver_check(solver, arena, values, why);
    else
        text_add(why, error.message.s);
    solver_pop(solver);
    error_release(&error);
    return answer;
}

void solver_check_each(struct solver *solver, const struct lang_term *const *terms, size_t count, size_t stride,
                       struct arena *arena, const struct lang_value **values, enum solver_answer *answers,
                       struct text *why)
{
    double start = clock_seconds();
    text_clear(why);
    if (solver->kind->check_each &&
        solver->kind->check_each(solver, terms, count, stride, arena, values, answers, why)) {
        solver->statistics.checks += count;
        solver->statistics.seconds += clock_seconds() - start;
        return;
    }
    struct text one = TEXT_INIT;
    for (size_t k = 0; k < count; k++) {
        answers[k] = check_alone(solver, terms[k], arena, values + k * stride, &one);
        if (answers[k] == SOLVER_UNKNOWN && why->length == 0)
            text_add(why, one.s);
    }
    text_release(&one);
}

bool solver_assert_family(struct solver *solver, size_t n, const struct lang_symbol *const *symbols,
                          size_t symbol_count, const struct lang_term *const *assertions, size_t assertion_count,
                          const struct lang_term *relation, struct error *error)
{
    if (!solver->kind->assert_family)
        return error_set(error, ERROR_INPUT, "solver '%s' cannot be asked with quantifiers; '%s' and '%s' can",
                         solver->name, solver_z3.shown, solver_smtlib.shown);
    return solver->kind->assert_family(solver, n, symbols, symbol_count, assertions, assertion_count, relation, error);
}

enum solver_answer solver_check_family(struct solver *solver, struct arena *arena, const struct lang_value **values,
                                       struct text *why)
{
    if (!solver->kind->check_family)
        BUG("solver '%s' was asked for a family", solver->name);
    return measured(solver, solver->kind->check_family, arena, values, why);
}

struct solver_statistics solver_statistics(const struct solver *solver)
{
    return solver->statistics;
}
