/* What micro-predicates are written with.
 *
 * A micro-predicate is built twice.  For Assay it is plain C: every macro below
 * is its argument, or nothing.  For the reference (-DREFERENCE) the macros mark
 * by hand, in the order of the source, what the woven code must notice by
 * itself, and say what Assay learns from the types. */
#ifndef MICRO_H
#define MICRO_H

#ifdef REFERENCE
#include <stdint.h>
#include "reference/reference.h"

/* reads this place; nests: R(R(list->head)->next) */
#define R(place) (*(__typeof__(place) *)reference_access(&(place), sizeof(place)))
/* stores to this place */
#define W(place) R(place)
/* the call or copy that follows reads this place */
#define NOTE(place) ((void)reference_access(&(place), sizeof(place)))
#define NOTE_BYTES(at, size) ((void)reference_access((at), (size)))
/* restored before every candidate */
#define GLOBAL(variable) reference_global((void *)&(variable), sizeof(variable))

/* libc by the book: byte by byte, the first argument before the second, no
 * further than the answer needs */
#define memcpy(to, from, size) reference_copy((to), (from), (size))
#define memmove(to, from, size) reference_copy((to), (from), (size))
#define memset(to, byte, size) memset(reference_access((to), (size)), (byte), (size))
#define memcmp(a, b, size) reference_compare((a), (b), (size), false)
#define strncmp(a, b, size) reference_compare((a), (b), (size), true)
#define strcmp(a, b) reference_compare((a), (b), SIZE_MAX, true)
#define memchr(at, byte, size) reference_find((at), (byte), (size), false)
#define strchr(at, byte) reference_find((at), (byte), SIZE_MAX, true)
#define strlen(at) ((size_t)((char *)reference_find((at), 0, SIZE_MAX, true) - (at)))
#define strcpy(to, from) ((char *)reference_copy((to), (from), strlen(from) + 1))

/* inside a space */
#define links(type, field, target) reference_link(CELLS(type, field, void *), #target)
#define truths(type, field) reference_range(PLACE(type, field), 0, 1)
#define constants(type, field, count) reference_range(PLACE(type, field), 0, (count) - 1)
#define embeds(type, field, inner) reference_embed(CELLS(type, field, inner), #inner)
#define array_of(type, field, element, length, most)                                          \
    reference_array((struct place){#type, #field, offsetof(type, field), 0, sizeof(element)}, \
                    !IS_ARRAY(((type *)0)->field), #element, PLACE(type, length), (most))
#define cells_range(type, field, element, lo, hi) reference_range(CELLS(type, field, element), (lo), (hi))
#define flexible_range(type, field, element, lo, hi) \
    reference_range((struct place){#type, #field, offsetof(type, field), 0, sizeof(element)}, (lo), (hi))
#define bits_range(type, field, lo, hi)                                \
    do {                                                               \
        type ones;                                                     \
        (memset)(&ones, 0, sizeof ones);                               \
        ones.field = -1;                                               \
        reference_bits(#type, #field, &ones, sizeof ones, (lo), (hi)); \
    } while (0)

/* how the predicate is called */
#define CASE(predicate, ...)           \
    static bool predicate##_call(void) \
    {                                  \
        return predicate(__VA_ARGS__); \
    }                                  \
    _Static_assert(1, "")
#define FRESH(type) reference_fresh(#type, sizeof(type))
#define INTEGER(lo, hi) reference_integer((lo), (hi))
#define ITEM(type) reference_item(#type)

#else
#include <assay.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#define R(place) (place)
#define W(place) (place)
#define NOTE(place) ((void)0)
#define NOTE_BYTES(at, size) ((void)0)
#define GLOBAL(variable) ((void)0)
#define links(type, field, target) ((void)0)
#define truths(type, field) ((void)0)
#define constants(type, field, count) ((void)0)
#define embeds(type, field, inner) ((void)0)
#define array_of(type, field, element, length, most) assay_array(type, field, length, most)
#define cells_range(type, field, element, lo, hi) assay_range(type, field, lo, hi)
#define flexible_range(type, field, element, lo, hi) assay_range(type, field, lo, hi)
#define bits_range(type, field, lo, hi) assay_range(type, field, lo, hi)
#define CASE(predicate, ...) _Static_assert(1, "")

#endif
#endif
