/* Arrays of indices: "out[order[i]]".  A function that follows what is in the cells
 * wherever it leads asks for numbers that lead somewhere, written down or not.  It is
 * well with zeros and with 0, 1, 2 …, and breaks with numbers that are in no array. */
#include <string.h>
#include "engine/sequence/walking.h"
#include "oracle/policy_case.h"

#define CELL_FAR 16000057

enum pattern { CELLS_ZERO, CELLS_COUNTED, CELLS_BEHIND, CELLS_FAR, PATTERNS };

static bool is_of_numbers(const struct sequence_node *node, uint64_t head)
{
    return node->kind == SEQ_BUFFER && node->flags & ARGUMENT_RAW && !(node->flags & ARGUMENT_OUT) &&
           node->cell_size > 1 && node->cell_size <= sizeof(uint64_t) && SEQUENCE_TAG(head) == HEAD_VALUE &&
           SEQUENCE_COUNT(head) > 0;
}

static uint64_t cell_of(enum pattern pattern, uint64_t index, uint64_t count)
{
    switch (pattern) {
    case CELLS_COUNTED:
        return index;
    case CELLS_BEHIND:
        return count;
    case CELLS_FAR:
        return CELL_FAR;
    default:
        return 0;
    }
}

static void fill(char *cells, const struct sequence_node *node, uint64_t count, enum pattern pattern)
{
    for (uint64_t i = 0; i < count; i++) {
        uint64_t number = cell_of(pattern, i, count);
        memcpy(cells + i * node->cell_size, &number, node->cell_size);
    }
}

/* All arrays of numbers that the call gets; false: it gets none. */
static bool fill_all(const struct policy_case *judged, struct sequence *sequence, enum pattern pattern)
{
    sequence_places places = VECTOR_INIT;
    bool is_any = false;
    sequence_look(sequence, judged->plan, judged->call, &places);
    for (size_t i = 0; i < places.count; i++) {
        const struct sequence_node *node = &judged->plan->nodes.items[places.items[i].node];
        uint64_t *words = &sequence->words.items[places.items[i].word];
        if (!is_of_numbers(node, *words))
            continue;
        is_any = true;
        fill((char *)(words + 1), node, SEQUENCE_COUNT(*words), pattern);
    }
    vector_release(&places);
    return is_any;
}

static bool breaks(const struct probe *probe)
{
    return probe->ran && probe->outcome.outcome == TRIAL_BROKE;
}

bool case_follow(struct policy_case *judged, unsigned by)
{
    struct probes probes;
    bool is_any = judged->call < judged->sequence.calls.count;
    probes_init(&probes, judged->policy);
    for (unsigned i = 0; is_any && i < PATTERNS; i++)
        is_any = fill_all(judged, &probes_add(&probes, &judged->sequence)->sequence, (enum pattern)i);
    bool done = !is_any || probes_run(&probes, judged->seconds, judged->error);
    struct probe *const *items = probes.items.items;
    bool follows = is_any && done && case_is_gone(judged, items[CELLS_ZERO]) &&
                   case_is_gone(judged, items[CELLS_COUNTED]) && breaks(items[CELLS_BEHIND]) &&
                   breaks(items[CELLS_FAR]);
    probes_release(&probes);
    if (!done)
        return case_failed(judged);
    return follows && case_rule(judged, RULING_SUSPECT, by, "%s follows the numbers in an array wherever they lead",
                                case_operation_name(judged, judged->call));
}
