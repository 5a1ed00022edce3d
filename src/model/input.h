/* Input: the arguments of one trial as memory: blocks and the pointers between
 * them, typed from the parameters down.  It is the same however it was made (by
 * a predicate's search, a generator, at random, from a file), so printing,
 * keeping, exporting and replaying exist once.
 *
 * Block 0 is the arguments: struct { T0 a0; T1 a1; … } as C lays it out.  A
 * block's type is that of the first pointer to its start whose type it can hold;
 * failing that, the struct that has what a pointer into its middle points to.  A
 * block that holds more than one of them is an array.
 *
 * Bytes are canonical: what no field covers is zero, and so are the bytes of
 * pointers that lead to a block and of named functions (.pointers and .functions
 * say what they are).  Other pointers, to nothing that is known, stay addresses.
 * Owns all but types and function. */
#ifndef ASSAY_MODEL_INPUT_H
#define ASSAY_MODEL_INPUT_H

#include "base/error.h"
#include "model/space.h"
#include "model/type.h"

struct input_pointer {           /* sorted by .at */
    size_t at;                   /* in the block that holds it */
    size_t block, offset;        /* where it points to; offset may be the size: just behind */
};

struct input_function {          /* a pointer to a function of a pool; sorted by .at */
    size_t at;
    unsigned pool, number;
};

struct input_union { /* which member of the union at .at is there; no entry: its bytes are all that is known */
    size_t at;
    const struct type *type;
    const struct field *member;
};

struct input_block {
    const struct type *type; /* element; NULL: the arguments, or memory that only untyped pointers lead to */
    const char *name; /* "bst0", "node2", "key0": unique; by type or by the first field that refers to it */
    size_t size, cells; /* cells: how many of the type it holds (0: an empty array) */
    bool is_array, is_string; /* is_string (an array, too): plain characters up to a NUL, and zeros behind it */
    unsigned char *bytes;
    struct input_pointer *pointers;
    size_t pointer_count;
    struct input_function *functions;
    size_t function_count;
    struct input_union *unions;
    size_t union_count;
};

/* Where a trial's process had the functions of its pools. */
struct raw_function {
    uint64_t address;
    unsigned pool, number;
};

struct input {
    struct arena arena;
    const struct function *function;
    VECTOR(struct input_block) blocks; /* in order of first reference, depth first, fields in declaration order */
    const struct raw_function *raw_functions; /* set by the caller before input_from_memory, read there only */
    size_t raw_function_count;
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

/* JSON as the exporters of structures write it (export/export.h): {"args":[3,"&bst0"],"objects":{…}}, and what
 * memory needs beyond that:
 *
 *     "&node0+8"              a pointer into the middle; "(struct b *)&node0" where the types do not agree
 *     "0x7f00"                a pointer to nothing that is known
 *     "assay:0:1"             a function: pool and number
 *     "text"                  a string that nothing else points to; others are objects with "cells":"text"
 *     "0x00ff"                bytes of a union of which no member is known, or of a type that is known by size only
 *     {".bytes":"0x…",".pointers":{"8":"&node0"}}      the same with pointers in it
 *     {"type":"void",".size":16,…}                     memory that only untyped pointers lead to
 *     ".size", ".tail"        of a block that is larger than its cells, and what is in the rest
 *     ".bytes@8"              an anonymous union, by its place in the struct
 *
 * Bytes that are all zero are left out, and so is a union that is. */
void input_print_json(const struct input *input, struct text *out);
/* The way back, by names and types of today's program: a field that is no longer there, or no longer fits, is an
 * error that says so; one that is new is zero.  On errors the input is empty. */
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

/* ---- for those who look inside ---- */

/* A typed piece of a block. */
struct input_place {
    const struct type *type;
    size_t at; /* byte in the block */
    unsigned bit_shift, bit_width; /* of a bit-field, counted from .at; width 0: not one */
};
struct input_place input_parameter(const struct function *function, size_t number); /* in block 0 */
size_t input_arguments_size(const struct function *function);
struct input_place input_cell(const struct input_block *block, size_t cell);
struct input_place input_member(struct input_place outer, const struct field *field);
struct input_place input_element(struct input_place array, size_t number);
/* How many elements an array place has: of a flexible one, as many as the block holds. */
size_t input_length(const struct input_block *block, struct input_place array);
/* The member that is there; NULL: unknown. */
const struct field *input_union_member(const struct input_block *block, struct input_place place);
const struct input_pointer *input_pointer_at(const struct input_block *block, size_t at); /* NULL: none */
const struct input_function *input_function_at(const struct input_block *block, size_t at); /* NULL: none */
/* A whole number: integers, bool, enums, bit-fields, the address in a pointer. */
__int128 input_integer(const struct input_block *block, struct input_place place);
long double input_real(const struct input_block *block, struct input_place place);
void input_add_integer(__int128 value, bool is_unsigned, struct text *out);
/* Plain characters up to a NUL with zeros behind, as text: of a char array, or of a block that is_string. */
bool input_is_text(const struct input_block *block, struct input_place array);
bool input_is_zero(const struct input_block *block, size_t at, size_t size); /* no pointers there either */
/* A type whose values are known as bytes only: complex numbers, vectors. */
bool input_is_raw(const struct type *type);
/* Where the cells of a block end; what is behind, up to .size, is its tail. */
size_t input_cells_end(const struct input_block *block);
/* A value as input_print_text shows it; strings that pointers lead to, too. */
void input_print_value(const struct input *input, size_t block, struct input_place place, struct text *out);
/* The innermost field, or parameter, around a byte; NULL: it has no name. */
const char *input_field_name(const struct input *input, size_t block, size_t at);
/* How often pointers lead to each block; the caller frees. */
size_t *input_reference_counts(const struct input *input);
/* Where the flexible array that ends a struct begins; SIZE_MAX: it has none. */
size_t input_flexible_at(const struct type *type, const struct type **element);

#endif
