/* Sequence: a row of calls, as Assay holds it.
 *
 * The words are those of runtime/sequence.h, so a sequence goes to a worker and
 * back as it is.  What the words mean is in a struct sequence_plan, which is
 * made from a library's operations once; learned rules change a few fields of
 * its nodes (null, flags CONSUMED, limit, lo, hi), never which words a node
 * takes, so that sequences stay readable all through a run. */
#ifndef ASSAY_ENGINE_SEQUENCE_SEQUENCE_H
#define ASSAY_ENGINE_SEQUENCE_SEQUENCE_H

#include "base/error.h"
#include "base/text.h"
#include "model/operation.h"
#include "runtime/sequence.h"
#include "target/stubs.h"

/* ---- the plan ---- */

struct sequence_mined {                       /* constants of sources and headers (front/c/constants.h) */
    VECTOR(int64_t) numbers;
    VECTOR(char *) texts;
    VECTOR(char *) templates; /* examples of texts */
};

#define SEQUENCE_PLAN_TERMS 1024

struct sequence_plan {
    const struct operations *operations;
    const struct stubs *stubs;
    VECTOR(struct sequence_node) nodes;
    VECTOR(const struct role *) roles;        /* of each node */
    VECTOR(struct sequence_operation) items;  /* as operations->items */
    VECTOR(struct sequence_sort) sorts;       /* as operations->sorts */
    VECTOR(struct sequence_contract) contracts;
    VECTOR(uint32_t)
    makers,
        requires,
    before, after;
    struct sequence_term terms[SEQUENCE_PLAN_TERMS]; /* what was learned of numbers, as many as there is room for */
    size_t term_count;
    VECTOR(int64_t) values; /* nodes[].values and .numbers: places in here until they are on the wire */
    struct sequence_mined mined;
    bool has_globals; /* the library has variables of its own: what is called may depend on calls long before.  Known
                         from the first process on */
    struct arena arena;
};
/* mined: taken over. */
void sequence_plan_init(struct sequence_plan *plan, const struct operations *operations, const struct stubs *stubs,
                        struct sequence_mined *mined);
void sequence_plan_release(struct sequence_plan *plan);
const struct operation *sequence_plan_operation(const struct sequence_plan *plan, uint32_t number);
/* The root node of a parameter; NO_PARAMETER: of the result. */
uint32_t sequence_plan_node(const struct sequence_plan *plan, uint32_t operation, size_t parameter);
/* The node that is this output; SEQUENCE_NONE: the call has no such output, or its result is not worth a look. */
uint32_t sequence_plan_output(const struct sequence_plan *plan, uint32_t operation, uint32_t output);
/* "equal is symmetric (stack_equal)" */
char *sequence_contract_name(const struct sequence_plan *plan, uint32_t contract); /* caller frees */

/* ---- sequences ---- */

struct sequence {
    VECTOR(uint64_t) words;
    VECTOR(uint32_t) calls; /* where each call begins in words */
};
#define SEQUENCE_INIT {VECTOR_INIT, VECTOR_INIT}
void sequence_release(struct sequence *sequence);
void sequence_clear(struct sequence *sequence);
void sequence_copy(struct sequence *to, const struct sequence *from); /* to: initialised */
/* False: these words are no sequence of this plan (damaged). */
bool sequence_read_words(struct sequence *sequence, const struct sequence_plan *plan, const uint64_t *words,
                         size_t count);
uint32_t sequence_operation_of(const struct sequence *sequence, size_t call);
uint64_t sequence_hash(const struct sequence *sequence);
bool sequence_is_same(const struct sequence *a, const struct sequence *b);

/* ---- looking into a call ---- */

/* Every node of a call that takes words, in order; cells and children of arrays one by one. */
struct sequence_place {
    uint32_t call, node;
    size_t word; /* in sequence->words: of its first word */
    size_t word_count; /* its own: head and bytes; children not counted */
    unsigned depth;
};
typedef VECTOR(struct sequence_place) sequence_places;
void sequence_look(const struct sequence *sequence, const struct sequence_plan *plan, size_t call,
                   sequence_places *places); /* cleared first */

/* ---- changing (each gives a new sequence, out initialised) ---- */

/* Without these calls; references to them must have been taken away: false, otherwise.  is_gone: one for each call. */
bool sequence_without(struct sequence *out, const struct sequence *from, const struct sequence_plan *plan,
                      const bool *is_gone);
/* Calls that these need, directly or not, or that touch an object that they touch, before them: a connected part. */
void sequence_slice(const struct sequence *sequence, const struct sequence_plan *plan, size_t call, bool *is_needed);
/* Behind each other, references of the second shifted. */
void sequence_append(struct sequence *out, const struct sequence_plan *plan, const struct sequence *more);
/* words of place replaced: may change its length.  The children's words that belonged to the old value go (a NULL for
 * an object). */
void sequence_replace(struct sequence *out, const struct sequence *from, const struct sequence_plan *plan,
                      const struct sequence_place *place, const uint64_t *words, size_t count);
/* The object that the call ended for this one, of the same sort: block2 = resize(block1, n); 0: none. */
uint64_t sequence_instead_of(const struct sequence *sequence, const struct sequence_plan *plan, uint64_t object);
/* Every reference to output of call becomes word (a reference, or a NULL head), from call `first` on. */
void sequence_redirect(struct sequence *sequence, const struct sequence_plan *plan, uint32_t call, uint32_t output,
                       uint64_t word, size_t first);

/* The gate, as far as words tell: references go to outputs of the right sort of earlier calls that were not consumed
 * before; no NULL where the plan says never; lengths within their limit; numbers in their range.  NULL: it passes;
 * else the reason, in words; caller frees. */
char *sequence_gate(const struct sequence *sequence, const struct sequence_plan *plan);
/* The operation, which comes first, was called before this call, and not ended since. */
bool sequence_is_begun(const struct sequence *sequence, const struct sequence_plan *plan, uint32_t first, size_t call);
/* What has to come before all others, as the header says (library_init), does; and is not called twice.  That it is
 * missed, where nothing else is wrong, is for verdicts to say. */
bool sequence_is_in_order(const struct sequence *sequence, const struct sequence_plan *plan);
/* A part of a sequence, or what takes its place, is in order if the whole was, and begins with what comes first if that
 * did: what is behind it is another thing without it, though it may break alike. */
bool sequence_keeps_order(const struct sequence *part, const struct sequence *whole, const struct sequence_plan *plan);

/* ---- text: for people and for files; read again exactly ---- */

/* One line a call: "s1 = stack_new(3)", "stack_push(s1, 7)", "n2 = stack_copy(s1, &s3)".  See sequence_text.c for the
 * form of values. */
void sequence_print(const struct sequence *sequence, const struct sequence_plan *plan, struct text *out);
/* How an object (call << 16 | output) is destroyed behind all calls: "stack_free(stack1)"; nothing: nobody can. */
void sequence_print_end(const struct sequence *sequence, const struct sequence_plan *plan, uint32_t object,
                        struct text *out);
/* What broke where no call of the sequence did: calls that Assay makes itself, one a line, below a line that says when.
 * is_broken: what a contract asked for does not hold; else it broke while that was asked. */
void sequence_print_own(const struct sequence *sequence, const struct sequence_plan *plan,
                        const struct sequence_fault *fault, bool is_broken, struct text *out);
void sequence_print_call(const struct sequence *sequence, const struct sequence_plan *plan, size_t call,
                         struct text *out);
/* The first ones of a call, each by itself. */
void sequence_print_arguments(const struct sequence *sequence, const struct sequence_plan *plan, size_t call,
                              struct text *arguments, size_t count);
/* Functions by name: also after the header has got more of them.  Errors name the line. */
bool sequence_parse(struct sequence *sequence, const struct sequence_plan *plan, const char *text, struct error *error);

#endif
