#include "engine/solve/encoding.h"

#include "engine/solve/encoding_asking.h"
#include "front/lang/value.h"

/* More copies than this and one at a time is quicker. */
#define DISTINCT_MOST 5000

const char *encoding_name(enum encoding encoding)
{
    static const char *const names[] = {"auto", "one", "all", "distinct", "forall"};
    return names[encoding];
}

bool encoding_fits(enum encoding encoding, const struct form *form, struct error *error)
{
    const struct form *core = form_core(form);
    if (encoding != ENCODING_DISTINCT || (core && core->kind == FORM_KEY))
        return true;
    struct text text = TEXT_INIT;
    form_print(form, &text);
    error_set(error, ERROR_INPUT, "the difference cannot be said with distinct: %s; use --encoding one or all", text.s);
    text_release(&text);
    return false;
}

/* Section 8: distinct is by far the fastest where it can be said and no function has to be inverted. */
static enum encoding resolved(const struct asking *asking, enum encoding encoding)
{
    if (encoding != ENCODING_AUTO)
        return encoding;
    const struct form *core = asking->core;
    bool distinct = core && core->kind == FORM_KEY && core->feature->op == LANG_SYMBOL &&
                    type_is_measure(core->feature->type) && asking->before_count == 0 && asking->n > 1 &&
                    asking->n <= DISTINCT_MOST;
    return distinct ? ENCODING_DISTINCT : ENCODING_ONE;
}

static bool say_question(struct asking *asking, struct error *error)
{
    return asking->encoding == ENCODING_ONE ? one_begin(asking, error) : copies_begin(asking, error);
}

struct asking *asking_begin(const char *solver, enum encoding encoding, const struct flat *flat,
                            const struct form *form, uint64_t n, const struct lang_value *const *const *before,
                            size_t before_count, const struct solver_options *options, struct error *error)
{
    struct asking *asking = mem_alloc(sizeof *asking);
    asking->flat = flat;
    asking->form = form;
    asking->core = form_core(form);
    asking->n = n;
    asking->before = before;
    asking->before_count = before_count;
    asking->automatic = encoding == ENCODING_AUTO;
    asking->encoding = resolved(asking, encoding);
    asking->solver_name = solver;
    if (options)
        asking->options = *options;
    asking->solver = solver_open(solver, &asking->options, error);
    if (!asking->solver || !say_question(asking, error)) {
        asking_end(asking);
        return NULL;
    }
    return asking;
}

void asking_end(struct asking *asking)
{
    if (!asking)
        return;
    ranges_release(&asking->ranges);
    pins_release(asking);
    solver_close(asking->solver);
    vector_release(&asking->lazies);
    vector_release(&asking->late);
    vector_release(&asking->found);
    arena_release(&asking->arena);
    mem_free(asking);
}

struct solver_statistics asking_statistics(const struct asking *asking)
{
    struct solver_statistics now = solver_statistics(asking->solver);
    now.checks += asking->earlier.checks;
    now.restarts += asking->earlier.restarts;
    now.seconds += asking->earlier.seconds;
    now.start_seconds += asking->earlier.start_seconds;
    return now;
}

enum encoding asking_encoding(const struct asking *asking)
{
    return asking->encoding;
}

/* The one question for all has no answer; as many as there are can still be found one at a time. */
static bool turn_to_one(struct asking *asking, enum asked answer, struct error *error)
{
    struct solver *solver = solver_open(asking->solver_name, &asking->options, error);
    if (!solver)
        return false;
    asking->earlier = asking_statistics(asking);
    solver_close(asking->solver);
    asking->solver = solver;
    asking->fewer_proved = answer == ASKED_IMPOSSIBLE;
    asking->encoding = ENCODING_ONE;
    return say_question(asking, error);
}

enum asked asking_next(struct asking *asking, struct arena *arena, const struct lang_value **scalars, struct text *why)
{
    if (asking->encoding == ENCODING_ONE)
        return one_next(asking, arena, scalars, why);
    bool first = !asking->asked;
    enum asked answer = copies_next(asking, arena, scalars, why);
    if (answer == ASKED_INPUT || !asking->automatic || !first)
        return answer;
    struct error error = ERROR_INIT;
    if (turn_to_one(asking, answer, &error)) {
        error_release(&error);
        return one_next(asking, arena, scalars, why);
    }
    text_clear(why);
    text_add(why, error.message.s);
    error_release(&error);
    return ASKED_UNKNOWN;
}
