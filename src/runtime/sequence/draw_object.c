/* Objects for a call: one that this sequence has made already.  The one that was
 * used last is the likeliest, so that something happens to it. */
#include "runtime/sequence/drawing.h"

#define PRUNED_MOST 1024
#define TAKEN_MOST 32

static uint32_t last_used;
static uint64_t pruned[PRUNED_MOST / 64];

static struct taken { /* handles of the call that is drawn */
    uint32_t object;
    uint32_t flags; /* of its node */
} taken[TAKEN_MOST];
static uint32_t taken_count;

void object_choice_begin(void)
{
    last_used = SEQUENCE_NONE;
    for (uint32_t i = 0; i < PRUNED_MOST / 64; i++)
        pruned[i] = 0;
}

void object_choice_note(uint32_t object)
{
    last_used = object;
}

void object_choice_prune(uint32_t object)
{
    if (object < PRUNED_MOST)
        pruned[object / 64] |= (uint64_t)1 << object % 64;
}

static bool is_pruned(uint32_t object)
{
    return object < PRUNED_MOST && pruned[object / 64] >> object % 64 & 1;
}

uint32_t object_choose(const struct sequence_node *node, uint32_t first)
{
    uint32_t chosen = SEQUENCE_NONE, count = 0;
    if (!first && last_used < object_count && one_in(2) && object_fits(&objects[last_used], node))
        return last_used;
    for (uint32_t i = 0; i < object_count; i++)
        if (objects[i].state == OBJECT_LIVE && objects[i].call >= first && object_fits(&objects[i], node) &&
            (!is_pruned(i) || one_in(8)) && one_in(++count))
            chosen = i;
    if (chosen != SEQUENCE_NONE)
        return chosen;
    for (uint32_t i = object_count; i--;)
        if (objects[i].state == OBJECT_LIVE && objects[i].call >= first && object_fits(&objects[i], node))
            return i;
    return SEQUENCE_NONE;
}

/* ---- words of handles ---- */

void draw_object_begin(void)
{
    taken_count = 0;
}

/* Through a pointer that is restrict nothing is reached that another one changes. */
static bool is_restricted(uint32_t one, uint32_t other)
{
    return (one | other) & ARGUMENT_RESTRICT && !(one & other & ARGUMENT_CONST);
}

/* What a call consumes must not be another argument of it, too. */
static bool is_free_for(uint32_t object, const struct sequence_node *node)
{
    for (uint32_t i = 0; i < taken_count; i++)
        if (taken[i].object == object &&
            ((taken[i].flags | node->flags) & ARGUMENT_CONSUMED || is_restricted(taken[i].flags, node->flags)))
            return false;
    return true;
}

static void put_object_of(uint32_t object, const struct sequence_node *node)
{
    if (taken_count < TAKEN_MOST)
        taken[taken_count++] = (struct taken){object, node->flags};
    put(SEQUENCE_REFERENCE(objects[object].call, objects[object].output));
}

static bool put_some_object(const struct sequence_node *node)
{
    for (unsigned tries = 0; tries < 3; tries++) {
        uint32_t object = object_choose(node, 0);
        if (object == SEQUENCE_NONE)
            return false;
        if (is_free_for(object, node)) {
            put_object_of(object, node);
            return true;
        }
    }
    return false;
}

/* A variable need not hold an object yet. */
static void put_no_object(const struct sequence_node *node)
{
    if (node->holding == SEQ_HOLD_VARIABLE && !(node->flags & (ARGUMENT_OUT | ARGUMENT_HELD)) && !one_in(4))
        put(SEQUENCE_HEAD(HEAD_VALUE, 0));
    else
        put_null(node);
}

/* Nothing fits: a member of a struct may be NULL then, an argument not. */
static void put_missing(const struct sequence_node *node)
{
    uint32_t root = number_of(node) - drawn.first_root;
    if (node->holding == SEQ_HOLD_VARIABLE && !(node->flags & ARGUMENT_HELD))
        put(SEQUENCE_HEAD(HEAD_VALUE, 0));
    else if (root < drawn.root_count)
        drawn.has_failed = true;
    else
        put_null(node);
}

static bool put_decided(const struct sequence_node *node)
{
    uint32_t root = number_of(node) - drawn.first_root;
    uint64_t head =
        drawn.decided && root < drawn.root_count && root < DECIDED_MOST ? drawn.decided->heads[root] : UNDECIDED;
    if (head == UNDECIDED)
        return false;
    if (head == DECIDED_NULL) {
        put_no_object(node);
        return true;
    }
    uint32_t object = object_of(SEQUENCE_REFERENCE_CALL(head), SEQUENCE_REFERENCE_OUTPUT(head));
    if (object == SEQUENCE_NONE || !object_fits(&objects[object], node) || !is_free_for(object, node))
        return false;
    put_object_of(object, node);
    return true;
}

void draw_handle(const struct sequence_node *node)
{
    if (node->flags & ARGUMENT_OUT) {
        if (node->null == SEQ_NULL_ALLOWED && draws_null(node))
            put_null(node);
        else
            put(SEQUENCE_HEAD(HEAD_VALUE, 0));
    } else if (!put_decided(node)) {
        if (draws_null(node))
            put_no_object(node);
        else if (!put_some_object(node))
            put_missing(node);
    }
}

/* The library passes it on, or keeps it: few of them, so that the same comes again. */
void draw_any(const struct sequence_node *node)
{
    if (draws_null(node) || (one_in(8) && node->null != SEQ_NULL_NEVER))
        put_null(node);
    else
        put(SEQUENCE_HEAD(HEAD_VALUE, 8 * below(one_in(4) ? SEQUENCE_ANY_BYTES / 8 : 6)));
}
