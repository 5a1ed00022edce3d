/* Bodies: what a function does with the structs that its parameters point to, as
 * steps.  bodies.c reads them, body_uses.c follows them once all units have been
 * read.  Internal to the reader. */
#ifndef ASSAY_FRONT_C_BODIES_H
#define ASSAY_FRONT_C_BODIES_H

#include "base/vector.h"
#include "front/c/reading.h"

enum step_kind {
    STEP_READ,   /* of a member */
    STEP_SET,    /* of a member, or of all of it: no member */
    STEP_PASSED, /* as an argument of a function */
    STEP_LOST,   /* to where nobody follows it */
};

struct step {
    enum step_kind kind;
    size_t parameter;
    bool is_sure;                   /* in no branch and no loop … */
    bool is_always;                 /* … and nothing returns before, unless there is no struct */
    const char *member;
    const char *callee;             /* the name of who gets it; NULL: nobody … */
    const struct function *function; /* … and itself; NULL: of the system, or by a pointer */
    size_t argument;
};

enum known {
    KNOWN_NOT,
    KNOWN_ASKED, /* further up: functions may call each other without end */
    KNOWN_FALSE,
    KNOWN_TRUE,
};

/* Of one parameter: what was found so far. */
struct answers {
    enum known use_is_known;
    enum parameter_use use;
    bool leaves_pointer;
    enum known is_freed, frees_member;
};

struct body {
    struct function *function;
    VECTOR(struct step) steps;
    struct answers *answers; /* one for each parameter */
};

/* NULL: it has none, or gets no struct. */
struct body *body_of(const struct reading *reading, const struct function *function);

#endif
