/* Arguments, inside: what arguments.c and arguments_*.c share while one call is
 * prepared.
 *
 *   arguments.c          the call, the tree of its nodes, what pointers lead to
 *   arguments_numbers.c  numbers, and those that speak of an array
 *   arguments_handles.c  objects of the sequence
 *   terms.c              what was learned that the numbers have to be
 *   together.c           … and those that may not be passed together */
#ifndef ASSAY_RUNTIME_SEQUENCE_ARGUMENTS_H
#define ASSAY_RUNTIME_SEQUENCE_ARGUMENTS_H

#include <string.h>
#include "runtime/sequence/calling.h"

extern struct building {
    struct preparation *state;
    struct call *call;
    const uint64_t *word, *end; /* the next one, and behind the last */
    bool is_refused;
} building;

/* What a node of this call has become: for those that speak of it. */
struct shape {
    char *block;
    uint64_t cells;
};
extern struct shape *shapes; /* one for each node */

/* The gate: the call is not made, because of this node. */
void refuse(uint32_t node);
/* Refuses a call whose objects, from the handed-th that is involved on, do not go together (together.c). */
void together_check(const struct sequence_operation *operation, uint32_t handed);

static inline uint64_t next_word(void)
{
    if (building.word < building.end)
        return *building.word++;
    refuse(SEQUENCE_NONE);
    return 0;
}

static inline void store_pointer(char *place, const void *pointer)
{
    memcpy(place, &pointer, sizeof pointer);
}

void pass_null(const struct sequence_node *node);
void pass_guard(uint32_t number, char *place);
char *pass_block(uint32_t number, char *place, uint64_t size); /* with a pointer to it at place; NULL: refused */

/* ---- numbers ---- */

void build_number(const struct sequence_node *node, uint32_t number, char *place);
void build_float(const struct sequence_node *node, uint32_t number, char *place);
/* Whether the call's numbers are what was learned that they have to be. */
bool terms_hold(const struct sequence_operation *operation, const struct call *call);
/* Lengths, ends and limits wait for the array that they speak of: until their struct, or the call, is complete. */
void defer(uint32_t number, char *place);
uint32_t deferred(void);           /* how many wait */
void settle_from(uint32_t first);  /* all from that one on */

/* ---- handles ---- */

void build_handle(const struct sequence_node *node, uint32_t number, char *place);
void pass_reference(const struct sequence_node *node, uint32_t number, uint64_t head, char *place);

#endif
