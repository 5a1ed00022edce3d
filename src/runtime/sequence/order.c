/* Order: a function that comes before all others (library_init) begins nearly
 * every sequence, so that what is behind it is explored as deeply as elsewhere; the
 * one that ends it comes seldom, when no object lives any more, and after it
 * there is a new beginning. */
#include "runtime/sequence/generating.h"

#define FIRST_MOST 8
#define TRIES 3

static struct first {
    uint32_t operation, end; /* end: SEQUENCE_NONE: there is none */
    bool is_open;            /* it was called, and not ended since */
    bool is_left_out;        /* of this sequence, at the beginning */
    bool was_left_out;       /* until now, or until it was called at last */
} firsts[FIRST_MOST];
static uint32_t first_count;

static bool has_flag(uint32_t operation, uint32_t flag)
{
    return operations[operation].flags & flag;
}

/* Learned rules change what is drawn: one that does nothing but die begins nothing. */
void order_start(void)
{
    first_count = 0;
    for (uint32_t i = 0; i < sequences->operation_count && first_count < FIRST_MOST; i++)
        if (has_flag(i, OPERATION_FIRST_FLAG) && facts[i].can_be_drawn)
            firsts[first_count++] = (struct first){.operation = i, .end = operations[i].opposite};
}

static struct first *find(uint32_t operation)
{
    for (uint32_t i = 0; i < first_count; i++)
        if (firsts[i].operation == operation || firsts[i].end == operation)
            return &firsts[i];
    return NULL;
}

static bool is_waited_for(const struct first *first)
{
    return !first->is_open && !first->is_left_out;
}

void order_begin(void)
{
    for (uint32_t i = 0; i < first_count; i++) {
        firsts[i].is_open = false;
        firsts[i].is_left_out = !has_flag(firsts[i].operation, OPERATION_NEEDED_FLAG) && one_in(8);
        firsts[i].was_left_out = firsts[i].is_left_out;
    }
}

bool order_is_usual(void)
{
    for (uint32_t i = 0; i < first_count; i++)
        if (firsts[i].was_left_out)
            return false;
    return true;
}

uint32_t order_next(void)
{
    for (uint32_t i = 0; i < first_count; i++)
        if (is_waited_for(&firsts[i]))
            return firsts[i].operation;
    return SEQUENCE_NONE;
}

/* Whoever ends the library has destroyed what is his before. */
static bool has_live_object(void)
{
    for (uint32_t i = 0; i < object_count; i++)
        if (objects[i].state == OBJECT_LIVE && objects[i].sort != SEQUENCE_NONE && !objects[i].is_borrowed)
            return true;
    return false;
}

/* To begin twice is worth a try where the header speaks of it, or where nothing ends it: then it begins anew. */
static bool may_begin_again(const struct first *first)
{
    if (has_flag(first->operation, OPERATION_AGAIN_FLAG))
        return true;
    return first->end == SEQUENCE_NONE && !has_flag(first->operation, OPERATION_NEEDED_FLAG);
}

bool order_allows(uint32_t operation)
{
    const struct first *first = first_count ? find(operation) : NULL;
    if (!first)
        return true;
    if (first->end == operation)
        return first->is_open && !has_live_object();
    return !first->is_open || may_begin_again(first);
}

void order_note(uint32_t operation, enum sequence_call_outcome outcome)
{
    struct first *first = first_count ? find(operation) : NULL;
    if (!first)
        return;
    if (first->end == operation) /* also where it was begun twice: nobody knows whether each has to be ended */
        first->is_open = false;
    else if (outcome == CALL_SUCCEEDED)
        first->is_open = true, first->is_left_out = false;
}

bool order_is_of(uint32_t operation)
{
    return first_count && find(operation);
}

static bool call_first(uint32_t operation)
{
    for (unsigned tries = 0; tries < TRIES; tries++)
        if (draw_decided(operation, NULL) && extend_run(SEQUENCE_NONE) == CALL_SUCCEEDED)
            return true;
    return false;
}

/* What cannot be begun goes no further: to call anything then would be wrong. */
bool order_call_first(void)
{
    for (uint32_t i = 0; i < first_count; i++)
        if (is_waited_for(&firsts[i]) && !call_first(firsts[i].operation))
            return false;
    return true;
}

void order_call_last(void)
{
    for (uint32_t i = first_count && one_in(4) ? first_count : 0; i-- > 0;)
        if (firsts[i].is_open && firsts[i].end != SEQUENCE_NONE && facts[firsts[i].end].can_be_drawn &&
            order_allows(firsts[i].end) && draw_decided(firsts[i].end, NULL))
            extend_run(SEQUENCE_NONE);
}
