#include "question.h"

#include <stdlib.h>
#include <string.h>

#include "front/lang/term.h"

void question_look_at(struct question *question, size_t number)
{
    const struct lang_block *block = &question->program->blocks[number];
    if (question->block)
        flat_release(&question->flat);
    question->block = block;
    flatten(&question->flat, &question->arena, block->symbols, block->symbol_count, block->assertions,
            block->assertion_count);
    question->form = form_of_block(&question->arena, &question->flat, block);
}

bool question_of(struct question *question, const char *path, const char *source, struct error *error)
{
    *question = (struct question){0};
    question->program = lang_parse(path, source, strlen(source), error);
    if (!question->program)
        return false;
    question_look_at(question, question->program->block_count - 1);
    return true;
}

void question_release(struct question *question)
{
    if (question->block)
        flat_release(&question->flat);
    lang_free(question->program);
    arena_release(&question->arena);
}

void answer_release(struct answer *answer)
{
    vector_release(&answer->inputs);
    text_release(&answer->why);
    arena_release(&answer->arena);
}

static void answer_init(struct answer *answer)
{
    *answer = (struct answer){0};
    text_init(&answer->why);
}

/* ---- the engine ---- */

static bool take(void *data, const struct lang_block *block, const struct lang_value *const *solution)
{
    struct answer *answer = data;
    const struct lang_value **copy = arena_alloc(&answer->arena, (block->symbol_count + 1) * sizeof *copy);
    for (size_t i = 0; i < block->symbol_count; i++)
        copy[i] = lang_value_copy(&answer->arena, solution[i]);
    vector_push(&answer->inputs, copy);
    return true;
}

static void warn(void *data, const char *message)
{
    struct answer *answer = data;
    text_addf(&answer->why, "!%s\n", message);
}

static enum ending ending_of(const char *reason)
{
    if (!reason)
        return ALL_FOUND;
    return strcmp(reason, "exhausted") == 0 ? EXHAUSTED : strcmp(reason, "impossible") == 0 ? IMPOSSIBLE : UNKNOWN;
}

void answer_of_engine(const struct question *question, const char *solver, uint64_t seed, size_t count,
                      struct answer *answer)
{
    answer_init(answer);
    struct lang_block block = *question->block;
    block.count = count ? count : block.count;
    struct solve_options options = {.solver = solver, .seed = seed, .solver_timeout = 2, .seconds = 10};
    struct solve_services services = {.data = answer, .input = take, .warning = warn};
    struct solve_result result;
    struct error error = ERROR_INIT;
    if (!solve_run(&block, &options, &services, &result, &error)) {
        text_addf(&answer->why, "!%s\n", error.message.s);
        answer->ending = UNKNOWN;
    } else {
        answer->ending = ending_of(result.reason);
        answer->has_capacity = result.capacity.length > 0;
        answer->capacity = strtoull(result.capacity.s, NULL, 10);
        text_add(&answer->why, result.why.s);
    }
    solve_result_release(&result);
    error_release(&error);
}

/* ---- a solver by itself ---- */

static size_t lower_all(const struct question *question, struct arena *arena, const struct answer *before,
                        const struct lang_value *const **scalars)
{
    for (size_t i = 0; i < before->inputs.count; i++) {
        const struct lang_value **lowered = arena_alloc(arena, (question->flat.symbol_count + 1) * sizeof *lowered);
        if (!flat_lower(&question->flat, arena, before->inputs.items[i], lowered))
            return 0;
        scalars[i] = lowered;
    }
    return before->inputs.count;
}

static void ask(const struct question *question, struct asking *asking, size_t count, struct answer *answer)
{
    const struct lang_value **scalars =
        arena_alloc(&answer->arena, (question->flat.symbol_count + 1) * sizeof *scalars);
    const struct lang_value **lifted =
        arena_alloc(&answer->arena, (question->block->symbol_count + 1) * sizeof *lifted);
    while (answer->inputs.count < count) {
        enum asked asked = asking_next(asking, &answer->arena, scalars, &answer->why);
        if (asked != ASKED_INPUT) {
            answer->ending = asked == ASKED_EXHAUSTED ? EXHAUSTED : asked == ASKED_IMPOSSIBLE ? IMPOSSIBLE : UNKNOWN;
            return;
        }
        flat_lift(&question->flat, &answer->arena, scalars, lifted);
        take(answer, question->block, lifted);
    }
    answer->ending = ALL_FOUND;
}

void answer_of_solver(const struct question *question, const char *solver, double timeout, size_t count,
                      const struct answer *before, struct answer *answer)
{
    answer_init(answer);
    answer->ending = UNKNOWN;
    struct error error = ERROR_INIT;
    struct solver_options options = {.timeout = timeout};
    size_t before_count = 0;
    const struct lang_value *const **known = NULL;
    if (before) {
        known = arena_alloc(&answer->arena, (before->inputs.count + 1) * sizeof *known);
        before_count = lower_all(question, &answer->arena, before, known);
    }
    struct asking *asking = asking_begin(solver, ENCODING_ONE, &question->flat, question->form, count, known,
                                         before_count, &options, &error);
    if (asking)
        ask(question, asking, count, answer);
    else
        text_add(&answer->why, error.message.s);
    asking_end(asking);
    error_release(&error);
}

struct solver *question_solver(const struct question *question, const char *name, double timeout)
{
    struct error error = ERROR_INIT;
    struct solver_options options = {.timeout = timeout};
    struct solver *solver = solver_open(name, &options, &error);
    for (size_t i = 0; solver && i < question->flat.symbol_count; i++)
        solver_declare(solver, question->flat.symbols[i]);
    for (size_t i = 0; solver && i < question->flat.assertions.count; i++)
        if (!solver_assert(solver, question->flat.assertions.items[i], &error)) {
            solver_close(solver);
            solver = NULL;
        }
    error_release(&error);
    return solver;
}

static bool assert_different(const struct question *question, struct solver *solver, struct arena *arena,
                             const struct lang_value *const *other, struct error *error)
{
    const struct lang_value **scalars = arena_alloc(arena, (question->flat.symbol_count + 1) * sizeof *scalars);
    return flat_lower(&question->flat, arena, other, scalars) &&
           solver_assert(solver, simplify_relation(arena, question->form->relation, LANG_FIRST, scalars), error) &&
           solver_assert(solver, simplify_relation(arena, question->form->relation, LANG_SECOND, scalars), error);
}

static bool assert_input(const struct question *question, struct solver *solver, struct arena *arena,
                         const struct lang_value *const *input, struct error *error)
{
    const struct flat *flat = &question->flat;
    const struct lang_value **scalars = arena_alloc(arena, (flat->symbol_count + 1) * sizeof *scalars);
    bool said = flat_lower(flat, arena, input, scalars);
    for (size_t i = 0; i < flat->symbol_count && said; i++) {
        const struct lang_term *symbol = term_symbol(arena, flat->symbols[i]);
        const struct lang_term *value = term_constant(arena, symbol->type, scalars[i]);
        said = solver_assert(solver, term_binary(arena, LANG_EQUAL, type_plain(LANG_BOOLEAN), symbol, value), error);
    }
    return said;
}

enum solver_answer solver_admits(const struct question *question, struct solver *solver,
                                 const struct lang_value *const *input, const struct answer *others, size_t count)
{
    struct arena arena = ARENA_INIT;
    struct error error = ERROR_INIT;
    struct text why = TEXT_INIT;
    const struct lang_value **values = arena_alloc(&arena, (question->flat.symbol_count + 1) * sizeof *values);
    enum solver_answer answer = SOLVER_UNKNOWN;
    if (!solver)
        return answer;
    solver_push(solver);
    bool said = assert_input(question, solver, &arena, input, &error);
    for (size_t i = 0; i < count && said; i++)
        said = assert_different(question, solver, &arena, others->inputs.items[i], &error);
    if (said)
        answer = solver_check(solver, &arena, values, &why);
    solver_pop(solver);
    error_release(&error);
    text_release(&why);
    arena_release(&arena);
    return answer;
}

/* ---- the language's judgement ---- */

const char *answer_is_wrong(const struct question *question, const struct answer *answer)
{
    struct error error = ERROR_INIT;
    const char *wrong = NULL;
    bool yes;
    for (size_t i = 0; i < answer->inputs.count && !wrong; i++) {
        if (!lang_holds(question->block, answer->inputs.items[i], &yes, NULL, &error) || !yes)
            wrong = "the assertions do not hold for an input";
        for (size_t j = 0; j < i && !wrong; j++)
            if (!lang_different(question->block, answer->inputs.items[i], answer->inputs.items[j], &yes, &error) ||
                !yes)
                wrong = "two inputs do not differ";
    }
    error_release(&error);
    return wrong;
}

bool differs_from_all(const struct question *question, const struct answer *answer,
                      const struct lang_value *const *input)
{
    struct error error = ERROR_INIT;
    bool yes = lang_holds(question->block, input, &yes, NULL, &error) && yes;
    for (size_t i = 0; i < answer->inputs.count && yes; i++)
        yes = lang_different(question->block, input, answer->inputs.items[i], &yes, &error) && yes;
    error_release(&error);
    return yes;
}

void question_print_inputs(const struct question *question, const struct answer *answer, struct text *out)
{
    struct error error = ERROR_INIT;
    for (size_t i = 0; i < answer->inputs.count; i++) {
        text_add(out, "  ");
        lang_print_solution(question->block, answer->inputs.items[i], out, &error);
        text_add(out, "\n");
    }
    error_release(&error);
}
