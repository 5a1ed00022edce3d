/* Which way a matcher takes: the pattern as a program whose ways are ordered,
 * as an alternation, a greedy or a lazy repetition orders them, and where a way
 * is marked as soon as it leaves a class (or all classes). */
#ifndef ASSAY_FRONT_REGEX_WAYS_H
#define ASSAY_FRONT_REGEX_WAYS_H

#include "front/regex/cover.h"

enum way_op {
    WAY_READ,  /* a character of the set */
    WAY_SPLIT, /* to a, and if that fails to b; lazy: to b first */
    WAY_JUMP,  /* to b */
    WAY_MARK,  /* from here on the way is another class's */
    WAY_BEGIN, /* an element begins that must not be empty: loop a */
    WAY_END,   /* it ends */
    WAY_START, /* assertions */
    WAY_STOP,
    WAY_WORD,
    WAY_MATCH,
};

struct way_instruction {
    enum way_op op;
    bool lazy;     /* SPLIT */
    bool negative; /* WORD */
    uint32_t a, b;
    struct charset set;
};

/* Repetitions are written out, so that a place in the program says how many
 * elements there were; the only variables are the loops whose element began
 * where the string now is, which are a set of bits. */
struct ways {
    VECTOR(struct way_instruction) code;
    struct arena arena;
    unsigned loops;
    bool asserts;
};

#define WAYS_LOOPS 64

/* class NULL: any.  False: it has lookarounds or backreferences, or is too long written out. */
bool ways_of(struct ways *ways, const struct cover *cover, const struct cover_class *class);
void ways_release(struct ways *ways);

#endif
