/* The whole question to a solver, whose answers are looked at like anybody's. */
#include "engine/solve/encoding_asking.h"
#include "engine/solve/solve_way.h"

#include "base/process.h"

static const char *in_words(enum encoding encoding)
{
    switch (encoding) {
    case ENCODING_ALL:
        return "all at once";
    case ENCODING_DISTINCT:
        return "distinct";
    case ENCODING_FORALL:
        return "forall";
    default:
        return "one at a time";
    }
}

static enum way_end wrong_answer(struct solving *solving, const char *solver, enum given given)
{
    solving->lied = true;
    text_clear(&solving->why);
    text_addf(&solving->why, "%s gave a wrong answer: an input that %s", solver,
              given == GIVEN_WRONG ? "does not satisfy the assertions" : "does not differ from the others");
    return WAY_UNKNOWN;
}

/* The solver proves that there are no more: no further one, or no n of them. */
static enum way_end no_more(struct solving *solving, struct asking *asking, enum asked answer)
{
    bool all_keys = form_is_by_keys(solving->form) || solving->result->found == 0;
    solving->no_further = asking_encoding(asking) == ENCODING_ONE;
    if (!solving->no_further || !all_keys)
        return answer == ASKED_IMPOSSIBLE ? WAY_IMPOSSIBLE : WAY_EXHAUSTED;
    text_clear(&solving->result->capacity);
    text_add_unsigned(&solving->result->capacity, solving->result->found);
    return WAY_IMPOSSIBLE;
}

static enum way_end ask(struct solving *solving, struct asking *asking, const char *solver)
{
    while (!solve_has_all(solving)) {
        text_clear(&solving->why);
        if (solve_must_stop(solving))
            return WAY_DONE;
        enum asked answer = asking_next(asking, solve_scratch(&solving->scratch), solving->scalars, &solving->why);
        if (answer == ASKED_UNKNOWN)
            return solve_must_stop(solving) ? WAY_DONE : WAY_UNKNOWN;
        if (answer != ASKED_INPUT)
            return no_more(solving, asking, answer);
        enum given given = solve_give(solving);
        if (given == GIVEN_STOP)
            return solving->stopped ? WAY_DONE : WAY_ERROR;
        if (given != GIVEN)
            return wrong_answer(solving, solver, given);
    }
    return WAY_DONE;
}

enum way_end solve_by_asking(struct solving *solving, const char *solver, enum encoding encoding)
{
    size_t kept = pairs_kept(solving->pairs);
    const struct lang_value *const **before = mem_array(kept + 1, sizeof *before);
    for (size_t i = 0; i < kept; i++)
        before[i] = pairs_at(solving->pairs, i);
    struct error error = ERROR_INIT;
    struct asking *asking = asking_begin(solver, encoding, &solving->flat, solving->form, solving->goal - kept, before,
                                         kept, &solving->solver_options, &error);
    enum way_end end = WAY_UNKNOWN;
    solving->lied = false;
    if (asking) {
        end = ask(solving, asking, solver);
        solve_add_way(solving, "%s, %s", solver, in_words(asking_encoding(asking)));
        struct solver_statistics statistics = asking_statistics(asking);
        solving->result->solver_seconds += statistics.seconds - statistics.start_seconds;
        solving->result->build_seconds += statistics.start_seconds;
        solving->result->checks += statistics.checks;
        solving->result->restarts += statistics.restarts;
    } else {
        text_clear(&solving->why);
        text_add(&solving->why, error.message.s);
    }
    double ending = clock_seconds();
    asking_end(asking);
    solving->result->build_seconds += clock_seconds() - ending;
    error_release(&error);
    mem_free(before);
    return end;
}
