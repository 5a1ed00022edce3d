/* A regular expression exactly as it was written: nothing is folded, merged or
 * reordered, because coverage follows the way an expression is written.
 * Nodes are immutable once parsed and live in the arena of their regex. */
#ifndef ASSAY_FRONT_REGEX_AST_H
#define ASSAY_FRONT_REGEX_AST_H

#include "base/error.h"
#include "front/regex/charset.h"

enum ast_kind {
    AST_SET,         /* one character out of a set: literal, escape, dot or bracket */
    AST_SEQUENCE,    /* items one after the other; none: the empty string */
    AST_ALTERNATION, /* two or more items */
    AST_REPEAT,      /* items[0], min to max times */
    AST_GROUP,       /* items[0]; capture > 0: capturing */
    AST_LOOK,        /* items[0] ahead or behind */
    AST_START,       /* ^ */
    AST_END,         /* $ */
    AST_WORD,        /* \b, negative: \B */
    AST_BACK,        /* what capture `capture` matched last */
};

#define AST_FOREVER UINT32_MAX

/* One part of a bracket as written: a character, a range or an escape. */
struct ast_part {
    struct charset set; /* with the flag i applied */
    size_t position, length;
};

struct ast {
    enum ast_kind kind;
    size_t position, length; /* bytes of the pattern */
    const struct ast **items;
    size_t count;
    struct charset set;           /* SET: all of it, flags applied */
    const struct ast_part *parts; /* SET: of a bracket that is not negated, else none */
    size_t part_count;
    uint32_t min, max;            /* REPEAT */
    bool lazy;                    /* REPEAT */
    bool negative;                /* LOOK, WORD */
    bool behind;                  /* LOOK */
    uint32_t capture;             /* GROUP, BACK */
    const char *name;             /* BACK: \\k<name>, else NULL */
    uint32_t first_capture, last_capture; /* REPEAT: captures inside are first..last-1 */
};

struct ast_flags {
    bool ignore_case, dot_all, multiline, unicode;
};

struct ast_pattern {
    struct arena *arena;
    const char *source;
    size_t source_length;
    struct ast_flags flags;
    const struct ast *root;
    uint32_t captures;         /* 1 + the number of capturing groups */
    const char **capture_names; /* [captures]; NULL: no name */
    bool has_back, has_look;
};

/* NULL: an error that names the column, what was expected and what was found. */
struct ast_pattern *ast_parse(struct arena *arena, const char *source, size_t length, struct ast_flags flags,
                              struct error *error);

#endif
