/* The plan on native solutions: readable strings first, all strings if they do not suffice. */
#include "engine/solve/encoding_asking.h"
#include "engine/solve/solve_way.h"

#define WRONG_MOST 100 /* wrong proposals before the way is left */

/* ---- which symbols a solver is asked for ---- */

static void foreign_symbols(const struct solutions *solutions, struct symbols_of *out)
{
    for (size_t i = 0; i < solutions->part_count; i++) {
        const struct part *part = &solutions->parts[i];
        for (size_t k = 0; part->kind == PART_CASES && k < part->case_count; k++)
            foreign_symbols(part->cases[k], out);
        for (size_t k = 0; part->kind == PART_FOREIGN && k < part->symbol_count; k++) {
            bool known = false;
            for (size_t j = 0; j < out->count; j++)
                known = known || out->items[j] == part->symbols[k];
            if (!known)
                vector_push(out, part->symbols[k]);
        }
    }
}

static void foreign_names(const struct solutions *solutions, struct text *out)
{
    struct symbols_of symbols = {0};
    foreign_symbols(solutions, &symbols);
    text_clear(out);
    for (size_t i = 0; i < symbols.count; i++)
        text_addf(out, "%s%s", i > 0 ? ", " : "", symbols.items[i]->name);
    vector_release(&symbols);
}

/* ---- one plan ---- */

struct round {
    struct solving *solving;
    struct solutions *solutions;
    struct plan *plan;
    const char *solver;     /* who is to blame for a wrong input: of foreign parts, else NULL */
    bool again;             /* inputs were given out before this plan began */
    unsigned long long proposed, skipped, wrong;
};

static void blame(struct round *round, enum given given)
{
    if (round->wrong++ > 0)
        return;
    const char *what = given == GIVEN_WRONG ? "does not satisfy the assertions" : "does not differ from the others";
    if (round->solver)
        solve_warn(round->solving, "%s gave a wrong answer: an input that %s; it is left out", round->solver, what);
    else
        solve_warn(round->solving, "native proposed a wrong input, which %s; it is left out", what);
}

static void keep_capacity(struct solving *solving, const char *capacity)
{
    text_clear(&solving->result->capacity);
    text_add(&solving->result->capacity, capacity);
}

/* No set has more than were proposed. */
static enum way_end impossible(struct round *round)
{
    struct solving *solving = round->solving;
    if (round->proposed >= solving->result->wanted)
        return WAY_UNKNOWN;
    text_clear(&solving->result->capacity);
    text_add_unsigned(&solving->result->capacity, round->proposed);
    return WAY_IMPOSSIBLE;
}

/* What the end of the plan proves, if its solutions were all there are. */
static enum way_end proved(struct round *round, enum plan_step step)
{
    if (round->wrong > 0 || step == PLAN_GAVE_UP)
        return WAY_UNKNOWN;
    if (step == PLAN_IMPOSSIBLE)
        return impossible(round);
    /* those that were skipped took the place of others, unless it is about keys alone */
    return round->skipped == 0 || form_is_by_keys(round->solving->form) ? WAY_EXHAUSTED : WAY_UNKNOWN;
}

static enum way_end follow(struct round *round)
{
    struct solving *solving = round->solving;
    while (!solve_has_all(solving)) {
        if (solve_must_stop(solving))
            return WAY_DONE;
        enum plan_step step = plan_next(round->plan, solve_scratch(&solving->scratch), solving->scalars);
        if (solving->error->kind != ERROR_NONE)
            return WAY_ERROR;
        if (step != PLAN_INPUT)
            return proved(round, step);
        round->proposed++;
        enum given given = solve_give(solving);
        if (given == GIVEN_STOP)
            return solving->stopped ? WAY_DONE : WAY_ERROR;
        if (given == GIVEN_SAME && round->again)
            round->skipped++;
        else if (given != GIVEN)
            blame(round, given);
        if (round->wrong > (round->solver ? 0 : WRONG_MOST))
            return WAY_UNKNOWN;
    }
    return WAY_DONE;
}

static enum way_end plan_and_follow(struct round *round)
{
    struct solving *solving = round->solving;
    struct plan_options options = {.n = solving->result->wanted + (round->again ? solving->result->found : 0),
                                   .seed = solving->options->seed,
                                   .accepts = solve_accepts,
                                   .data = solving};
    round->plan = plan_of(round->solutions, solving->form, &options, solving->error);
    if (!round->plan)
        return WAY_ERROR;
    enum way_end end = follow(round);
    mpz_t capacity;
    mpz_init(capacity);
    if (end == WAY_IMPOSSIBLE && plan_capacity(round->plan, capacity)) {
        char *digits = mem_alloc(mpz_sizeinbase(capacity, 10) + 2);
        keep_capacity(solving, mpz_get_str(digits, 10, capacity));
        mem_free(digits);
    }
    mpz_clear(capacity);
    plan_free(round->plan);
    return end;
}

static enum way_end none_at_all(struct solving *solving)
{
    keep_capacity(solving, "0");
    return WAY_IMPOSSIBLE;
}

/* complete: the end is about all solutions, or about all that this way can see. */
static enum way_end try_alphabet(struct solving *solving, enum strings_alphabet alphabet, const char *solver,
                                 struct text *names, bool *complete)
{
    struct solutions_options options = {
        .alphabet = alphabet, .solver = solver, .solver_options = &solving->solver_options};
    struct round round = {.solving = solving, .again = solving->result->found > 0};
    enum way_end end = WAY_UNKNOWN;
    round.solutions = solutions_of(solving->flat.symbols, solving->flat.symbol_count, solving->flat.assertions.items,
                                   solving->flat.assertions.count, &options, solving->error);
    if (solving->error->kind != ERROR_NONE) {
        solutions_free(round.solutions);
        return WAY_ERROR;
    }
    foreign_names(round.solutions, names);
    round.solver = names->length > 0 ? solver : NULL;
    if (round.solutions->state == SOLUTIONS_SOME)
        end = plan_and_follow(&round);
    else if (round.solutions->state == SOLUTIONS_NONE)
        end = none_at_all(solving);
    *complete = round.solutions->exact;
    if (end == WAY_UNKNOWN || !*complete) {
        text_clear(&solving->why);
        text_add(&solving->why, round.solutions->why.s);
    }
    solutions_free(round.solutions);
    return end;
}

static bool has_strings(const struct flat *flat)
{
    for (size_t i = 0; i < flat->symbol_count; i++)
        if (flat->symbols[i]->type->kind == LANG_STRING)
            return true;
    return false;
}

enum way_end solve_natively(struct solving *solving, const char *solver)
{
    struct text names = TEXT_INIT;
    bool complete = true;
    enum way_end end = try_alphabet(solving, STRINGS_READABLE, solver, &names, &complete);
    if (names.length > 0 && solver)
        solve_add_way(solving, "native, %s for %s", solver, names.s);
    else
        solve_add_way(solving, "native");
    if (end != WAY_DONE && end != WAY_ERROR && !complete && has_strings(&solving->flat))
        end = try_alphabet(solving, STRINGS_ALL, solver, &names, &complete);
    text_release(&names);
    if ((end == WAY_IMPOSSIBLE || end == WAY_EXHAUSTED) && !complete)
        end = WAY_UNKNOWN;
    if (end == WAY_UNKNOWN || end == WAY_EXHAUSTED)
        text_clear(&solving->result->capacity);
    return end;
}
