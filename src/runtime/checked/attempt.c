/* Attempt: one input is drawn, the property runs on it, and what both left
 * behind is cleaned up.  Where it is due the same input runs again with memory
 * filled otherwise: whoever reads what nobody wrote gives himself away. */
#include <pthread.h>
#include <setjmp.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>
#include "runtime/checked/checked.h"

/* The first is no pointer, no small number, not even and negative; the other is
 * NULL, 0, false and the end of a string. */
#define FILL_FIRST 0xa5
#define FILL_OTHER 0x00
#define STACK_FILLED 8192

static jmp_buf back;
static bool is_looking_closer;     /* at a failure that is noted already */
static volatile bool is_discarded; /* by a thread of the target's */

_Noreturn void leap(enum leap why)
{
    if (trials->mode == TRIAL_SEQUENCES)
        sequences_leap();
    if (is_main_thread)
        longjmp(back, why);
    is_discarded = true;
    pthread_exit(NULL);
}

/* ---- one attempt ---- */

__attribute__((noinline)) READS_ANYTHING static void fill_stack(unsigned char fill)
{
    char room[STACK_FILLED];
    memory_fill(room, fill, sizeof room);
}

static void clean_up(bool has_run, bool report)
{
    heap_owner = OWNER_NOBODY;
    directory_restore();
    if (has_run)
        leaks_after(report);
    else
        leaks_drop_input();
}

/* All of its parts were there together at a lower scope. */
static bool was_there_before(void)
{
    if (trials->mode != TRIAL_ALL || trials->scope <= 0)
        return false;
    uint64_t lower = trials->scope < 64 ? ((uint64_t)1 << trials->scope) - 1 : ~(uint64_t)0;
    return (drawing.scopes & lower) != 0;
}

static void begin(unsigned char fill)
{
    choices_begin();
    say_begin();
    heap_begin(fill);
    is_discarded = false;
}

static void call(unsigned char fill)
{
    if (trials->flags & TRIAL_SNAPSHOT)
        snapshot_take();
    if (plan_has_generators())
        leaks_before_run();
    if (heap_can_fill())
        fill_stack(fill);
    heap_owner = OWNER_TARGET;
    int result = entry->run(arguments);
    heap_owner = OWNER_NOBODY;
    if (!result && !is_forked) {
        end_note(TRIAL_END_FALSE, 0, NULL);
        end_broke();
    }
}

/* A child that the target's code forked came back here: it has no part in what
 * follows. */
static void leave_if_forked(void)
{
    if (is_forked)
        end_process(0);
}

enum attempt_outcome attempt(unsigned char fill, enum trial_stage drawing_stage, enum trial_stage running_stage)
{
    static volatile bool has_run;
    begin(fill);
    has_run = false;
    trials->stage = drawing_stage;
    int why = setjmp(back);
    if (why == LEAP_NONE) {
        heap_owner = OWNER_INPUT;
        draw_arguments();
        heap_owner = OWNER_NOBODY;
        if (was_there_before()) {
            clean_up(false, false);
            return ATTEMPT_LEFT_OUT;
        }
        has_run = true;
        trials->stage = running_stage;
        call(fill);
    }
    leave_if_forked();
    trials->stage = TRIAL_CHECKING;
    if (why == LEAP_NONE && is_discarded)
        why = LEAP_DISCARD;
    if (why == LEAP_NONE && setjmp(back) != 0) /* a leak, while two runs are compared */
        why = LEAP_BROKE;
    clean_up(has_run, why == LEAP_NONE && trials->flags & TRIAL_LEAKS && !is_looking_closer);
    return why == LEAP_NONE      ? ATTEMPT_PASSED
           : why == LEAP_DISCARD ? ATTEMPT_DISCARDED
           : why == LEAP_BROKE   ? ATTEMPT_BROKE
                                 : ATTEMPT_NOTHING;
}

void attempt_once_more(void)
{
    is_looking_closer = true;
    choices_again();
    attempt(FILL_FIRST, TRIAL_CHECKING, TRIAL_CHECKING);
    end_failed();
}

/* ---- two fills ---- */

/* What can be seen of an attempt from outside. */
struct sight {
    enum attempt_outcome outcome;
    uint64_t labels, choices;
    char note[sizeof((struct trials *)0)->note];
};

static uint64_t choices_hash(void)
{
    uint64_t hash = trials->choice_count;
    for (uint32_t i = 0; i < trials->choice_count; i++)
        hash = (hash ^ trials->choices[i].index ^ trials->choices[i].most << 32) * 0x9e3779b97f4a7c15u;
    return hash;
}

static void look(struct sight *sight, enum attempt_outcome outcome)
{
    sight->outcome = outcome;
    sight->labels = labels_said;
    sight->choices = choices_hash();
    end_say(sight->note, sizeof sight->note, trials->note);
}

static bool is_same(const struct sight *a, const struct sight *b)
{
    return a->outcome == b->outcome && a->labels == b->labels && a->choices == b->choices &&
           strcmp(a->note, b->note) == 0;
}

static void run_again(struct sight *sight, unsigned char fill)
{
    is_comparing = true;
    trials->reruns++;
    choices_again();
    look(sight, attempt(fill, TRIAL_CHECKING, TRIAL_CHECKING));
    is_comparing = false;
}

static const char *outcome_name(enum attempt_outcome outcome)
{
    return outcome == ATTEMPT_DISCARDED ? "is discarded" : outcome == ATTEMPT_BROKE ? "fails" : "passes";
}

/* What failed, and where, stays noted if it did. */
static _Noreturn void report(const struct sight *first, const struct sight *other, const struct trial_end *failure)
{
    char what[sizeof failure->text], text[sizeof failure->text + 160];
    const char *colon = other->outcome == ATTEMPT_BROKE && failure->text[0] ? ": " : "";
    end_say(what, sizeof what, *colon ? failure->text : "");
    if (first->outcome != other->outcome)
        snprintf(text, sizeof text, "with fresh memory filled with 0x%02x it %s, with 0x%02x it %s%s%s", FILL_FIRST,
                 outcome_name(first->outcome), FILL_OTHER, outcome_name(other->outcome), colon, what);
    else
        snprintf(text, sizeof text, "with fresh memory filled with 0x%02x and with 0x%02x %s", FILL_FIRST, FILL_OTHER,
                 first->choices != other->choices ? "it makes other choices"
                 : first->labels != other->labels ? "it has other labels"
                                                  : "it has other notes");
    if (other->outcome == ATTEMPT_BROKE)
        trials->end = *failure;
    else
        memset(&trials->end, 0, sizeof trials->end);
    trials->end.kind = TRIAL_END_FILL;
    trials->end.stage = TRIAL_CHECKING;
    end_say(trials->end.text, sizeof trials->end.text, text);
    end_failed();
}

/* A difference that does not come with the fill alone is not the fill's: of code
 * that remembers, or draws lots.  The order is that of Thue and Morse, which has
 * no period: what takes turns cannot keep to it. */
#define ORDER 0x6996
#define ORDER_LENGTH 16

static bool comes_with_fill(const struct sight *first, const struct sight *other)
{
    static struct sight again;
    for (unsigned i = 0; i < ORDER_LENGTH; i++) {
        bool is_other = ORDER >> i & 1;
        run_again(&again, is_other ? FILL_OTHER : FILL_FIRST);
        if (!is_other && again.outcome == ATTEMPT_BROKE)
            end_failed();
        if (!is_same(&again, is_other ? other : first))
            return false;
    }
    return true;
}

static void compare(enum attempt_outcome outcome)
{
    static struct sight first, other;
    static struct trial_end failure;
    look(&first, outcome);
    run_again(&other, FILL_OTHER);
    if (is_same(&first, &other))
        return;
    failure = trials->end;
    if (comes_with_fill(&first, &other))
        report(&first, &other, &failure);
    memset(&trials->end, 0, sizeof trials->end);
}

static bool runs_twice(uint64_t number)
{
    return heap_can_fill() && (number < trials->fill_first || (trials->fill_every && number % trials->fill_every == 0));
}

/* An input without choices belongs to the first lane. */
static bool is_of_other_lane(void)
{
    return trials->mode == TRIAL_ALL && trials->lane && trials->choice_count == 0;
}

static unsigned char usual_fill(void)
{
    return trials->flags & TRIAL_OTHER_FILL ? FILL_OTHER : FILL_FIRST;
}

enum attempt_outcome input_run(uint64_t number)
{
    enum attempt_outcome outcome = attempt(usual_fill(), TRIAL_DRAWING, TRIAL_RUNNING);
    if (is_of_other_lane())
        outcome = ATTEMPT_NOTHING;
    tally_prepare(outcome);
    if (outcome <= ATTEMPT_DISCARDED && runs_twice(number)) {
        compare(outcome);
        trials->tally.second_runs++;
    }
    trials->stage = TRIAL_IDLE;
    return outcome;
}
