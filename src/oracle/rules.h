/* Rules: what was learned about a library, as declarations a person reads,
 * confirms or flips:
 *
 *     // evidence: crashed with NULL in 5 of 5 sequences, never came back
 *     //   stack_push(NULL, 0)                              (witness)
 *     ASSAY_LEARNED(nonnull_stack_push_s, ASSAY_NONNULL(stack_push, s));
 *
 * The file is read again with the next run (model/declaration.h).  A rule that
 * was flipped with ASSAY_BUG(id) is no rule: what breaks it is an error. */
#ifndef ASSAY_ORACLE_RULES_H
#define ASSAY_ORACLE_RULES_H

#include "engine/sequence/sequence.h"

enum rule_kind {
    RULE_NONNULL,    /* parameter */
    RULE_NULLABLE,   /* learned only by surviving; parameter */
    RULE_CONSUMES,   /* parameter */
    RULE_LENGTH,     /* parameters: buffer, number of cells */
    RULE_REQUIRES,   /* expression, of the function's parameters */
    RULE_SUCCESS,    /* expression of 'result' */
    RULE_LIFETIME,   /* what function gives is gone when its parameter is, or changes */
    RULE_ENDS,       /* parameter: gone after it, when it is freed */
    RULE_INSIDE,     /* parameter: part of another object that is passed */
    RULE_GIVES,      /* what function gives is the caller's, who destroys it */
    RULE_LENDS,      /* what function gives is part of what it gets, which destroys it */
    RULE_ANEW,       /* the parameter must hold nothing: it is filled, whatever is in it */
};

struct rule {
    enum rule_kind kind;
    uint32_t operation;
    size_t parameters[2];
    char *expression;
    char *id;                 /* "nonnull_stack_push_s": an identifier, the same for the same rule */
    char *evidence;           /* one or more lines for people */
    char *witness;            /* sequence_print of the shortest one */
    unsigned long long seen;  /* sequences that broke it */
    bool is_old;              /* it was in the file that the run began with */
    bool is_bug;              /* flipped by a person */
    bool is_certain;          /* enough evidence: it is applied to the plan */
    bool is_mixed;            /* not always: some sequences broke it and nothing happened */
};

struct rules {
    VECTOR(struct rule *) items;
};
#define RULES_INIT {VECTOR_INIT}
void rules_release(struct rules *rules);
/* Those of the declarations that are learned, or bugs. */
void rules_read(struct rules *rules, const struct sequence_plan *plan);
struct rule *rules_find(const struct rules *rules, const char *id); /* NULL: none */
/* The one that is there, or a new one; the caller fills in evidence. */
struct rule *rules_add(struct rules *rules, const struct sequence_plan *plan, enum rule_kind kind, uint32_t operation,
                       size_t first, size_t second, const char *expression);
/* Changes the plan's nodes so that sequences keep to it, as far as nodes can say it. */
void rule_apply(const struct rule *rule, struct sequence_plan *plan);
/* … of a condition on numbers, which no range can hold. */
void rule_apply_terms(const struct rule *rule, struct sequence_plan *plan);
/* "ASSAY_NONNULL(stack_push, s)".  What a caller has no words for (a condition on the inside of an object, a lifetime)
 * is ASSAY_REQUIRES(f, 1): it asks for nothing, but the rule has a place, and a person can flip it. */
char *rule_declaration(const struct rule *rule, const struct sequence_plan *plan); /* caller frees */
/* The rule as a sentence: "s must not be NULL"; caller frees. */
char *rule_sentence(const struct rule *rule, const struct sequence_plan *plan);
/* Could a caller ask this?  Only parameters, functions of the library, their enum constants, numbers; members of
 * structs that the header shows. */
bool rule_is_expressible(const struct rule *rule, const struct sequence_plan *plan);
/* What such a file begins with. */
#define RULES_BEGIN "/* What Assay learned about"
/* A C file that compiles alone beside the headers; headers: as to be included; NULL: only the rules, to stand behind
 * such a file. */
void rules_write(const struct rules *rules, const struct sequence_plan *plan, const char *const *headers,
                 struct text *out);

#endif
