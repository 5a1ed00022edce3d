/* Declarations about a library: what a C file beside it (--with MODEL.c) says
 * of its functions, and the form in which learned rules are written.
 *
 *     ASSAY_EQUAL(stack_equal);
 *     ASSAY_REQUIRES(stack_pop, stack_size(s) > 0);
 *     ASSAY_LENGTH(stack_push_all, values, count);
 *     ASSAY_LEARNED(17, ASSAY_NONNULL(stack_push, s));
 *
 * Each macro is a _Static_assert(1, "assay WORD FUNCTION\nITEM\nITEM"), so it
 * stands at file scope, ends with a semicolon, and means nothing to a compiler.
 * ASSAY_LEARNED is one with "assay learned ID" before that of its rule.  The
 * reader keeps the texts (struct remark); here they are taken apart and
 * checked: functions and parameters must exist, and there must be as many
 * parameters as the word needs.  Expressions are kept as text. */
#ifndef ASSAY_MODEL_DECLARATION_H
#define ASSAY_MODEL_DECLARATION_H

#include "base/error.h"
#include "model/type.h"

/* word, what follows the function, the fewest and the most parameters that the function may have */
#define DECLARATIONS(X)                                                               \
    X(INVARIANT, "invariant", ITEMS_NONE, 1, 1)   /* holds for every object */          \
    X(EQUAL, "equal", ITEMS_NONE, 2, 2)                                               \
    X(COMPARE, "compare", ITEMS_NONE, 2, 2)                                           \
    X(HASH, "hash", ITEMS_NONE, 1, 1)                                                 \
    X(COPY, "copy", ITEMS_NONE, 1, 2)             /* 2: into storage that is given */             \
    X(DESTROY, "destroy", ITEMS_NONE, 1, 1)                                           \
    X(PRINT, "print", ITEMS_NONE, 1, 1)                                               \
    X(CONTRACT, "contract", ITEMS_NONE, 1, 8)     /* of values; must return true */       \
    X(REQUIRES, "requires", ITEMS_EXPRESSION, 0, 99)                                  \
    X(SUCCESS, "success", ITEMS_EXPRESSION, 0, 99) /* of 'result' and parameters */   \
    X(LENGTH, "length", ITEMS_TWO_PARAMETERS, 2, 99) /* buffer, number of cells */    \
    X(NONNULL, "nonnull", ITEMS_PARAMETER, 1, 99)                                     \
    X(NULLABLE, "nullable", ITEMS_PARAMETER, 1, 99)                                   \
    X(CONSUMES, "consumes", ITEMS_PARAMETER, 1, 99) /* the handle is gone after it */ \
    X(PURE, "pure", ITEMS_NONE, 0, 99)                                                \
    X(SKIP, "skip", ITEMS_NONE, 0, 99)                                                \
    X(BEFORE, "before", ITEMS_NONE, 0, 0)         /* called before every operation */         \
    X(AFTER, "after", ITEMS_NONE, 0, 0)

enum declaration_items { ITEMS_NONE, ITEMS_EXPRESSION, ITEMS_PARAMETER, ITEMS_TWO_PARAMETERS };

enum declaration_kind {
#define DECLARATION_KIND(name, word, items, fewest, most) DECLARATION_##name,
    DECLARATIONS(DECLARATION_KIND)
#undef DECLARATION_KIND
        DECLARATION_KINDS
};

struct declaration {
    enum declaration_kind kind;
    const struct function *function;
    size_t parameters[2];   /* ITEMS_PARAMETER, ITEMS_TWO_PARAMETERS: numbers from 0 */
    const char *expression; /* ITEMS_EXPRESSION: C, macros not expanded */
    const char *file;
    int line;
    const char *learned;    /* ASSAY_LEARNED(id, …): its id; NULL: a person stands for it */
    bool is_bug;            /* ASSAY_BUG(id): what breaks this learned rule is an error of the library */
};

struct declarations {
    VECTOR(struct declaration) items; /* in the order of the files; what they point to is the program's */
    VECTOR(const char *) skipped;     /* ids of learned rules, or names of functions, of the file that a run wrote */
};

/* Errors begin with FILE:LINE and suggest what may have been meant.  learned: the file that a run wrote, or NULL; rules
 * that were learned of functions which are nowhere now are skipped. */
bool declarations_read(struct program *program, const char *learned, struct declarations *declarations,
                       struct error *error);
void declarations_release(struct declarations *declarations);
const char *declaration_word(enum declaration_kind kind);  /* "equal" */
const char *declaration_macro(enum declaration_kind kind); /* "ASSAY_EQUAL" */

#endif
