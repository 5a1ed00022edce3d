/* Arguments: towards the simplest value, one after the other. */
#include "engine/sequence/walking.h"
#include "refine/reduction.h"

#define OTHERS_MOST 8 /* functions or objects that are tried in place of one */

static uint64_t word_at(const struct reduction *reduction, const struct sequence_place *place)
{
    return reduction->best.words.items[place->word];
}

static const struct sequence_node *node_at(const struct reduction *reduction, const struct sequence_place *place)
{
    return &reduction->plan->nodes.items[place->node];
}

/* ---- numbers ---- */

/* How far from the origin, without the side. */
static uint64_t steps_of(const struct reduction *reduction, const struct sequence_place *place)
{
    const struct sequence_node *node = node_at(reduction, place);
    uint64_t distance = reduction_distance(reduction->plan, node, word_at(reduction, place));
    return node->flags & ARGUMENT_ENUM ? distance : distance / 2 + (distance & 1);
}

static void propose_steps(struct reduction *reduction, const struct sequence_place *place, uint64_t steps)
{
    uint64_t word = reduction_at_distance(reduction->plan, node_at(reduction, place), steps, word_at(reduction, place));
    reduction_propose_words(reduction, place, &word, 1, steps);
}

/* Whatever its size, few tries: powers of two first, then between the last two of them. */
static bool simplify_number(struct reduction *reduction, const struct sequence_place *place)
{
    uint64_t steps = steps_of(reduction, place), bad = 0;
    uint64_t other_side = -word_at(reduction, place);
    bool is_listed = node_at(reduction, place)->flags & ARGUMENT_ENUM;
    for (uint64_t power = 0; power < steps; power = is_listed ? power + 1 : power ? 2 * power : 1) {
        propose_steps(reduction, place, power);
        if (power >> 63)
            break;
    }
    bool changed = reduction_settle(reduction, &steps);
    for (uint64_t power = 1; power < steps && power; power *= 2)
        bad = power;
    while (steps - bad > 1 && !reduction->stopped) {
        uint64_t middle = bad + (steps - bad) / 2;
        propose_steps(reduction, place, middle);
        bool is_settled = reduction_settle(reduction, NULL);
        changed = changed || is_settled;
        *(is_settled ? &steps : &bad) = middle;
    }
    reduction_propose_words(reduction, place, &other_side, 1, 0);
    return reduction_settle(reduction, NULL) || changed;
}

static bool simplify_flags(struct reduction *reduction, const struct sequence_place *place)
{
    uint64_t word = word_at(reduction, place), none = 0;
    reduction_propose_words(reduction, place, &none, 1, 0);
    for (unsigned bit = 64; bit-- > 0;)
        if (word >> bit & 1) {
            uint64_t less = word & ~(1ull << bit);
            reduction_propose_words(reduction, place, &less, 1, 0);
        }
    return reduction_settle(reduction, NULL);
}

static bool simplify_float(struct reduction *reduction, const struct sequence_place *place)
{
    union {
        uint64_t bits;
        double number;
    } any = {.bits = word_at(reduction, place)}, simple;
    static const double usual[] = {0, 1, -1, 2};
    for (size_t i = 0; i < sizeof usual / sizeof *usual; i++) {
        simple.number = usual[i];
        reduction_propose_words(reduction, place, &simple.bits, 1, 0);
    }
    if (any.number > -0x1p52 && any.number < 0x1p52) {
        simple.number = (double)(int64_t)any.number;
        reduction_propose_words(reduction, place, &simple.bits, 1, 0);
        simple.number = (double)(int64_t)(any.number / 2);
        reduction_propose_words(reduction, place, &simple.bits, 1, 0);
    }
    return reduction_settle(reduction, NULL);
}

/* ---- functions ---- */

static bool simplify_function(struct reduction *reduction, const struct sequence_place *place)
{
    for (uint64_t i = 0; i < word_at(reduction, place) && i < OTHERS_MOST; i++)
        reduction_propose_words(reduction, place, &i, 1, 0);
    return reduction_settle(reduction, NULL);
}

/* ---- references ---- */

static void propose_objects(struct reduction *reduction, const struct sequence_place *place)
{
    uint64_t head = word_at(reduction, place);
    unsigned found = 0;
    for (uint32_t call = 0; call <= SEQUENCE_REFERENCE_CALL(head) && found < OTHERS_MOST; call++) {
        uint32_t operation = sequence_operation_of(&reduction->best, call);
        for (uint32_t output = 0; output < reduction->plan->items.items[operation].outputs; output++) {
            uint32_t given = sequence_plan_output(reduction->plan, operation, output);
            if (given == SEQUENCE_NONE || !sequence_fits(reduction->plan, place->node, given))
                continue;
            uint64_t other = SEQUENCE_REFERENCE(call, output);
            reduction_propose_words(reduction, place, &other, 1, 0);
            found++;
        }
    }
}

static bool simplify_reference(struct reduction *reduction, const struct sequence_place *place)
{
    const struct sequence_node *node = node_at(reduction, place);
    const uint64_t value = SEQUENCE_HEAD(HEAD_VALUE, 0);
    if (node->kind == SEQ_STRING || node->kind == SEQ_ANY)
        reduction_propose_words(reduction, place, &value, 1, 0);
    if (node->kind == SEQ_HANDLE || node->kind == SEQ_ANY)
        propose_objects(reduction, place);
    return reduction_settle(reduction, NULL);
}

static bool simplify_head(struct reduction *reduction, const struct sequence_place *place)
{
    const struct sequence_node *node = node_at(reduction, place);
    uint64_t head = word_at(reduction, place);
    if (SEQUENCE_TAG(head) == HEAD_REFERENCE)
        return simplify_reference(reduction, place);
    if (SEQUENCE_TAG(head) != HEAD_VALUE)
        return false;
    if (node->kind == SEQ_STRING || node->kind == SEQ_BUFFER)
        return simplify_cells(reduction, place);
    if (node->kind == SEQ_ANY) {
        const uint64_t first = SEQUENCE_HEAD(HEAD_VALUE, 0);
        reduction_propose_words(reduction, place, &first, 1, 0);
        return reduction_settle(reduction, NULL);
    }
    return false;
}

/* ---- all places ---- */

static bool simplify_place(struct reduction *reduction, const struct sequence_place *place)
{
    const struct sequence_node *node = node_at(reduction, place);
    switch (node->kind) {
    case SEQ_NUMBER:
        return node->flags & ARGUMENT_FLAGS ? simplify_flags(reduction, place) : simplify_number(reduction, place);
    case SEQ_FLOAT:
        return simplify_float(reduction, place);
    case SEQ_FUNCTION:
        return simplify_function(reduction, place);
    default:
        return simplify_head(reduction, place);
    }
}

/* A place may lose children when it changes, so that the places behind it are others. */
bool simplify_arguments(struct reduction *reduction)
{
    sequence_places places = VECTOR_INIT;
    bool changed = false;
    for (size_t call = 0; call < reduction->best.calls.count && !reduction->stopped; call++) {
        sequence_look(&reduction->best, reduction->plan, call, &places);
        for (size_t i = 0; i < places.count && !reduction->stopped; i++) {
            if (!simplify_place(reduction, &places.items[i]))
                continue;
            changed = true;
            sequence_look(&reduction->best, reduction->plan, call, &places);
        }
    }
    vector_release(&places);
    return changed;
}
