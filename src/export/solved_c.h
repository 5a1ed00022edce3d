/* C of solved inputs: the C types that hold the values of a block.
 *
 * They follow from the types of the program and from the values that are there:
 * an Integer is a long long, or a string where one of its values does not fit;
 * a String has its length beside it where one of them has a NUL inside.  So the
 * tree is built from types, is shown every value, and is named after that. */
#ifndef ASSAY_EXPORT_SOLVED_C_H
#define ASSAY_EXPORT_SOLVED_C_H

#include "base/map.h"
#include "export/solved_formats.h"

/* A value inside a struct: up to three members of it in C. */
struct c_member {
    const char *source;       /* its name in the program */
    const char *name;         /* in C */
    const char *has;          /* of the bool that says whether it is there; NULL: it always is */
    const char *size;         /* of the count of a list or the length of a string; NULL: none */
    bool optional;            /* an Option, or undefined in some input */
    struct c_type *type;
};

struct c_type {
    const struct lang_type *type; /* never an Option */
    const char *tag;              /* ENUM, OBJECT, ROW; LIST: of its wrapped element */
    /* OBJECT, ROW: its fields.  LIST: its element, alone; one that needs several members in C
     * (c_is_wrapped) is the only value of a struct. */
    struct c_member *members;
    size_t count;
    const char **constants; /* ENUM */
    bool wide;              /* INTEGER: one is beyond long long; REAL: beyond double */
    bool nul;               /* STRING: one has NUL inside */
    bool declared;
};

/* Names that a file has already: two things get different ones. */
struct c_names {
    struct map taken;
};

/* A C identifier made of a name, like no other in names; it lives in the arena. */
const char *c_identifier(struct arena *arena, struct c_names *names, const char *name);
/* Text inside a comment: neither its end nor another beginning. */
void c_add_comment(struct text *out, const char *s);

struct c_type *c_type_of_block(struct arena *arena, const struct lang_block *block);
/* values: of each variable. */
void c_type_see(struct c_type *type, const struct lang_value *const *values);
void c_type_name(struct arena *arena, struct c_names *file, struct c_type *type, const char *tag);
/* The declarations of all structs and enums in it, then its own. */
void c_type_declare(struct c_type *type, struct text *out);
bool c_is_wrapped(const struct c_member *element);
void c_add_element_type(const struct c_type *list, struct text *out); /* "const long long " */

void c_add_input(const struct c_type *type, const struct lang_value *const *values, struct text *out);
/* The nearest double; false: none is near (beyond its range, or lost in it). */
bool c_real(const mpq_t real, double *nearest);

#endif
