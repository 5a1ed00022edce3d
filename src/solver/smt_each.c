/* Many small questions in one exchange: waking two processes for each costs as
 * much as its answer. */
#include "base/process.h"
#include "solver/smt.h"

static bool has_strings(const struct smt *smt)
{
    for (size_t i = 0; i < smt->queries.count; i++)
        if (smt->queries.items[i].symbol->type->kind == LANG_STRING)
            return true;
    return false;
}

/* What is said in a level that is open and closed again is not kept: only the process hears it. */
static bool say_one(struct smt *smt, const struct lang_term *term)
{
    struct error error = ERROR_INIT;
    smt_push(smt->solver);
    size_t known = smt->known.count;
    bool said = smt_assert(smt->solver, term, &error);
    smt->known.count = known; /* when values are read, the level is closed */
    text_add(&smt->unsaid, "(check-sat)\n");
    smt_print_queries(smt, &smt->unsaid);
    smt_pop(smt->solver);
    error_release(&error);
    return said;
}

/* Values that follow an answer other than sat are an error, which is read and forgotten. */
static bool read_one(struct smt *smt, struct arena *scratch, const char **at, const char *end, struct arena *arena,
                     const struct lang_value **values, enum solver_answer *answer, struct text *why)
{
    bool malformed;
    const struct sexpr *first = sexpr_read(scratch, at, end, &malformed);
    const struct sexpr *second = sexpr_read(scratch, at, end, &malformed);
    if (sexpr_is(first, "sat")) {
        if (smt_read_values(smt, second, arena, values, why) != SMT_VALUES)
            return false;
        *answer = SOLVER_SATISFIABLE;
        return true;
    }
    if (!sexpr_is(first, "unsat") && !sexpr_is(first, "unknown"))
        return smt_broken(smt, why, "was asked whether this can be, and answered something else");
    *answer = sexpr_is(first, "unsat") && !smt->encoder.ambiguous ? SOLVER_UNSATISFIABLE : SOLVER_UNKNOWN;
    return true;
}

static void read_all(struct smt *smt, const struct text *reply, size_t count, size_t stride, struct arena *arena,
                     const struct lang_value **values, enum solver_answer *answers, struct text *why)
{
    struct arena scratch = ARENA_INIT;
    const char *at = reply->s, *end = at + reply->length;
    for (size_t k = 0; k < count; k++)
        if (!read_one(smt, &scratch, &at, end, arena, values + k * stride, &answers[k], why))
            break;
    arena_release(&scratch);
}

bool smt_check_each(struct solver *solver, const struct lang_term *const *terms, size_t count, size_t stride,
                    struct arena *arena, const struct lang_value **values, enum solver_answer *answers,
                    struct text *why)
{
    struct smt *smt = solver->state;
    struct text request = TEXT_INIT, reply = TEXT_INIT;
    if (!smt->one_trip || smt->queries.count == 0 || has_strings(smt))
        return false;
    smt->deadline = clock_seconds() + solver->options.timeout;
    for (size_t k = 0; k < count; k++)
        answers[k] = SOLVER_UNKNOWN;
    if (!smt->child.pid && !smt_start(smt, why))
        return true;
    bool fine = true;
    size_t before = smt->unsaid.length;
    for (size_t k = 0; k < count && fine; k++)
        fine = say_one(smt, terms[k]);
    if (!fine) {
        text_cut(&smt->unsaid, before);
        return false;
    }
    text_add_bytes(&request, smt->unsaid.s, smt->unsaid.length);
    text_clear(&smt->unsaid);
    if (smt_ask(smt, request.s, &reply, why)) {
        smt->answered = true;
        read_all(smt, &reply, count, stride, arena, values, answers, why);
    }
    text_release(&request);
    text_release(&reply);
    return true;
}
