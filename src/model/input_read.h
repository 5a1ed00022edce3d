/* Between the files that read inputs from JSON.  Internal to the model room. */
#ifndef ASSAY_MODEL_INPUT_READ_H
#define ASSAY_MODEL_INPUT_READ_H

#include "base/json.h"
#include "base/map.h"
#include "model/input.h"

struct reading_block {           /* grows while it is read */
    VECTOR(struct input_pointer) pointers;
    VECTOR(struct input_function) functions;
    VECTOR(struct input_union) unions;
};

struct reading {
    struct input *input;         /* its blocks have no pointers before the end */
    const struct program *program;
    const struct json *objects;
    VECTOR(const struct json *) sources; /* of each block; NULL: a string that stands where its pointer stands */
    VECTOR(struct reading_block) blocks;
    struct map numbers;          /* of blocks, plus one, by name */
    struct map types;            /* by name, those that the parameters lead to and all structs of the program */
    struct error *error;
};

/* A place of a block that is read, and what to call it in messages. */
struct slot {
    size_t block;
    struct input_place place;
    const char *name;            /* "field 'key'", "argument 2 ('t')" */
};

bool reading_error(struct reading *reading, const struct json *json, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

/* input_read_types.c: the block of an object, made when it is first referred to; SIZE_MAX: error.  wanted: what the
 * reference points to; may be NULL. */
size_t reading_block_named(struct reading *reading, const struct json *reference, const char *name,
                           const struct type *wanted);
size_t reading_add_block(struct reading *reading, const struct json *source, struct input_block block);
void reading_collect_types(struct reading *reading, const struct function *function);

/* input_read_scalars.c */
bool reading_scalar(struct reading *reading, const struct slot *slot, const struct json *json);
bool reading_link(struct reading *reading, const struct slot *slot, const struct json *json);
/* Hexadecimal digits of exactly the slot's size, or these with pointers. */
bool reading_bytes(struct reading *reading, const struct slot *slot, size_t size, const struct json *json);
bool reading_pointers(struct reading *reading, const struct slot *slot, size_t size, const struct json *json);
/* A string's characters and, where there is room, its NUL. */
bool reading_text(struct reading *reading, const struct slot *slot, size_t room, const struct json *json);
bool reading_whole(const struct json *json, unsigned long long most, unsigned long long *value);

#endif
