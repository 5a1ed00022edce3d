/* What the parts of property_resolve share.  Internal to the model room.
 *
 *   property.c            the function itself, parameter by parameter
 *   property_source.c     a source for a type
 *   property_candidates.c predicates and generators of a type; ASSAY_OF
 *   property_lengths.c    which parameter is the length of which array
 *   property_plain.c      structs that can be drawn member by member
 *   property_describe.c   sources in words */
#ifndef ASSAY_MODEL_PROPERTY_PARTS_H
#define ASSAY_MODEL_PROPERTY_PARTS_H

#include "model/property.h"

struct resolving {
    struct program *program;
    const struct function *function;
    struct source *sources; /* of all parameters; those before .parameter are done */
    size_t parameter;
    struct error *error;
};

static inline const struct parameter *resolving_parameter(const struct resolving *resolving)
{
    return &resolving->function->parameters[resolving->parameter];
}

/* "FILE:LINE: 'NAME' of property 'FUNCTION' " and the rest; returns false. */
bool resolving_fail(struct resolving *resolving, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* The source of the parameter, and of the length that belongs to it. */
bool source_of_parameter(struct resolving *resolving);
/* The source of a value in place; what it is for is said in messages. */
bool source_of_value(struct resolving *resolving, const struct type *type, struct source *source);

/* True when the parameter comes from a predicate or generator; then *source says which.  Without ASSAY_OF there may
 * be none (*found is false, no error). */
bool candidates_choose(struct resolving *resolving, struct source *source, bool *found);
/* "write a predicate, … or a generator, …": what helps where there is none; in the program's arena. */
const char *candidates_advice(struct resolving *resolving, const struct type *type);

/* The parameter that counts the cells of the array parameter; NO_PARAMETER. */
size_t length_of_array(const struct function *function, size_t array);

/* NULL: it can be drawn member by member; else why not: "its member 'next' is a pointer". */
const char *plain_obstacle(struct arena *arena, const struct type *type);

#endif
