#include "engine/solve/solve.h"

#include <string.h>
#include "base/process.h"
#include "engine/solve/solve_way.h"

#define SOLVER_SECONDS 10

/* Solvers for what native cannot do, the first that is there. */
static const char *const helpers[] = {"z3", "smtlib:cvc5"};
#define HELPERS (sizeof helpers / sizeof *helpers)

const char *const *solve_encodings(void)
{
    static const char *const names[] = {"auto", "one", "all", "distinct", "forall", NULL};
    return names;
}

static bool encoding_of(const char *name, enum encoding *encoding, struct error *error)
{
    for (*encoding = ENCODING_AUTO; name && *encoding <= ENCODING_FORALL; (*encoding)++)
        if (strcmp(name, encoding_name(*encoding)) == 0)
            return true;
    if (!name) {
        *encoding = ENCODING_AUTO;
        return true;
    }
    return error_set(error, ERROR_INPUT, "unknown encoding '%s': expected auto, one, all, distinct or forall", name);
}

void solve_result_release(struct solve_result *result)
{
    text_release(&result->why);
    text_release(&result->capacity);
    mem_free(result->way);
    *result = (struct solve_result){0};
}

/* ---- ways one after the other ---- */

static bool is_settled(enum way_end end)
{
    return end != WAY_UNKNOWN;
}

static const char *first_helper(void)
{
    for (size_t i = 0; i < HELPERS; i++)
        if (solver_available(helpers[i]))
            return helpers[i];
    return NULL;
}

/* That there are no more is a solver's word: a further input that native finds
 * disproves it.  That there are no n in one question is disproved by n; fewer
 * are given out for what they are. */
static enum way_end look_behind(struct solving *solving, const char *solver, enum way_end end)
{
    if (end != WAY_IMPOSSIBLE && end != WAY_EXHAUSTED)
        return end;
    unsigned long long found = solving->result->found;
    struct text way = solving->way, capacity = solving->result->capacity;
    text_init(&solving->way);
    text_init(&solving->result->capacity);
    enum way_end native = solve_natively(solving, NULL);
    bool more = solving->result->found > found;
    bool lied = solving->no_further ? more : solve_has_all(solving);
    if (lied)
        solve_warn(solving, "%s gave a wrong answer: that there are no further inputs; native found some", solver);
    if (more)
        text_addf(&way, "; then %s", solving->way.s);
    text_release(&solving->way);
    solving->way = way;
    if (lied || native != WAY_UNKNOWN) {
        text_release(&capacity);
        return native;
    }
    text_release(&solving->result->capacity);
    solving->result->capacity = capacity;
    return end;
}

static enum way_end ask_helpers(struct solving *solving, const char *except, enum encoding encoding)
{
    enum way_end end = WAY_UNKNOWN;
    for (size_t i = 0; i < HELPERS && !is_settled(end); i++) {
        if (!solver_available(helpers[i]) || (except && strcmp(except, helpers[i]) == 0))
            continue;
        end = solve_by_asking(solving, helpers[i], encoding);
        if (end == WAY_UNKNOWN && solving->lied)
            solve_warn(solving, "%s", solving->why.s);
    }
    return end;
}

static enum way_end solve_automatically(struct solving *solving)
{
    enum way_end end = solve_natively(solving, first_helper());
    if (is_settled(end))
        return end;
    struct text why = solving->why;
    text_init(&solving->why);
    end = ask_helpers(solving, NULL, ENCODING_ONE);
    if (solving->why.length == 0) { /* nobody was asked, or nobody said why */
        text_release(&solving->why);
        solving->why = why;
    } else {
        if (solving->result->found == 0 && why.length > 0) { /* both: what is asserted there is what is hard */
            text_addf(&why, "; %s", solving->why.s);
            text_clear(&solving->why);
            text_add(&solving->why, why.s);
        }
        text_release(&why);
    }
    return end;
}

static enum way_end solve_as_told(struct solving *solving, const char *solver, enum encoding encoding)
{
    if (!encoding_fits(encoding, solving->form, solving->error))
        return WAY_ERROR;
    struct solver *opened = solver_open(solver, &solving->solver_options, solving->error);
    if (!opened)
        return WAY_ERROR;
    solver_close(opened);
    enum way_end end = look_behind(solving, solver, solve_by_asking(solving, solver, encoding));
    if (is_settled(end))
        return end;
    solve_warn(solving, "%s was left: %s", solving->way.length > 0 ? solving->way.s : solver, solving->why.s);
    end = ask_helpers(solving, solver, encoding);
    return is_settled(end) ? end : solve_natively(solving, NULL);
}

static enum way_end find_inputs(struct solving *solving)
{
    const char *solver = solving->options->solver;
    enum encoding encoding;
    if (!encoding_of(solving->options->encoding, &encoding, solving->error))
        return WAY_ERROR;
    if (!solver || strcmp(solver, "auto") == 0)
        return solve_automatically(solving);
    if (strcmp(solver, "native") == 0)
        return solve_natively(solving, NULL);
    return solve_as_told(solving, solver, encoding);
}

/* ---- the run ---- */

static bool solver_interrupted(void *data)
{
    return solve_must_stop(data);
}

static bool is_about_length(const struct lang_term *term)
{
    if (term->op == LANG_LENGTH && term->args[0]->type->kind == LANG_LIST)
        return true;
    for (size_t i = 0; i < term->count && !term->closed; i++)
        if (is_about_length(term->args[i]))
            return true;
    return false;
}

static bool differs_by_length(const struct lang_difference *difference)
{
    if (difference->relation && is_about_length(difference->relation))
        return true;
    for (size_t i = 0; i < difference->count; i++)
        if (differs_by_length(difference->items[i]))
            return true;
    return false;
}

/* Are elements of a list coupled with each other?  Long lists take long then. */
static bool couples_elements(const struct lang_term *term)
{
    if (term->op == LANG_DISTINCT || term->op == LANG_SORTED || term->op == LANG_SUM || term->op == LANG_MAP ||
        (term->op == LANG_EQUAL && term->args[0]->type->kind == LANG_LIST))
        return true;
    for (size_t i = 0; i < term->count && !term->closed; i++)
        if (couples_elements(term->args[i]))
            return true;
    return false;
}

/* Elements that lists need beside what is said of them: as many as inputs, where
 * lengths tell them apart, else so many that two values for each are enough. */
static size_t longer_for(const struct lang_block *block)
{
    size_t longer = 0;
    for (size_t i = 0; i < block->assertion_count; i++)
        if (couples_elements(block->assertions[i]))
            return 0;
    if (differs_by_length(block->difference))
        return block->count;
    while (longer < 32 && block->count >> longer > 1)
        longer++;
    return longer;
}

static void begin(struct solving *solving)
{
    const struct lang_block *block = solving->block;
    const struct solve_options *options = solving->options;
    solving->began = solving->shown = clock_seconds();
    text_init(&solving->way);
    text_init(&solving->why);
    text_init(&solving->result->why);
    text_init(&solving->result->capacity);
    solving->result->wanted = block->count;
    solving->goal = options->limit && options->limit < block->count ? options->limit : block->count;
    solving->solver_options =
        (struct solver_options){.timeout = options->solver_timeout > 0 ? options->solver_timeout : SOLVER_SECONDS,
                                .memory_mb = (double)options->memory_mb,
                                .seed = options->seed,
                                .interrupted = solver_interrupted,
                                .data = solving};
    flatten_longer(&solving->flat, &solving->arena, block->symbols, block->symbol_count, block->assertions,
                   block->assertion_count, longer_for(block));
    solving->form = form_of_block(&solving->arena, &solving->flat, block);
    solving->pairs = pairs_new(block, &solving->flat, solving->form);
    solving->scalars = mem_array(solving->flat.symbol_count + 1, sizeof *solving->scalars);
    solving->solution = mem_array(block->symbol_count + 1, sizeof *solving->solution);
    solving->tested = mem_array(block->symbol_count + 1, sizeof *solving->tested);
}

static void end(struct solving *solving)
{
    text_release(&solving->way);
    text_release(&solving->why);
    mem_free(solving->scalars);
    mem_free(solving->solution);
    mem_free(solving->tested);
    pairs_free(solving->pairs);
    flat_release(&solving->flat);
    arena_release(&solving->scratch.arena);
    arena_release(&solving->asked.arena);
    arena_release(&solving->arena);
}

static const char *reason_of(const struct solving *solving, enum way_end way)
{
    if (solve_has_all(solving))
        return solving->goal < solving->result->wanted ? "limit" : NULL;
    if (solving->stopped)
        return solving->stopped;
    if (solving->flat.bounded && way != WAY_DONE)
        return "unknown";
    return way == WAY_IMPOSSIBLE ? "impossible" : way == WAY_EXHAUSTED ? "exhausted" : "unknown";
}

static void conclude(struct solving *solving, enum way_end way)
{
    struct solve_result *result = solving->result;
    result->reason = reason_of(solving, way);
    if (result->reason && strcmp(result->reason, "unknown") == 0) {
        bool bounded = solving->flat.bounded && is_settled(way);
        text_add(&result->why,
                 bounded ? "lists without a greatest length were searched up to some length; (length (lte N)) says one"
                         : solving->why.s);
    }
    if (!result->reason || strcmp(result->reason, "impossible") != 0)
        text_clear(&result->capacity);
    result->way = mem_strdup(solving->way.s);
    result->seconds = clock_seconds() - solving->began - result->build_seconds;
}

bool solve_run(const struct lang_block *block, const struct solve_options *options,
               const struct solve_services *services, struct solve_result *result, struct error *error)
{
    struct solving solving = {
        .block = block, .options = options, .services = services, .result = result, .error = error};
    *result = (struct solve_result){0};
    begin(&solving);
    enum way_end way = solve_has_all(&solving) ? WAY_DONE : find_inputs(&solving);
    conclude(&solving, way);
    end(&solving);
    return way != WAY_ERROR;
}
