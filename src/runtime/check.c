/* Check: a candidate's outcome may depend on nothing but the fields that were
 * seen to be read.  A sample of candidates is run again with every other field
 * refilled at random; a different outcome means that a read was lost (in code
 * that is not woven), or that the predicate is not a function of its input. */
#include <string.h>
#include "runtime/state.h"

#define CHECK_MICROSECONDS 20000

int (*assay_checked_entry)(void *);

static uint64_t next_random(void)
{
    static uint64_t state;
    state = (state + WIRE->seed + 1) * 6364136223846793005u + 1442695040888963407u;
    return state >> 33;
}

static void refill(uint32_t number)
{
    const struct hot_field *field = &assay_fields[number];
    if (!(field->flags & FIELD_UNBOUNDED)) {
        assay_set(field, (uint32_t)(next_random() % field->count));
        return;
    }
    for (uint32_t i = 0; i < field->size; i++)
        OBJECTS[field->offset + i] = (uint8_t)next_random();
}

static void restore(uint32_t number)
{
    const struct hot_field *field = &assay_fields[number];
    if (field->flags & FIELD_UNBOUNDED)
        memset(OBJECTS + field->offset, 0, field->size);
    else
        assay_reset(field);
}

/* Overlapping members of a union are left alone: refilling an absent one would
 * overwrite the one that is there.  What is known to be absent is zero for the
 * predicate too. */
static bool may_refill(uint32_t number)
{
    const struct hot_field *field = &assay_fields[number];
    bool overlaps = field->flags & FIELD_SHARED && field->guard != NO_FIELD;
    return assay_chosen[number] == UNCHOSEN && !overlaps && assay_pending(number) != NO_FIELD;
}

static int run_again(void)
{
    char *outer = assay_main_stack;
    enum phase phase = assay_phase;
    WIRE->checking++;
    assay_undo_to(assay_undo_base);
    assay_phase = PHASE_CHECK;
    assay_run_once(assay_checked_entry, OBJECTS + WIRE_AT(struct wire_object, WIRE->objects)[0].offset);
    assay_phase = phase;
    assay_main_stack = outer;
    assay_stack_close_guards();
    return assay_checked_outcome;
}

/* Does the predicate do what it did: the same outcome and the same writes? */
static bool repeats(int outcome, const struct undo *log)
{
    return run_again() == outcome && (log == assay_undo_top || outcome == OUTCOME_FAULT);
}

static bool repeats_refilled(int outcome, const struct undo *log)
{
    for (uint32_t f = 0; f < WIRE->field_count; f++)
        if (may_refill(f))
            refill(f);
    bool same = repeats(outcome, log);
    for (uint32_t f = WIRE->field_count; f-- > 0;)
        if (may_refill(f))
            restore(f);
    return same;
}

bool assay_check_refilled(int outcome, unsigned rounds)
{
    const struct undo *log = assay_undo_top;
    bool same = true;
    uint64_t until = assay_microseconds() + CHECK_MICROSECONDS; /* a slow predicate is not checked as hard */
    for (unsigned i = 0; i < rounds && same && (i == 0 || assay_microseconds() < until); i++)
        same = repeats_refilled(outcome, log);
    if (same) {
        WIRE->checking = 0;
        return true;
    }
    const char *calls = assay_opaque_calls();
    for (same = true, rounds = 3; rounds && same; rounds--)
        same = repeats(outcome, log);
    WIRE->checking = 0;
    if (!same)
        assay_report(REPORT_NOT_DETERMINISTIC, 0, NULL, calls);
    else
        assay_report(REPORT_LOST_READ, 0, NULL, calls);
    return false;
}
