/* Between the files that make inputs.  Internal to the model room. */
#ifndef ASSAY_MODEL_INPUT_IMPORT_H
#define ASSAY_MODEL_INPUT_IMPORT_H

#include "model/bounds.h"
#include "model/input.h"

/* ---- which member a union holds: input_unions.c ---- */

/* The structs and arrays around the place that is looked at, from the cell of
 * the block inwards.  Folded offsets count cells of arrays as if they were the
 * first, as positions of bounds do. */
struct surroundings {
    VECTOR(struct around) items;
};
struct around {
    const struct type *type;
    uint64_t at, folded;         /* bits, in the block and from the cell's start */
    uint64_t shift;              /* an array: how far the cell looked at is behind the first */
};
/* NULL: no statement says so.  folded: the union's. */
const struct field *unions_member(const struct bounds *bounds, const struct surroundings *around,
                                  const struct raw_block *memory, const struct field *union_field, uint64_t folded);

/* ---- one pass over a block: input_scan.c ---- */

struct raw {
    const struct raw_block *memory;
    const struct type *type;
    const struct type *hint;     /* a pointer to the middle, or to less than there is */
    size_t hint_offset;
    bool reached, settled;
};

struct importing {
    struct input *input;
    const struct program *program;
    struct bounds bounds;
    struct raw *raws;
    size_t count;
    size_t *by_address;
    VECTOR(size_t) reached, typed; /* in the order they are reached; those whose fields are still to be followed */
};

/* One pass over a block. */
struct scan {
    struct importing *importing;
    const struct raw_block *memory;
    struct surroundings around;
    bool copies;                 /* else: looks for blocks */
    struct input_block out;
    VECTOR(struct input_pointer) pointers;
    VECTOR(struct input_function) functions;
    VECTOR(struct input_union) unions;
};

struct scan scan_of(struct importing *importing, size_t number, bool copies);
void scan_block(struct scan *scan, size_t number);
void scan_release(struct scan *scan);
uint64_t raw_word(const struct raw_block *memory, size_t at);
/* The block an address is in, or just behind; SIZE_MAX: none. */
size_t raw_find(const struct importing *importing, uint64_t address);
/* input_memory.c: a pointer of this type (NULL: untyped) leads to a block. */
void importing_reach(struct importing *importing, size_t number, size_t offset, const struct type *type);

/* ---- blocks: input_arrange.c ---- */

/* cells, is_array and is_string, from type, size and bytes. */
void input_settle_block(struct input_block *block);
/* Block 0 first, the others in order of first reference; those that nothing leads to go. */
void input_arrange(struct input *input);
/* Names for blocks that have none. */
void input_name_blocks(struct input *input);

#endif
