/* Bodies: what a function does with the structs that its parameters point to, as
 * steps, and where its result comes from; and how far it goes in arrays of numbers.
 * bodies.c, body_results.c and body_cells.c read them, body_uses.c follows them once
 * all units have been read.  Internal to the reader. */
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
    enum file_use file; /* STEP_PASSED: of a callee of the system */
};

enum known {
    KNOWN_NOT,
    KNOWN_ASKED, /* further up: functions may call each other without end */
    KNOWN_FALSE,
    KNOWN_TRUE,
};

/* Cells of an array of numbers. */
struct row {
    size_t cells; /* up to the largest index that is known; 0: none is */
    bool is_open; /* there may be more: an index that is not known, or it goes to where nobody follows it */
};
struct row_passed {
    size_t parameter;
    const struct function *function; /* NULL: of the system, or by a pointer */
    size_t argument;
};

/* Of one parameter: what was found so far. */
struct answers {
    struct row row;
    enum known use_is_known;
    enum parameter_use use;
    bool *are_set; /* USE_SET: of each member of the struct, whether it is set.  Its own */
    bool leaves_pointer;
    enum known is_freed, frees_member;
};

/* A variable that is returned was passed there. */
struct passed_on {
    const char *callee;
    const struct function *function; /* NULL: of the system, or by a pointer */
    size_t argument;
};

/* What is returned, NULL left out. */
struct results {
    bool is_allocated; /* by malloc() or the like … */
    VECTOR(const struct function *) from; /* … or given by these … */
    bool is_other; /* … or by something else, or it is kept somewhere besides */
    VECTOR(struct passed_on) passed;
    enum known is_new;
};

struct children {
    VECTOR(CXCursor) list;
};

struct body {
    struct function *function;
    struct results results;
    VECTOR(struct step) steps;
    VECTOR(struct row_passed) rows_passed;
    struct answers *answers; /* one for each parameter */
};

/* ---- what both readers look with ---- */

/* To be released: list. */
struct children body_children(const struct reading *reading, CXCursor cursor);
/* The unit itself where there are not so many. */
CXCursor body_child(const struct reading *reading, CXCursor cursor, size_t n);
/* Without parentheses and casts. */
CXCursor body_bare(const struct reading *reading, CXCursor cursor);
/* NULL: the system's, or nobody's. */
const struct function *body_callee(const struct reading *reading, const char *name);

/* The parameter that an expression names; parameter_count: none. */
size_t body_parameter(const struct reading *reading, const struct function *function, CXCursor expression);

/* Sets rows_passed, and .row of the answers. */
void cells_read(struct reading *reading, struct body *body, CXCursor statements);
/* Once all bodies have been read. */
struct row row_of_parameter(const struct reading *reading, const struct function *function, size_t parameter);

/* What a function of the system does with a file that an argument names. */
enum file_use file_use_of_call(const struct reading *reading, CXCursor call, const char *name, size_t argument);
/* Once all bodies have been read. */
enum file_use file_use_of_parameter(const struct reading *reading, const struct function *function, size_t parameter);

/* Sets results; notes which records are allocated one by one. */
void results_read(struct reading *reading, struct body *body, CXCursor statements);

/* NULL: it has none, or gets no struct. */
struct body *body_of(const struct reading *reading, const struct function *function);

#endif
