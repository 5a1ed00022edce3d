/* assay.h: all that a C file may say to Assay.
 *
 * In an ordinary build every macro expands to nothing that a compiler minds,
 * and nothing needs to be linked.  While Assay reads the file or searches for
 * inputs of a predicate, __ASSAY__ is defined; while it builds the file to run
 * properties, __ASSAY_RUNS__ is. */
#ifndef ASSAY_H
#define ASSAY_H

#ifdef __cplusplus
#error "assay.h is for C"
#endif

/* Annotations are for Assay's reader alone: not every compiler knows them. */
#ifdef __ASSAY_READS__
#define ASSAY_MARK_(text) __attribute__((annotate(text)))
#else
#define ASSAY_MARK_(text)
#endif

/* ---- properties: assay test FILE ---- */

/* A function that must not fail, whatever it is given: Assay draws its
 * arguments, all of them up to a scope or at random.  It fails by a failed
 * assert, a crash, a report of a sanitizer, a leak, a hang, or by returning
 * false (0).  It returns void, bool or an integer, and may be static:
 *
 *     ASSAY_PROPERTY void insert_keeps_order(struct bst *t, int key ASSAY_IN(0, 8))
 *     {
 *         bst_insert(t, key);
 *         assert(bst_ok(t));
 *     }
 *
 * A struct comes from the one predicate or generator of its type; a pointer and
 * a length behind it (const int *a, size_t n) are an array; char * is a string;
 * a pointer to a function points to a simple one of that type. */
#define ASSAY_PROPERTY ASSAY_MARK_("assay property") __attribute__((unused))

/* A function without parameters that builds an input by assay_choose and
 * assay_weighted; parameters of its result's type are what it returns:
 *
 *     ASSAY_GENERATOR struct bst *some_bst(void)
 *     {
 *         struct bst *t = bst_new();
 *         for (long long left = assay_choose(0, 5); left > 0; left--)
 *             bst_insert(t, (int)assay_choose(0, 9));
 *         return t;
 *     }
 */
#define ASSAY_GENERATOR ASSAY_MARK_("assay generator") __attribute__((unused))

/* A parameter is what this predicate accepts, or this generator makes; needed
 * where its type has several of them:
 *
 *     ASSAY_PROPERTY void pops_in_order(struct heap *h ASSAY_OF(heap_ok))
 */
#define ASSAY_OF(name) ASSAY_OF_(name) /* a macro as name is expanded here */
#define ASSAY_OF_(name) ASSAY_MARK_("assay of " #name)

/* A scalar parameter takes lo..hi, both included; any constant integer expressions:
 *
 *     bool in_order(const struct list *l, int key ASSAY_IN(0, KEY_MAX));
 */
#define ASSAY_IN(lo, hi) ASSAY_IN_(lo, hi) /* macros in lo and hi are expanded here */
#define ASSAY_IN_(lo, hi) ASSAY_MARK_("assay in " #lo "\n" #hi)

/* In a generator: a number of lo..hi, both included, a long long:
 *
 *     int day = (int)assay_choose(1, 31);
 *
 * In an ordinary build it is lo. */
#define assay_choose(lo, hi) assay_choose_((lo), (hi))

/* In a generator: one of 0..k-1, an int; each is as likely as its weight says,
 * and there are k weights:
 *
 *     switch (assay_weighted(3, 5, 2, 0.5)) { … }
 *
 * In an ordinary build it is 0. */
#define assay_weighted(k, ...)                                              \
    assay_weighted_((k), sizeof((double[]){__VA_ARGS__}) / sizeof(double),  \
                    (const double[]){__VA_ARGS__})

/* In a property: inputs for which this does not hold do not count; the run ends
 * there.  In an ordinary build the condition is evaluated, and that is all:
 *
 *     assay_assume(list_length(l) > 1);
 */
#define assay_assume(condition) assay_assume_(!!(condition))

/* assay_label("text"), in a property: sorts inputs into classes; at the end
 * it is told how many there were of each:
 *
 *     if (t->size == 0) assay_label("empty");
 */

/* assay_note("format", …), in a property or generator: a line to show when the
 * input fails, as printf would print it:
 *
 *     assay_note("after %d steps: %s", steps, name);
 *
 * In an ordinary build nothing of both is evaluated. */

#ifdef __ASSAY_RUNS__ /* Assay's runtime has them */

void assay_assume_(int holds);
long long assay_choose_(long long lo, long long hi);
int assay_weighted_(int k, unsigned long count, const double *weights);
void assay_label_(const char *text);
__attribute__((format(printf, 1, 2))) void assay_note_(const char *format, ...);

#define assay_label(text) assay_label_(text)
#define assay_note(...) assay_note_(__VA_ARGS__)

#else

__attribute__((unused)) static inline void assay_assume_(int holds)
{
    (void)holds;
}
__attribute__((unused)) static inline long long assay_choose_(long long lo, long long hi)
{
    (void)hi;
    return lo;
}
__attribute__((unused)) static inline int assay_weighted_(int k, unsigned long count, const double *weights)
{
    (void)k, (void)count, (void)weights;
    return 0;
}
__attribute__((unused)) static inline void assay_label_(const char *text)
{
    (void)text;
}
__attribute__((unused, format(printf, 1, 2))) static inline void assay_note_(const char *format, ...)
{
    (void)format;
}

/* not called, but their arguments are checked */
#define assay_label(text) (0 ? assay_label_(text) : (void)0)
#define assay_note(...) (0 ? assay_note_(__VA_ARGS__) : (void)0)

#endif

/* ---- about a library: assay api HEADER… --with MODEL.c ---- */

/* What names and types do not say of a library's functions.  A declaration
 * stands at file scope in a C file beside the library, MODEL.c, and ends with a
 * semicolon.  Functions that this file defines are operations of the library
 * too, like those of its headers; a static one is a helper, unless a
 * declaration names it.  A parameter p is given by its name in the header, or
 * by its number from 1.  Rules that Assay learned have the same form.
 *
 *     #include <assay.h>
 *     #include "stack.h"
 *
 *     ASSAY_EQUAL(stack_same);
 *     ASSAY_REQUIRES(stack_pop, stack_size(s) > 0);
 *
 * To a compiler all this is an assertion that holds (_Static_assert: of C11;
 * gcc and clang know it in C99 too).  A static function that nothing but a
 * declaration names is unused to it: leave out static, or the warning. */

/* f tells about objects of its parameter's type: */
#define ASSAY_INVARIANT(f) ASSAY_SAY_("invariant", f, "") /* bool f(object): true after every call */
#define ASSAY_EQUAL(f) ASSAY_SAY_("equal", f, "")         /* bool f(a, b): reflexive, symmetric, transitive */
#define ASSAY_COMPARE(f) ASSAY_SAY_("compare", f, "")     /* int f(a, b): an order, by its sign */
#define ASSAY_HASH(f) ASSAY_SAY_("hash", f, "")           /* unsigned f(object): the same for equal ones */
#define ASSAY_COPY(f) ASSAY_SAY_("copy", f, "")           /* object f(object): equal, and independent of it */
#define ASSAY_PRINT(f) ASSAY_SAY_("print", f, "")         /* char *f(object) */
/* f ends its object: it is called for all that is left at the end, and nothing may be lost then */
#define ASSAY_DESTROY(f) ASSAY_SAY_("destroy", f, "")

/* A function of one to eight values that must return true, whatever calls
 * were made before:
 *
 *     bool pop_undoes_push(struct stack *s, int value)
 *     {
 *         int top;
 *         return !stack_push(s, value) || (stack_pop(s, &top) && top == value);
 *     }
 *     ASSAY_CONTRACT(pop_undoes_push);
 *
 * One that returns an int may also return ASSAY_UNDECIDED: of these values it
 * says nothing.
 */
#define ASSAY_CONTRACT(f) ASSAY_SAY_("contract", f, "")
#define ASSAY_UNDECIDED (-1)

/* f may be called only when this holds: an expression of its parameters.
 * Several for one f must all hold:
 *
 *     ASSAY_REQUIRES(stack_peek, stack_size(s) > 0);
 */
#define ASSAY_REQUIRES(f, ...) ASSAY_SAY_("requires", f, "\n" #__VA_ARGS__)

/* f did what it was called for when this holds: an expression of 'result' and
 * its parameters.  What it gives otherwise is not used further:
 *
 *     ASSAY_SUCCESS(reader_open, result >= 0);
 */
#define ASSAY_SUCCESS(f, ...) ASSAY_SAY_("success", f, "\n" #__VA_ARGS__)

#define ASSAY_LENGTH(f, buffer, length) /* the parameter buffer has so many elements */ \
    ASSAY_SAY_("length", f, "\n" #buffer "\n" #length)
#define ASSAY_NONNULL(f, p) ASSAY_SAY_("nonnull", f, "\n" #p)   /* p must not be NULL */
#define ASSAY_NULLABLE(f, p) ASSAY_SAY_("nullable", f, "\n" #p) /* p may be NULL */
#define ASSAY_CONSUMES(f, p) ASSAY_SAY_("consumes", f, "\n" #p) /* the object is gone after the call */
#define ASSAY_PURE(f) ASSAY_SAY_("pure", f, "")                 /* it changes nothing */
#define ASSAY_SKIP(f) ASSAY_SAY_("skip", f, "")                 /* it is never called */
#define ASSAY_BEFORE(f) ASSAY_SAY_("before", f, "")             /* void f(void): called before every operation, */
#define ASSAY_AFTER(f) ASSAY_SAY_("after", f, "")               /* and after */

/* A rule that Assay learned from what it saw, under its id.  To confirm it,
 * remove what is around it; to say that what breaks it is an error of the
 * library, add ASSAY_BUG with the id:
 *
 *     ASSAY_LEARNED(17, ASSAY_NONNULL(stack_push, s));
 *     ASSAY_BUG(17);
 */
#define ASSAY_LEARNED(id, ...) ASSAY_TELL_("learned " #id); __VA_ARGS__
#define ASSAY_BUG(id) ASSAY_TELL_("bug " #id)

#define ASSAY_SAY_(word, f, rest) ASSAY_TELL_(word " " #f rest)
#define ASSAY_TELL_(text) __extension__ _Static_assert(1, "assay " text)

/* ---- spaces: the bounds of a predicate's inputs ---- */

#ifdef __ASSAY__

/* The bounds of a predicate's inputs at scope n:
 *
 *     ASSAY_SPACE(bst_ok, n)
 *     {
 *         assay_pool(struct node, n);
 *         assay_range(struct bst, size, n, n);
 *     }
 */
#define ASSAY_SPACE(predicate, n)                                                            \
    ASSAY_MARK_("assay space " #predicate) void assay_space_of_##predicate(int n);           \
    __attribute__((used, weak)) void assay_space_of_##predicate(__attribute__((unused)) int n)

/* count objects of this struct, to link; references may be NULL */
#define assay_pool(type, count) ((void)sizeof(type), assay_bound_pool_(#type, (count)))
/* an integer field takes lo..hi, both included */
#define assay_range(type, field, lo, hi) \
    ((void)sizeof(type), assay_bound_range_(#type, #field, (lo), (hi)))
/* a field takes just these numbers */
#define assay_values(type, field, ...)                                                     \
    ((void)sizeof(type),                                                                   \
     assay_bound_values_(#type, #field,                                                    \
                         sizeof((long double[]){__VA_ARGS__}) / sizeof(long double),       \
                         (const long double[]){__VA_ARGS__}))
/* a reference is never NULL */
#define assay_nonnull(type, field) ((void)sizeof(type), assay_bound_nonnull_(#type, #field))
/* a pointer to (or flexible array of) length_field cells, 0..most of them */
#define assay_array(type, field, length_field, most) \
    ((void)sizeof(type), assay_bound_array_(#type, #field, #length_field, (most)))
/* a pointer to one of count distinct objects that nobody looks into, or NULL */
#define assay_opaque(type, field, count) \
    ((void)sizeof(type), assay_bound_opaque_(#type, #field, (count)))
/* a string (char * or char array) is one of these; NULL may be among them */
#define assay_strings(type, field, ...)                                                    \
    ((void)sizeof(type),                                                                   \
     assay_bound_strings_(#type, #field,                                                   \
                          sizeof((const char *[]){__VA_ARGS__}) / sizeof(const char *),    \
                          (const char *const[]){__VA_ARGS__}))
/* the union field holds this member when tag_field has this value */
#define assay_union(type, field, tag_field, tag, member) \
    ((void)sizeof(type), assay_bound_union_(#type, #field, #tag_field, (tag), #member))

void assay_bound_pool_(const char *type, long long count);
void assay_bound_range_(const char *type, const char *field, long long lo, long long hi);
void assay_bound_values_(const char *type, const char *field, unsigned long count, const long double *values);
void assay_bound_nonnull_(const char *type, const char *field);
void assay_bound_array_(const char *type, const char *field, const char *length_field, long long most);
void assay_bound_opaque_(const char *type, const char *field, long long count);
void assay_bound_strings_(const char *type, const char *field, unsigned long count, const char *const *strings);
void assay_bound_union_(const char *type, const char *field, const char *tag_field, long long tag,
                        const char *member);

#else /* an ordinary build: nothing is left but the check that types exist */

#define ASSAY_SPACE(predicate, n) \
    __attribute__((unused)) static inline void assay_space_of_##predicate(__attribute__((unused)) int n)
#define assay_pool(type, count) ((void)sizeof(type), (void)(count))
#define assay_range(type, field, lo, hi) ((void)sizeof(type), (void)(lo), (void)(hi))
#define assay_values(type, field, ...) ((void)sizeof(type), (void)sizeof((long double[]){__VA_ARGS__}))
#define assay_nonnull(type, field) ((void)sizeof(type))
#define assay_array(type, field, length_field, most) ((void)sizeof(type), (void)(most))
#define assay_opaque(type, field, count) ((void)sizeof(type), (void)(count))
#define assay_strings(type, field, ...) ((void)sizeof(type), (void)sizeof((const char *[]){__VA_ARGS__}))
#define assay_union(type, field, tag_field, tag, member) ((void)sizeof(type), (void)(tag))

#endif
#endif
