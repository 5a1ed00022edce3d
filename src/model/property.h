/* Property: a plain C function that must not fail on any input, and how each
 * of its parameters gets its values.
 *
 * The plan says how: a tree of sources for each parameter.  It is worked out
 * from types and annotations alone, before anything is built; what cannot be
 * drawn is an error that says what to write. */
#ifndef ASSAY_MODEL_PROPERTY_H
#define ASSAY_MODEL_PROPERTY_H

#include "base/error.h"
#include "model/type.h"

enum source_kind {
    SOURCE_INTEGER,   /* has_range: lo..hi; else 0..n-1 at scope n, all of its width in random trials */
    SOURCE_BOOL,
    SOURCE_ENUM,      /* its constants */
    SOURCE_FLOAT,     /* likewise 0..n-1, or anything */
    SOURCE_STRING,    /* char *: a NUL at the end; lengths 0..n */
    SOURCE_ARRAY,     /* T *: length cells by .element; the length is parameter .length; has_range: lengths lo..hi */
    SOURCE_LENGTH,    /* the length of the array parameter .array (before or behind it): drawn with it */
    SOURCE_POINTER,   /* T * without a length: one object by .element */
    SOURCE_STRUCT,    /* in place: .members by the struct's fields */
    SOURCE_CELLS,     /* a fixed array in place: each by .element */
    SOURCE_PREDICATE, /* struct T *, or T by value: what .function accepts */
    SOURCE_GENERATOR, /* what .function makes */
    SOURCE_FUNCTION,  /* a pointer to one of a pool of simple functions of that type */
    SOURCE_NOTHING,   /* a member that cannot be drawn and may stay zero: a union, a complex number */
};

struct source {
    enum source_kind kind;
    const struct type *type;              /* of what is drawn */
    const struct field *field;            /* a member of a SOURCE_STRUCT; else NULL */
    bool has_range, by_value;             /* has_range: INTEGER (of an enum or bool too), FLOAT, ARRAY, LENGTH;
                                             by_value: PREDICATE for a struct that is passed itself */
    long long lo, hi;
    const struct function *function;      /* PREDICATE, GENERATOR */
    const struct space_function *space;   /* PREDICATE; NULL: inferred */
    size_t length, array;                 /* parameter numbers, from 0, or NO_PARAMETER */
    const struct source *element;
    const struct source *members;         /* STRUCT: one for each field */
    size_t member_count;
};

#define NO_PARAMETER SIZE_MAX

struct property {
    const struct function *function;
    const struct source *sources;         /* one for each parameter; in the program's arena */
    bool returns_result;                  /* bool or int: false is a failure */
    bool may_check;                       /* it returns a result, or its body names something that looks like a check;
                                             false: only a crash fails it */
};

/* The sources of one property.  Error messages begin with file:line and name
 * the parameter.  Pools of functions that it needs are added to the program. */
bool property_resolve(struct program *program, const struct function *function, struct property *property,
                      struct error *error);
/* One line about where a parameter's values come from: "t: structures that bst_ok accepts",
 * "key: 0..8", "a: array of n int". */
void property_describe_source(const struct property *property, size_t parameter, struct text *out);
/* "'u', 'w' of 'a'": members of parameters for which nothing is drawn; false: there are none. */
bool property_describe_zero(const struct property *property, struct text *out);
/* Whether its inputs grow with the scope (else one exhaustive pass is all). */
bool property_is_scoped(const struct property *property);

#endif
