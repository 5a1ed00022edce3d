/* Shape: what every object of one type looks like at one scope: its choices,
 * its owned arrays and its tree of members, with offsets and numbers counted
 * from the object's own start.  Layout stamps shapes into the arena.  Internal
 * to the model room.
 *
 * A shape has parts: part 0 is the object itself, every other part an array
 * behind a pointer of an earlier part. */
#ifndef ASSAY_MODEL_SHAPE_H
#define ASSAY_MODEL_SHAPE_H

#include "model/domain.h"

struct shape_choice {
    struct layout_field
        field;  /* .offset in its part, .object = part, .guard = number of a shape_guard until finished */
    const struct field *source; /* NULL: a parameter itself */
    uint64_t bit_offset;        /* in its part */
    uint32_t array;             /* ARRAY: the part it points to */
};

/* A condition under which cells or union members are there: a choice of the
 * same shape has one of some values. */
struct shape_guard {
    const struct resolved_bound *statement;
    const struct type *frame;     /* the struct that the statement speaks of */
    uint32_t part;                /* where the deciding field is: */
    uint64_t bit_offset;
    uint32_t cell;                /* ARRAY: there if length > cell */
    const struct field *member;   /* UNION: there if the tag selects this member; */
    uint32_t first_excluded, excluded_count; /* or, without member, none of the members of these guards */
    uint32_t outer;               /* the guard around this one; NO_GUARD: none */
    uint32_t choice;              /* found when the shape is complete */
    uint8_t *active;
};

struct shape_part {
    const struct type *element;
    uint64_t size, align;
    uint32_t cell_count;
    uint32_t parent;              /* part with the pointer to this one, */
    uint64_t pointer_offset;      /* and where in it; */
    bool in_union;                /* then the pointer is a choice */
    struct layout_member *content;
};

struct shape {
    const struct type *type;      /* NULL: the arguments */
    VECTOR(struct shape_choice) choices;
    VECTOR(struct shape_guard) guards;
    VECTOR(struct shape_part) parts;
};

struct fresh_object {
    const struct type *type;
    uint64_t pointer_offset;      /* in the arguments */
};

/* What shapes are made from. */
struct shaping {
    struct layout *layout;        /* its arena and pools; opaque pools are added as they are met */
    struct bounds *bounds;
    struct domains domains;
    VECTOR(const struct type *) pool_types; /* one for each pool; NULL: opaque */
    VECTOR(const struct type *) opaque_types; /* pointee of each pool; NULL: not opaque */
    VECTOR(struct fresh_object) fresh;      /* objects 1, 2, … */
    uint64_t object_count;        /* numbers given away to pools so far */
    bool inferred;
    struct error *error;
};

bool shape_of_type(struct shaping *shaping, const struct type *type, struct shape *shape);
bool shape_of_arguments(struct shaping *shaping, const struct function *predicate, struct shape *shape);
void shape_release(struct shape *shape);

/* Adds a pool unless the arena cannot hold it; *number is its number. */
bool shaping_add_pool(struct shaping *shaping, const struct bound *bound, const struct type *pooled,
                      const struct type *opaque, const char *name, int *number);
int shaping_pool_of(const struct shaping *shaping, const struct type *type); /* -1: not pooled */

/* ---- between the files of the shape ---- */

struct frame {                    /* an enclosing struct that statements may speak of */
    const struct type *type;
    uint64_t folded, bit_offset;  /* where it starts: like those of a place */
    uint32_t part;
};

struct walk {
    struct shaping *shaping;
    struct shape *shape;
    uint32_t part;
    uint32_t guard;               /* of what is walked now; NO_GUARD: none */
    bool beyond, in_union;
    VECTOR(struct frame) frames;
    uint32_t cell_count;          /* walked so far, of all arrays */
    size_t first_frame;           /* earlier ones are outside the array that is walked */
    VECTOR(struct layout_member) members; /* a stack */
    struct text path;             /* in the part */
    const char *label_start, *label_end; /* around the path, for messages */
};

/* A place of some type in the part: a field, or a cell of one. */
struct place {
    const struct field *field;    /* NULL: a parameter */
    const char *name;             /* NULL: a cell, anonymous */
    const struct type *type;
    unsigned bit_width;
    uint64_t bit_offset;          /* actual, in the part */
    uint64_t folded;              /* the same with all cells counted as the first: where statements look */
};

bool walk_place(struct walk *walk, const struct place *place);
bool walk_fields(struct walk *walk, const struct type *type, uint64_t bit_offset, uint64_t folded);
bool walk_array(struct walk *walk, const struct place *place, struct resolved_bound *statement,
                const struct frame *frame);
bool walk_pointed_array(struct walk *walk, const struct place *place, struct resolved_bound *statement,
                        const struct frame *frame);
bool walk_union(struct walk *walk, const struct place *place);
/* A scalar with its domain.  A length that stands outside of the union with
 * its array is one choice for each member that needs it, and one for the rest. */
bool walk_length(struct walk *walk, const struct place *place, const struct domain *domain);

/* The statement of these kinds on a place: the outermost struct's, and there the last. */
struct resolved_bound *walk_find(const struct walk *walk, unsigned kinds, const struct place *place,
                                 const struct frame **frame);
/* A guard that this statement's other field decides, inside the present one. */
uint32_t walk_add_guard(struct walk *walk, const struct resolved_bound *statement, const struct frame *frame);
void walk_guard_members(struct walk *walk, size_t start);
/* Members pushed since start become the content of one composite member, which replaces them. */
void walk_close(struct walk *walk, size_t start, struct layout_member composite);
bool walk_too_large(const struct walk *walk); /* false, with the error set */
const char *walk_label(const struct walk *walk);
bool walk_add_choice(struct walk *walk, const struct place *place, const struct domain *domain);

/* The domain of a scalar place; kind UNBOUNDED when nothing says one. */
bool scalar_domain(const struct walk *walk, const struct place *place, struct domain *domain);

/* Decides every guard of a complete shape, in choices and members. */
bool shape_decide_guards(struct shaping *shaping, struct shape *shape);

#endif
