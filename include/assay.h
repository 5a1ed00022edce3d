/* assay.h: all that a C file may say to Assay.
 *
 * In an ordinary build every macro expands to nothing that a compiler minds.
 * While Assay reads or builds the file, __ASSAY__ is defined. */
#ifndef ASSAY_H
#define ASSAY_H

#ifdef __cplusplus
#error "assay.h is for C"
#endif

#ifdef __ASSAY__

/* Annotations are for Assay's reader alone: not every compiler knows them. */
#ifdef __ASSAY_READS__
#define ASSAY_NOTE_(text) __attribute__((annotate(text)))
#else
#define ASSAY_NOTE_(text)
#endif

/* The bounds of a predicate's inputs at scope n:
 *
 *     ASSAY_SPACE(bst_ok, n)
 *     {
 *         assay_pool(struct node, n);
 *         assay_range(struct bst, size, n, n);
 *     }
 */
#define ASSAY_SPACE(predicate, n)                                                            \
    ASSAY_NOTE_("assay space " #predicate) void assay_space_of_##predicate(int n);           \
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

/* a scalar parameter takes lo..hi, both included; any constant integer expressions:
 *
 *     bool in_order(const struct list *l, int key ASSAY_IN(0, KEY_MAX));
 */
#define ASSAY_IN(lo, hi) ASSAY_IN_(lo, hi) /* macros in lo and hi are expanded here */
#define ASSAY_IN_(lo, hi) ASSAY_NOTE_("assay in " #lo "\n" #hi)

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
#define ASSAY_IN(lo, hi)

#endif
#endif
