/* Reference: Korat's search in its plainest form, as a judge of the counts.
 *
 * It shares no line with the product and knows nothing of weaving: reads are
 * marked by hand (R, NOTE …, see micro.h), and every candidate runs the
 * predicate again from the start.  A space is stated with the same macros as
 * for Assay; what Assay learns from types is said by hand (links, truths,
 * embeds …).  Needs clang, for a fixed order of evaluation. */
#ifndef REFERENCE_H
#define REFERENCE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

/* Every unread field that overlaps these bytes is noted, in order of address. */
void *reference_access(const volatile void *at, size_t size);
/* Restored to what they hold now before every candidate. */
void reference_global(void *at, size_t size);

/* memcpy; memcmp and strncmp; memchr and strchr */
void *reference_copy(void *to, const void *from, size_t size);
int reference_compare(const void *a, const void *b, size_t size, bool strings);
void *reference_find(const void *at, int byte, size_t size, bool string);

/* ---- bounds: of bytes (offset, size) in objects of a type ---- */

enum value_kind { VALUE_INTEGER, VALUE_FLOAT, VALUE_DOUBLE, VALUE_LONG_DOUBLE };

struct place {
    const char *type, *path;
    size_t offset, size;             /* of all cells together */
    size_t cell;                     /* bytes of one cell; .size for a single value */
};

void reference_pool(const char *type, size_t size, long long count);
void reference_range(struct place place, long long lo, long long hi);
void reference_values(struct place place, enum value_kind kind, const long double *values, size_t count);
void reference_link(struct place place, const char *target);
void reference_nonnull(const char *type, const char *path);
void reference_strings(struct place place, bool inside, const char *const *strings, size_t count);
void reference_array(struct place place, bool behind, const char *element, struct place length, long long most);
void reference_embed(struct place place, const char *inner);
void reference_union(const char *type, const char *path, const char *tag, long long value, const char *member);
/* A bit-field: ones is an object of all zeros but for this field's bits. */
void reference_bits(const char *type, const char *path, const void *ones, size_t size, long long lo, long long hi);

/* ---- cases ---- */

struct reference_case {
    const char *name;
    void (*space)(int n);
    bool (*call)(void);
    struct reference_case *next;
};
void reference_case(struct reference_case *);

void *reference_fresh(const char *type, size_t size);               /* the struct behind a parameter */
long long reference_integer(long long lo, long long hi);            /* a scalar parameter */
void *reference_item(const char *type);                             /* a reference to a pooled struct */

/* ---- the macros of assay.h ---- */

#define PLACE(type, field)                                                                           \
    (struct place)                                                                                   \
    {                                                                                                \
        #type, #field, offsetof(type, field), sizeof(((type *)0)->field), sizeof(((type *)0)->field) \
    }
#define CELLS(type, field, element)                                                       \
    (struct place)                                                                        \
    {                                                                                     \
        #type, #field, offsetof(type, field), sizeof(((type *)0)->field), sizeof(element) \
    }

#define ASSAY_SPACE(predicate, n)                                                                  \
    static void predicate##_space(int n);                                                          \
    __attribute__((constructor)) static void predicate##_register(void)                            \
    {                                                                                              \
        static struct reference_case it = {#predicate, predicate##_space, predicate##_call, NULL}; \
        reference_case(&it);                                                                       \
    }                                                                                              \
    static void predicate##_space(int n)
#define ASSAY_IN(lo, hi)

#define assay_pool(type, count) reference_pool(#type, sizeof(type), (count))
#define assay_range(type, field, lo, hi) reference_range(PLACE(type, field), (lo), (hi))
#define assay_values(type, field, ...)                                                                       \
    reference_values(PLACE(type, field), VALUE_KIND(((type *)0)->field), (const long double[]){__VA_ARGS__}, \
                     sizeof((long double[]){__VA_ARGS__}) / sizeof(long double))
#define assay_nonnull(type, field) reference_nonnull(#type, #field)
#define assay_opaque(type, field, count)                     \
    (reference_pool("opaque " #type "." #field, 1, (count)), \
     reference_link(PLACE(type, field), "opaque " #type "." #field))
#define assay_strings(type, field, ...)                                                                     \
    reference_strings(PLACE(type, field), IS_ARRAY(((type *)0)->field), (const char *const[]){__VA_ARGS__}, \
                      sizeof((const char *[]){__VA_ARGS__}) / sizeof(char *))
#define assay_array(type, field, length, most)                                                            \
    reference_array((struct place){#type, #field, offsetof(type, field), 0, sizeof(*((type *)0)->field)}, \
                    !IS_ARRAY(((type *)0)->field), NULL, PLACE(type, length), (most))
#define assay_union(type, field, tag, value, member) reference_union(#type, #field, #tag, (value), #member)

#define VALUE_KIND(x) \
    _Generic((x), float: VALUE_FLOAT, double: VALUE_DOUBLE, long double: VALUE_LONG_DOUBLE, default: VALUE_INTEGER)
#define IS_ARRAY(x) (!__builtin_types_compatible_p(__typeof__(x), __typeof__(&(x)[0])))

#endif
