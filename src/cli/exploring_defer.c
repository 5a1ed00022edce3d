/* How much of the time of a run is for judging, and what waits when that is over: a library that breaks in many ways
 * would be judged all the time, and hardly called. */
#include "cli/exploring_parts.h"

#include <string.h>

#include "base/memory.h"
#include "base/process.h"
#include "cli/interrupt.h"

#define JUDGING_SHARE 0.5 /* of the time; with more than that, what can wait does */
#define JUDGING_MOST 0.65 /* with more than that, what is new waits until exploring is over */
#define JUDGING_FIRST 1.0 /* seconds, which are there from the start */
#define DEFERRED_MOST 256
#define DEFERRED_FEW 4 /* for which there is always time */

/* With --runs a result must not depend on how long anything takes. */
static bool is_short_of_time(const struct exploring *exploring)
{
    return exploring->deadline > 0 && !exploring->limits.runs && !exploring->as_it_is;
}

static bool takes_more(const struct exploring *exploring, double share)
{
    double since = clock_seconds() - exploring->started;
    return is_short_of_time(exploring) && exploring->judging > share * since + JUDGING_FIRST;
}

bool exploring_is_pressed(const struct exploring *exploring)
{
    return takes_more(exploring, JUDGING_SHARE);
}

bool exploring_may_defer(const struct exploring *exploring)
{
    return is_short_of_time(exploring) && exploring->is_calling;
}

bool exploring_is_overloaded(const struct exploring *exploring)
{
    return takes_more(exploring, JUDGING_MOST) && exploring_may_defer(exploring);
}

/* The shortest of a kind. */
void exploring_defer(struct exploring *exploring, const struct sequence *sequence,
                     const struct sequence_outcome *outcome)
{
    struct ruling described;
    struct deferred *item = NULL;
    policy_describe(&exploring->policy, sequence, outcome, &described);
    for (size_t i = 0; !item && i < exploring->deferred.count; i++)
        if (strcmp(exploring->deferred.items[i].signature, described.signature) == 0)
            item = &exploring->deferred.items[i];
    if (!item && exploring->deferred.count < DEFERRED_MOST) {
        vector_push(&exploring->deferred, ((struct deferred){.sequence = SEQUENCE_INIT}));
        item = &exploring->deferred.items[exploring->deferred.count - 1];
    }
    bool is_shorter = item && (!item->signature || sequence->calls.count < item->sequence.calls.count);
    if (is_shorter) {
        if (item->signature)
            sequence_outcome_release(&item->outcome);
        mem_free(item->signature);
        item->signature = mem_strdup(described.signature);
        sequence_copy(&item->sequence, sequence);
        sequence_outcome_copy(&item->outcome, outcome);
    }
    ruling_release(&described);
}

bool exploring_judge_deferred(struct exploring *exploring, double deadline)
{
    bool done = true;
    exploring->policy.is_hasty = !exploring->as_it_is;
    size_t i = 0;
    for (; done && i < exploring->deferred.count && (i < DEFERRED_FEW || clock_seconds() < deadline) &&
           !interrupt_signal();
         i++) {
        const struct deferred *item = &exploring->deferred.items[i];
        done = !exploring_breaks_still(exploring, &item->sequence) ||
               exploring_judge_now(exploring, &item->sequence, &item->outcome);
    }
    exploring->unjudged = exploring->deferred.count - i;
    exploring->policy.is_hasty = false;
    return done && exploring->error->kind == ERROR_NONE && exploring_wait(exploring);
}

void exploring_forget_deferred(struct exploring *exploring)
{
    for (size_t i = 0; i < exploring->deferred.count; i++) {
        mem_free(exploring->deferred.items[i].signature);
        sequence_release(&exploring->deferred.items[i].sequence);
        sequence_outcome_release(&exploring->deferred.items[i].outcome);
    }
    vector_release(&exploring->deferred);
}
