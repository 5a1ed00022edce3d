/* A backtracking matcher with the semantics of ECMA-262: for backreferences,
 * and for the question which way a match takes through the pattern. */
#ifndef ASSAY_FRONT_REGEX_BACKTRACK_H
#define ASSAY_FRONT_REGEX_BACKTRACK_H

#include "front/regex/machine.h"

/* A string as the pattern sees it: code points, without the flag u UTF-16. */
struct subject {
    uint32_t *units;
    size_t count;
};
bool subject_init(struct subject *subject, const struct regex *regex, const char *s, size_t length,
                  struct error *error);
void subject_release(struct subject *subject);

/* The way of a match, outside lookarounds, in the order of the pattern: for an
 * alternation the number of the alternative; for a repetition 1 before each
 * element and 0 at its end; for a bracket with several parts the character. */
typedef VECTOR(uint32_t) trace;

enum backtracked { BACKTRACK_MATCH, BACKTRACK_NO_MATCH, BACKTRACK_GAVE_UP };
/* way (may be NULL) is the regex's, until the next match. */
enum backtracked backtrack(struct regex *regex, const struct subject *subject, const trace **way, struct error *error);

/* ---- the program that a pattern is compiled to (program.c) ---- */

enum op {
    OP_SET,    /* reads a unit of set */
    OP_TRACE,  /* adds value to the way */
    OP_TRACE_UNIT, /* adds the unit just read to the way */
    OP_SPLIT,  /* to a; if that fails to b */
    OP_JUMP,   /* to a */
    OP_SAVE,   /* variable value = position */
    OP_START,
    OP_END,
    OP_WORD,
    OP_LOOK,   /* runs from a to its OP_DONE; goes on at b */
    OP_DONE,
    OP_BACK,   /* reads what capture value matched */
    OP_LOOP,   /* variable value = 0: number of elements so far */
    OP_TEST,   /* another element at a, or out at b */
    OP_ELEMENT, /* an element begins: forgets the captures a..b-1 */
    OP_REPEAT, /* an element has ended: back to the test at a */
    OP_MATCH,
};

struct instruction {
    enum op op;
    bool back;     /* reads to the left: inside a lookbehind */
    bool negative; /* LOOK, WORD */
    bool lazy;     /* TEST */
    uint32_t a, b;
    uint32_t value;    /* TRACE: what; else the variable or capture */
    uint32_t min, max; /* TEST, REPEAT */
    struct charset set;
};

/* Where to go on when a way fails, and what to undo before. */
struct fork {
    uint32_t pc;
    size_t position, undo, way;
};

struct undo {
    uint32_t variable, value;
};

/* Kept from one match to the next. */
struct backtrack_memory {
    uint32_t *variables;
    VECTOR(struct fork) forks;
    VECTOR(struct undo) undos;
    trace way;
};

/* Variables: 2 * capture and 2 * capture + 1 are a capture's start and end
 * (UINT32_MAX: unset); then two for each loop, its count and the position
 * where the current element began. */
struct program {
    VECTOR(struct instruction) code;
    uint32_t variables;
    struct charset words, line_ends;
    struct arena arena;
    struct backtrack_memory memory;
};
struct program *program_of(const struct ast_pattern *pattern);

#endif
