/* Layout: a space at one scope laid out in the arena, every choice point
 * listed.  Built once, then read by the engine (which puts it on the wire), by
 * messages (names of fields) and by the value graph.  Owns everything it
 * points to but the types.
 *
 * Objects stand in this order: the arguments (object 0), fresh objects, pools,
 * owned arrays, strings.  The choices of one object are consecutive; those of
 * the arrays it owns stand where the pointer to the array does. */
#ifndef ASSAY_MODEL_LAYOUT_H
#define ASSAY_MODEL_LAYOUT_H

#include "base/error.h"
#include "model/space.h"
#include "model/type.h"

#define NO_OBJECT UINT32_MAX
#define NO_GUARD UINT32_MAX
#define DOMAIN_MOST (1u << 20)        /* values of one field */
#define LAYOUT_FIELDS_MOST (1u << 20) /* choices of one layout */

/* Where objects lie in the process that searches, and how much room there is;
 * what packs a layout checks that both sides mean the same. */
#define LAYOUT_ADDRESS 0x10000000UL
#define LAYOUT_ROOM 0x04000000UL

enum object_kind {
    OBJECT_ARGUMENTS, /* object 0: struct { T0 a0; T1 a1; … } of the parameters, as C lays it out */
    OBJECT_FRESH,     /* the struct a parameter points to, when it has no pool */
    OBJECT_POOLED,
    OBJECT_OPAQUE,    /* its 16 bytes are one unbounded field: nobody may look into it */
    OBJECT_ARRAY,     /* cells behind a pointer; owned by .owner */
    OBJECT_STRING,    /* bytes of a string that a field may point to */
};

/* How the memory of an object is put together, for those who write it out: a
 * tree, shared by all objects of one shape.  Unbounded fields are not in it. */
enum member_kind {
    MEMBER_CHOICE, /* .field */
    MEMBER_STRUCT, /* .members; an anonymous one has no name */
    MEMBER_UNION,  /* .members: those that a tag can select; each has a guard */
    MEMBER_CELLS,  /* an array in place; .members are its cells */
    MEMBER_ARRAY,  /* a pointer to the array object number .object from the object's .first_array */
    MEMBER_FRESH,  /* a parameter that points to object number .object */
};

struct layout_member {
    enum member_kind kind;
    const char *name;              /* NULL: a cell, or an anonymous member */
    const struct type *type;       /* NULL: the arguments */
    uint32_t field;                /* CHOICE: counted from first_field of the object (of an array: of its owner) */
    uint32_t object;               /* ARRAY, FRESH */
    uint32_t guard;                /* NO_GUARD: always there; else a choice, counted like .field */
    const uint8_t *guard_active;   /* [count of the guard's domain] */
    const struct layout_member *members;
    size_t member_count;
};

struct layout_object {
    enum object_kind kind;
    const struct type *type;   /* struct; ARRAY: the element; OPAQUE: pointee, maybe void; ARGUMENTS, STRING: NULL */
    const char *name;          /* "bst0", "node2", "cells0": unique in the layout */
    uint32_t offset, size;     /* in the arena; 16-byte aligned, at least 16 bytes apart */
    int pool;                  /* -1: none */
    uint32_t index;            /* in its pool */
    uint32_t first_field, field_count; /* choices, in declaration order, those of owned arrays in place;
                                          an ARRAY has the owner's first_field and count 0 */
    uint32_t owner;            /* ARRAY: the owning object */
    uint32_t cell_count;       /* ARRAY: most cells */
    uint32_t first_array, array_count; /* the array objects it owns */
    const struct layout_member *content; /* STRUCT, or CELLS of an ARRAY; NULL: OPAQUE, STRING */
    const char *string;        /* STRING */
};

enum choice_kind {
    CHOICE_INTEGER,
    CHOICE_FLOAT,
    CHOICE_BOOL,
    CHOICE_ENUM,
    CHOICE_REFERENCE, /* to an object of .pool */
    CHOICE_OPAQUE,    /* likewise, to one that nobody looks into */
    CHOICE_STRING,    /* behind a pointer or in place */
    CHOICE_ARRAY,     /* a pointer to an owned array inside a union, where it is not there for good: one value */
    CHOICE_UNBOUNDED, /* no bounds: zero */
};

struct domain_value {
    long long integer;         /* INTEGER, BOOL, ENUM; unsigned 64-bit values by their bits; ARRAY: its address */
    long double real;          /* FLOAT */
    const char *string;        /* STRING; NULL: null pointer */
    uint32_t object;           /* REFERENCE, OPAQUE, ARRAY, STRING behind a pointer: object number; NO_OBJECT: NULL */
};

struct layout_field {
    enum choice_kind kind;
    uint32_t object;           /* the object whose memory it is in (an ARRAY object for cells behind a pointer) */
    const char *path; /* inside that object: "root", "in.scale", "[3].x", "arr[2]"; arguments: the parameter's name */
    const char *label; /* for messages: "struct bst.size", "argument 'key'" */
    const struct type *type;
    uint32_t offset; /* in the arena */
    unsigned bit_shift, bit_width; /* within the bytes at offset; width 0: whole bytes */
    uint32_t size; /* bytes; at most 8 unless FLOAT, a 16-byte INTEGER, a STRING in place or UNBOUNDED */
    int pool; /* REFERENCE, OPAQUE; else -1 */
    bool nullable;
    bool beyond; /* cell that may lie behind the array's end: see FIELD_BEYOND */
    struct domain_value *values; /* shared by fields with the same domain */
    uint32_t count; /* 1 for ARRAY and UNBOUNDED */
    uint32_t guard; /* NO_GUARD: always there */
    uint8_t *guard_active; /* [count of the guard's domain]; shared too */
};

struct layout_pool {
    const char *name;
    uint32_t first_object, object_count;
};

struct layout {
    struct arena arena;
    const struct function *predicate;
    int scope;
    VECTOR(struct layout_object) objects;
    VECTOR(struct layout_field) fields;
    VECTOR(struct layout_pool) pools;
    uint32_t fresh_count; /* objects 1 … fresh_count are those that parameters point to for good */
    uint8_t *image; /* initial arena contents: pointers to arrays, to fresh objects, strings */
    uint32_t arena_used;
};

bool layout_build(struct layout *layout, const struct program *program, const struct function *predicate,
                  const struct space *space, struct error *error);
void layout_release(struct layout *layout);

/* What memory holds for domain value index of field: field->size bytes into
 * image, a bit-field already shifted and with zeros around it. */
void layout_value_image(const struct layout *layout, const struct layout_field *field, uint32_t index, uint8_t *image);

#endif
