#include "solver/smt.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "base/process.h"

struct smt *smt_open(struct solver *solver)
{
    struct smt *smt = mem_alloc(sizeof *smt);
    *smt = (struct smt){.solver = solver,
                        .setup = TEXT_INIT,
                        .careful = TEXT_INIT,
                        .child = CHILD_INIT,
                        .said = TEXT_INIT,
                        .unsaid = TEXT_INIT};
    return solver->state = smt;
}

void smt_close(struct solver *solver)
{
    struct smt *smt = solver->state;
    child_release(&smt->child);
    encoder_release(&smt->encoder);
    vector_release(&smt->queries);
    vector_release(&smt->levels);
    vector_release(&smt->known);
    text_release(&smt->setup);
    text_release(&smt->careful);
    text_release(&smt->said);
    text_release(&smt->unsaid);
    mem_free(smt->context);
    mem_free(smt);
}

unsigned smt_own_limit_ms(const struct solver_options *options)
{
    double ms = options->timeout * 900;
    return ms < 1 ? 1 : ms > 1e9 ? 1000000000 : (unsigned)ms;
}

void smt_setup(struct smt *smt)
{
    text_add(&smt->setup, "(set-option :print-success false)\n(set-option :produce-models true)\n(set-logic ALL)\n");
}

/* The older arithmetic is faster by a factor of ten where each answer excludes
 * the last one.  A time limit of its own saves Z3 from being killed, but costs
 * a thread in every check: it gets one after it had to be killed once. */
void smt_setup_z3(struct smt *smt)
{
    text_add(&smt->setup, "(set-option :print-success false)\n(set-option :produce-models true)\n"
                          "(set-option :smt.arith.solver 2)\n");
    text_addf(&smt->setup, "(set-option :smt.random_seed %u)\n", (unsigned)(smt->solver->options.seed & 0x7fffffff));
    text_addf(&smt->careful, "(set-option :timeout %u)\n", smt_own_limit_ms(&smt->solver->options));
}

/* ---- what holds ---- */

void smt_tell(struct smt *smt, const char *commands)
{
    text_add(&smt->said, commands);
    text_add(&smt->unsaid, commands);
}

void smt_declare(struct solver *solver, const struct lang_symbol *symbol)
{
    struct smt *smt = solver->state;
    struct text commands = TEXT_INIT;
    struct smt_query query = {.symbol = symbol, .place = symbol->index};
    encode_declaration(&smt->encoder, symbol, false, &commands);
    smt_tell(smt, commands.s);
    vector_push(&smt->queries, query);
    text_release(&commands);
}

static void keep_known(struct smt *smt, const struct lang_term *term)
{
    if (term->op != LANG_EQUAL || term->args[0]->op != LANG_SYMBOL || term->args[1]->op != LANG_CONSTANT)
        return;
    struct smt_known known = {term->args[0]->symbol, term->args[1]->value};
    vector_push(&smt->known, known);
}

const struct lang_value *smt_known(const struct smt *smt, const struct lang_symbol *symbol)
{
    for (size_t i = smt->known.count; i-- > 0;)
        if (smt->known.items[i].symbol == symbol)
            return smt->known.items[i].value;
    return NULL;
}

bool smt_assert(struct solver *solver, const struct lang_term *term, struct error *error)
{
    struct smt *smt = solver->state;
    struct text before = TEXT_INIT, formula = TEXT_INIT;
    bool fine = encode_formula(&smt->encoder, term, &before, &formula, error);
    if (fine) {
        text_add(&before, "(assert ");
        text_add_bytes(&before, formula.s, formula.length);
        text_add(&before, ")\n");
        smt_tell(smt, before.s);
        keep_known(smt, term);
    }
    text_release(&before);
    text_release(&formula);
    return fine;
}

void smt_push(struct solver *solver)
{
    struct smt *smt = solver->state;
    struct smt_level level = {smt->said.length, encoder_mark(&smt->encoder), smt->queries.count, smt->known.count};
    vector_push(&smt->levels, level);
    smt_tell(smt, "(push 1)\n");
}

void smt_pop(struct solver *solver)
{
    struct smt *smt = solver->state;
    struct smt_level level = smt->levels.items[--smt->levels.count];
    text_add(&smt->unsaid, "(pop 1)\n");
    text_cut(&smt->said, level.said);
    encoder_return(&smt->encoder, level.mark);
    smt->queries.count = level.queries;
    smt->known.count = level.known;
}

/* ---- talking ---- */

static void say_why(struct text *why, const char *name, const char *format, va_list arguments)
{
    text_clear(why);
    text_addf(why, "%s ", name);
    text_addv(why, format, arguments);
}

/* The process is in no state that is known: it ends. */
bool smt_broken(struct smt *smt, struct text *why, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    say_why(why, smt->solver->name, format, arguments);
    va_end(arguments);
    child_stop(&smt->child);
    return false;
}

static bool ended(struct smt *smt, struct text *why)
{
    const char *said = smt->child.said.s;
    int line = (int)strcspn(said, "\n");
    if (line == 0)
        return smt_broken(smt, why, "ended without an answer");
    return smt_broken(smt, why, "ended without an answer: %.*s", line > 200 ? 200 : line, said);
}

static bool failed(struct smt *smt, enum child_answer answer, struct text *why)
{
    const struct solver_options *options = &smt->solver->options;
    switch (answer) {
    case CHILD_LATE:
        return smt_broken(smt, why, "gave no answer within %g seconds", options->timeout);
    case CHILD_TOO_LARGE:
        return smt_broken(smt, why, "took more than %g MB of memory", options->memory_mb);
    case CHILD_TOO_LOUD:
        return smt_broken(smt, why, "printed without end");
    case CHILD_INTERRUPTED:
        return smt_broken(smt, why, "was interrupted");
    default:
        return ended(smt, why);
    }
}

bool smt_ask(struct smt *smt, const char *request, struct text *answer, struct text *why)
{
    const struct solver_options *options = &smt->solver->options;
    struct child_limits limits = {smt->deadline, options->memory_mb + smt->inherited_mb, options->interrupted,
                                  options->data};
    struct text all = TEXT_INIT;
    char mark[40];
    snprintf(mark, sizeof mark, "answered %lu", ++smt->requests);
    text_add(&all, request);
    text_addf(&all, "(echo \"%s\")\n", mark);
    enum child_answer how = child_ask(&smt->child, all.s, all.length, mark, &limits, answer);
    text_release(&all);
    smt->died = how == CHILD_ENDED;
    return how == CHILD_ANSWERED || failed(smt, how, why);
}

/* What it says about the setup is not looked at: options may be unsupported. */
bool smt_start(struct smt *smt, struct text *why)
{
    struct error error = ERROR_INIT;
    struct text answer = TEXT_INIT, setup = TEXT_INIT;
    if (smt->started && smt->solver->statistics.restarts == SMT_RESTARTS_MOST) {
        text_addf(why, "%s had to be started %d times, and is not started again", smt->solver->name,
                  SMT_RESTARTS_MOST + 1);
        return false;
    }
    text_add(&setup, smt->setup.s);
    text_add(&setup, smt->started ? smt->careful.s : "");
    smt->solver->statistics.restarts += smt->started;
    smt->started = true;
    smt->answered = false;
    smt->inherited_mb = smt->inherits ? child_resident_mb(getpid()) : 0;
    double start = clock_seconds();
    bool fine = child_start(&smt->child, smt->body, smt->context, &error);
    if (!fine)
        text_addf(why, "%s: %s", smt->solver->name, error.message.s);
    fine = fine && smt_ask(smt, setup.s, &answer, why);
    smt->solver->statistics.start_seconds += clock_seconds() - start;
    text_clear(&smt->unsaid);
    text_add_bytes(&smt->unsaid, smt->said.s, smt->said.length);
    text_release(&answer);
    text_release(&setup);
    error_release(&error);
    return fine;
}

/* ---- checking ---- */

struct reply {
    struct arena arena;
    struct text text;
    enum solver_answer answer;
    const struct sexpr *values; /* where they were asked for at once */
};

static bool surprised(struct smt *smt, const struct sexpr *sexpr, struct text *why)
{
    struct text said = TEXT_INIT;
    if (sexpr)
        sexpr_print(sexpr, 200, &said);
    bool fine = smt_broken(smt, why, "was asked whether this can be, and answered '%.200s'", said.s);
    text_release(&said);
    return fine;
}

static bool read_reply(struct smt *smt, struct reply *reply, struct text *why)
{
    const char *at = reply->text.s, *end = at + reply->text.length;
    bool malformed;
    const struct sexpr *first = sexpr_read(&reply->arena, &at, end, &malformed);
    if (!sexpr_is(first, "sat") && !sexpr_is(first, "unsat") && !sexpr_is(first, "unknown"))
        return surprised(smt, first, why);
    reply->answer = sexpr_is(first, "sat")     ? SOLVER_SATISFIABLE
                    : sexpr_is(first, "unsat") ? SOLVER_UNSATISFIABLE
                                               : SOLVER_UNKNOWN;
    reply->values = sexpr_read(&reply->arena, &at, end, &malformed);
    return true;
}

/* One that has died between two checks, having answered before, gets a second chance at once. */
static bool ask_check(struct smt *smt, struct reply *reply, struct text *why)
{
    struct text request = TEXT_INIT;
    bool fine = false;
    for (int attempt = 0; attempt < 2 && !fine; attempt++) {
        text_clear(why);
        bool veteran = smt->child.pid && smt->answered;
        if (!smt->child.pid && !smt_start(smt, why))
            break;
        text_clear(&request);
        text_add_bytes(&request, smt->unsaid.s, smt->unsaid.length);
        text_add(&request, "(check-sat)\n");
        if (smt->one_trip)
            smt_print_queries(smt, &request);
        fine = smt_ask(smt, request.s, &reply->text, why);
        if (!veteran || !smt->died)
            break;
    }
    text_clear(&smt->unsaid);
    text_release(&request);
    smt->answered = smt->answered || fine;
    return fine && read_reply(smt, reply, why);
}

/* It answered 'unknown' by itself. */
static void gave_up(struct smt *smt, struct text *why)
{
    struct text answer = TEXT_INIT;
    struct arena arena = ARENA_INIT;
    bool malformed;
    if (smt_ask(smt, "(get-info :reason-unknown)\n", &answer, why)) {
        const char *at = answer.s;
        const struct sexpr *reason = sexpr_read(&arena, &at, at + answer.length, &malformed);
        text_addf(why, "%s does not know", smt->solver->name);
        if (reason && !reason->atom && reason->count == 2 && !sexpr_begins(reason, "error")) {
            text_add(why, ": ");
            sexpr_print(reason->items[1], why->length + 100, why);
        }
    }
    arena_release(&arena);
    text_release(&answer);
}

static enum smt_values values_of(struct smt *smt, const struct sexpr *first, struct arena *arena,
                                 const struct lang_value **values, struct text *why)
{
    struct text request = TEXT_INIT, answer = TEXT_INIT;
    struct arena scratch = ARENA_INIT;
    enum smt_values result = SMT_VALUES;
    bool malformed, fine = true;
    smt_print_queries(smt, &request);
    if (request.length && !smt->one_trip) {
        fine = smt_ask(smt, request.s, &answer, why);
        const char *at = answer.s;
        first = fine ? sexpr_read(&scratch, &at, at + answer.length, &malformed) : NULL;
    }
    if (!fine)
        result = SMT_NO_VALUES;
    else if (smt->queries.count > 0)
        result = smt_read_values(smt, first, arena, values, why);
    text_release(&request);
    text_release(&answer);
    arena_release(&scratch);
    return result;
}

enum solver_answer smt_check(struct solver *solver, struct arena *arena, const struct lang_value **values,
                             struct text *why)
{
    struct smt *smt = solver->state;
    enum solver_answer answer = SOLVER_UNKNOWN;
    enum smt_values got = SMT_NOT_STRINGS;
    smt->deadline = clock_seconds() + solver->options.timeout;
    while (got == SMT_NOT_STRINGS) {
        struct reply reply = {ARENA_INIT, TEXT_INIT, SOLVER_UNKNOWN, NULL};
        got = ask_check(smt, &reply, why) ? SMT_VALUES : SMT_NO_VALUES;
        answer = got == SMT_VALUES ? reply.answer : SOLVER_UNKNOWN;
        if (answer == SOLVER_SATISFIABLE)
            got = values_of(smt, reply.values, arena, values, why);
        else if (got == SMT_VALUES && answer == SOLVER_UNKNOWN)
            gave_up(smt, why);
        text_release(&reply.text);
        arena_release(&reply.arena);
    }
    if (answer == SOLVER_UNSATISFIABLE && smt->encoder.ambiguous) {
        text_addf(why,
                  "%s found none, but not all could be said: of an ambiguous regex's classes, or of characters beyond "
                  "U+FFFF in strings for a regex without the flag u",
                  solver->name);
        return SOLVER_UNKNOWN;
    }
    return got == SMT_VALUES ? answer : SOLVER_UNKNOWN;
}
