/* Input: the arguments of one trial as memory: blocks and the pointers between
 * them, typed from the parameters down.  It is the same however it was made (by
 * a predicate's search, a generator, at random, from a file), so printing,
 * keeping, exporting and replaying exist once.
 *
 * Block 0 is the arguments: struct { T0 a0; T1 a1; … } as C lays it out.  A
 * block's type is that of the first pointer that leads to it; a block that holds
 * more than one of them is an array.  Owns all but types and function. */
#ifndef ASSAY_MODEL_INPUT_H
#define ASSAY_MODEL_INPUT_H

#include "base/error.h"
#include "model/space.h"
#include "model/type.h"

struct input_pointer {           /* sorted by .at */
    size_t at;                   /* in the block that holds it */
    size_t block, offset;        /* where it points to; offset may be the size: just behind */
};

struct input_block {
    const struct type *type;     /* element; NULL: the arguments, or memory that only untyped pointers lead to */
    const char *name;            /* "bst0", "node2", "key0": unique; by type, in order of first reference */
    size_t size, cells;          /* cells: how many of the type it holds (0: an empty array) */
    bool is_array, is_string;    /* is_string: characters up to a NUL */
    unsigned char *bytes;
    struct input_pointer *pointers;
    size_t pointer_count;
};

struct input {
    struct arena arena;
    const struct function *function;
    VECTOR(struct input_block) blocks;   /* in order of first reference, fields in declaration order */
};
#define INPUT_INIT {.arena = ARENA_INIT}
void input_release(struct input *input);

/* Raw memory as a trial's process had it: block 0 is the arguments. */
struct raw_block {
    uint64_t address;
    size_t size;
    const unsigned char *bytes;
};
/* unions: bounds of kind BOUND_UNION that say which member is there; may be NULL.  Blocks that nothing leads to
 * are left out. */
bool input_from_memory(struct input *input, const struct program *program, const struct function *function,
                       const struct raw_block *blocks, size_t count, const struct space *unions, struct error *error);

/* JSON as the exporters of structures write it (export/export.h): {"args":[3,"&bst0"],"objects":{…}}.
 * Function pointers are names in it: "assay:0:1" (pool and number). */
void input_print_json(const struct input *input, struct text *out);
/* The way back, by names and types of today's program: a field that is no longer there, or no longer fits, is an
 * error that says so; one that is new is zero. */
bool input_from_json(struct input *input, const struct program *program, const struct function *function,
                     const char *json, size_t size, struct error *error);

/* One line for each parameter and, below, for each object:
 *     t = &bst0
 *     key = 3
 *     bst0: {root = &node0, size = 1} …                                      */
void input_print_text(const struct input *input, const char *indent, struct text *out);
/* property(&bst0, 3): bst0 {…}, … in one line */
void input_print_line(const struct input *input, struct text *out);
size_t input_size(const struct input *input); /* objects and cells */

#endif
