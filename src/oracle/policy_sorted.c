/* Arrays that have to be in order: "an index over an ascending table of n numbers".
 * Where the header speaks of an order, at the call or of the whole library, it is tried
 * whether all is well when what was passed is in it. */
#include <stdlib.h>
#include <string.h>
#include "engine/sequence/text.h"
#include "engine/sequence/walking.h"
#include "oracle/policy_saying.h"

static bool speaks_of_order(const struct clause *clause)
{
    static const char words[] =
        "ascending|sorted|increasing|nondecreasing|non-decreasing|monotonic|monotonically|monotone|in order|ordered|in "
        "increasing order|by time|in order of|sorted by|descending|decreasing|rising|falling|strictly|ascend|descend|must "
        "increase|must decrease|must rise|must fall";
    return !clause->is_handled && clause_has_any(clause, words);
}

struct order {
    bool falls, is_strict;
};

static struct order order_of(const struct clause *clause)
{
    return (struct order){clause_has_any(clause, "descending|decreasing|falling|descend|decrease|fall"),
                          clause_has_any(clause, "strictly|increasing|decreasing|distinct|unique|no two|different")};
}

/* ---- numbers side by side ---- */

struct cells {
    char *bytes;
    size_t count, size;
    struct sequence_node kind; /* of one */
};

static double cell_at(const struct cells *cells, size_t index)
{
    uint64_t word = 0;
    const char *at = cells->bytes + index * cells->size;
    if (cells->kind.kind == SEQ_FLOAT && cells->size == sizeof(float)) {
        float number;
        memcpy(&number, at, sizeof number);
        return number;
    }
    memcpy(&word, at, cells->size);
    if (cells->kind.kind == SEQ_FLOAT)
        return sequence_float_of(word);
    word = sequence_number(&cells->kind, word);
    return cells->kind.flags & ARGUMENT_SIGNED ? (double)(int64_t)word : (double)word;
}

static void exchange(const struct cells *cells, size_t one, size_t other)
{
    char kept[sizeof(uint64_t)], *a = cells->bytes + one * cells->size, *b = cells->bytes + other * cells->size;
    memcpy(kept, a, cells->size);
    memcpy(a, b, cells->size);
    memcpy(b, kept, cells->size);
}

/* Few cells, so that the simplest way will do.  False: they were in order. */
static bool sort(const struct cells *cells, bool falls)
{
    bool is_changed = false;
    for (size_t i = 1; i < cells->count; i++)
        for (size_t k = i; k > 0; k--) {
            double before = cell_at(cells, k - 1), here = cell_at(cells, k);
            if (falls ? before >= here : before <= here)
                break;
            exchange(cells, k - 1, k);
            is_changed = true;
        }
    return is_changed;
}

static bool is_of_numbers(const struct sequence_plan *plan, const struct sequence_node *node, uint64_t *words,
                          struct cells *cells)
{
    if (node->kind != SEQ_BUFFER || !(node->flags & ARGUMENT_RAW) || node->flags & ARGUMENT_OUT ||
        node->cell_size > sizeof(uint64_t) || SEQUENCE_TAG(*words) != HEAD_VALUE || SEQUENCE_COUNT(*words) < 2)
        return false;
    *cells = (struct cells){.bytes = (char *)(words + 1),
                            .count = SEQUENCE_COUNT(*words),
                            .size = node->cell_size,
                            .kind = {.kind = SEQ_NUMBER, .size = node->cell_size}};
    if (node->count)
        cells->kind = plan->nodes.items[node->first];
    return true;
}

/* ---- structs side by side ---- */

/* The members of this node are as they have to be already. */
static bool is_in_order(const struct sequence_plan *plan, const struct sequence *sequence,
                        const sequence_places *places, uint32_t node, const struct order *order)
{
    double before = 0;
    bool is_first = true, is_in_order = true;
    for (size_t i = 0; i < places->count; i++) {
        if (places->items[i].node != node)
            continue;
        uint64_t word = sequence->words.items[places->items[i].word];
        const struct sequence_node *kind = &plan->nodes.items[node];
        double here = kind->kind == SEQ_FLOAT         ? sequence_float_of(word)
                      : kind->flags & ARGUMENT_SIGNED ? (double)(int64_t)sequence_number(kind, word)
                                                      : (double)sequence_number(kind, word);
        double step = order->falls ? before - here : here - before;
        is_in_order = is_in_order && (is_first || step > 0 || (step == 0 && !order->is_strict));
        before = here;
        is_first = false;
    }
    return is_in_order;
}

/* Of the cells of an array of structs each member counts up that is not in order. */
static bool count_up(const struct policy_case *judged, struct sequence *sequence, const sequence_places *places,
                     const struct order *order)
{
    const struct sequence_plan *plan = judged->plan;
    bool is_changed = false;
    for (size_t i = 0; i < places->count; i++) {
        const struct sequence_place *at = &places->items[i];
        const struct sequence_node *node = &plan->nodes.items[at->node];
        uint64_t number = 0, all = 0;
        if (at->depth == 0 || (node->kind != SEQ_NUMBER && node->kind != SEQ_FLOAT))
            continue;
        for (size_t k = 0; k < places->count; k++) {
            number += places->items[k].node == at->node && k < i;
            all += places->items[k].node == at->node;
        }
        if (all < 2 || is_in_order(plan, &judged->sequence, places, at->node, order))
            continue;
        number = order->falls ? all - number : number;
        uint64_t word = node->kind == SEQ_FLOAT ? sequence_bits_of((double)number) : number;
        is_changed = is_changed || sequence->words.items[at->word] != word;
        sequence->words.items[at->word] = word;
    }
    return is_changed;
}

/* ---- the call ---- */

/* All that the call gets in a row is in order now; false: nothing was changed. */
static bool arrange(const struct policy_case *judged, struct sequence *sequence, size_t call, const struct order *order)
{
    sequence_places places = VECTOR_INIT;
    struct cells cells;
    bool is_changed = false;
    sequence_look(sequence, judged->plan, call, &places);
    for (size_t i = 0; i < places.count; i++)
        if (is_of_numbers(judged->plan, &judged->plan->nodes.items[places.items[i].node],
                          &sequence->words.items[places.items[i].word], &cells))
            is_changed = sort(&cells, order->falls) || is_changed;
    is_changed = count_up(judged, sequence, &places, order) || is_changed;
    vector_release(&places);
    return is_changed;
}

static bool is_well_in_order(struct policy_case *judged, size_t call, struct order order)
{
    struct sequence changed = SEQUENCE_INIT;
    bool is_gone = false;
    sequence_copy(&changed, &judged->sequence);
    if (arrange(judged, &changed, call, &order))
        case_try(judged, &changed, 0, &is_gone);
    sequence_release(&changed);
    return is_gone;
}

static bool judge_comment(struct policy_case *judged, struct saying *saying, const char *comment)
{
    struct clause clause;
    saying->clause = &clause;
    while (clause_next(&comment, &clause))
        if (speaks_of_order(&clause) && is_well_in_order(judged, saying->call, order_of(&clause)))
            return saying_rule(saying);
    return judged->has_failed;
}

bool case_sorted(struct policy_case *judged, unsigned by)
{
    size_t last = judged->call < judged->sequence.calls.count ? judged->call + 1 : judged->sequence.calls.count;
    struct text comment = TEXT_INIT;
    bool decided = false;
    for (size_t call = last; !decided && call-- > 0;) {
        struct saying saying = {.judged = judged,
                                .call = call,
                                .operation = sequence_operation_of(&judged->sequence, call),
                                .is_own = true,
                                .by = by};
        const struct operation *about = sequence_plan_operation(judged->plan, saying.operation);
        decided = operation_comment(about, &comment) && judge_comment(judged, &saying, comment.s);
        saying.is_own = false;
        decided = decided || (operation_general_comments(about, &comment) && judge_comment(judged, &saying, comment.s));
    }
    text_release(&comment);
    return decided;
}
