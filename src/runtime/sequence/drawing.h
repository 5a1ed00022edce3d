/* Drawing: what the parts that write the words of one call share. */
#ifndef ASSAY_RUNTIME_SEQUENCE_DRAWING_H
#define ASSAY_RUNTIME_SEQUENCE_DRAWING_H

#include "runtime/sequence/generating.h"

/* The call that is drawn, behind those in sequences->words.  Once something has failed the rest does not matter. */
struct drawn {
    uint64_t *at, *end;
    bool has_failed;
    uint32_t first_root, root_count;
    const struct decided *decided; /* NULL: nothing is */
};
extern struct drawn drawn;

static inline void put(uint64_t word)
{
    if (drawn.at < drawn.end)
        *drawn.at++ = word;
    else
        drawn.has_failed = true;
}

static inline uint32_t number_of(const struct sequence_node *node)
{
    return (uint32_t)(node - nodes);
}

bool draw_begin(uint32_t operation, const struct decided *decided);
bool draw_finish(uint32_t operation); /* the call counts now; false: it has failed, and nothing was drawn */
void draw_limit_numbers(void);        /* by what was drawn for other nodes */
/* Of a buffer that the call may write: many cells of another one were drawn before it. */
bool is_room_for_many(const struct sequence_node *node);
void draw_node(const struct sequence_node *node);
void draw_member_cells(const struct sequence_node *node); /* an array within a struct */
/* A struct like the one that was drawn for the node before it, as these words (draw_twin.c); false: nothing was drawn.
 */
bool draw_twin(const struct sequence_node *node, const uint64_t *words, uint32_t count);
bool are_alike(const struct sequence_node *one,
               const struct sequence_node *other); /* numbers alone, in the same places */
/* What a pointer to a struct leads to, or one by value, as an earlier call filled or gave one like it (draw_filled.c);
 * false: nothing was drawn.
 */
bool draw_filled(const struct sequence_node *node);
void put_null(const struct sequence_node *node);
void put_text(const struct sequence_node *node, const char *text, uint32_t size);
void put_same_node(const struct sequence_node *node, const uint64_t *words, uint32_t count); /* as it was */

void kin_begin(uint32_t operation);
/* The number that an earlier call passed for a parameter of that name, where this call follows one. */
bool kin_number(const struct sequence_node *node, uint64_t *number);

void draw_object_begin(void);
void draw_handle(const struct sequence_node *node);
void draw_any(const struct sequence_node *node);

#endif
