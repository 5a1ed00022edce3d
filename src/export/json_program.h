/* JSON programs: what to write for an object, worked out once for each shape
 * so that an input costs little more than copying bytes.
 *
 * Every item is written with a comma behind it, which the closing bracket
 * overwrites; so nothing needs to know which item is the last one there. */
#ifndef ASSAY_EXPORT_JSON_PROGRAM_H
#define ASSAY_EXPORT_JSON_PROGRAM_H

#include "export/formats.h"

struct fragment {
    const char *s;              /* 32 bytes may be read from here */
    uint32_t length;
};

enum json_step_kind {
    STEP_TEXT,   /* .text */
    STEP_CHOICE, /* .fragments[chosen index] */
    STEP_LARGE,  /* a choice with so many values that they are written as they come */
    STEP_ARRAY,  /* .text, then the name of an array object */
    STEP_GUARD,  /* goes on .skip steps later unless the guard holds */
    STEP_CLOSE,  /* .text instead of a last comma */
};

struct json_step {
    enum json_step_kind kind;
    uint32_t field;             /* CHOICE, LARGE; counted from the object's first */
    uint32_t object;            /* ARRAY: counted from first_array */
    uint32_t skip;
    const struct fragment *fragments;
    const struct layout_member *member; /* GUARD */
    struct fragment text;       /* LARGE: the key */
};

struct json_program {
    const struct layout_member *content;
    VECTOR(struct json_step) steps;
};

struct json_programs {
    struct arena arena;
    const struct layout *layout;
    VECTOR(struct json_program) programs;
    struct json_shared *shared; /* fragments that several choices use */
};

void json_programs_init(struct json_programs *programs, const struct layout *layout);
void json_programs_release(struct json_programs *programs);
/* The number of the program for object's content; compiles it when it is new. */
uint32_t json_program_for(struct json_programs *programs, const struct layout_object *object);
struct fragment json_fragment(struct json_programs *programs, const char *s, size_t length);
void json_add_value(const struct layout *layout, uint32_t field, uint32_t index, struct text *out);

#endif
