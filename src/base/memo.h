/* Memo: what a pure function made of a text, kept for the next time.
 *
 *     MEMO(readings, struct reading, 4096);
 *     struct reading *known = memo_slot(&readings, s, length, &is_known);
 *     if (!is_known)
 *         *known = read_all_of(s, length);
 *
 * A text is known by 128 bits of its hash.  There is one place for each text;
 * the text that was there before is forgotten, so a memo never grows and never
 * allocates.  It is the one thing outside the runtime that lives between calls:
 * nobody can tell by the results whether it is there.  One thread only. */
#ifndef ASSAY_BASE_MEMO_H
#define ASSAY_BASE_MEMO_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct memo {
    uint64_t (*keys)[2];
    void *values;
    size_t slots, size; /* how many, a power of two, and bytes of each value */
};

#define MEMO(name, type, count)             \
    static uint64_t name##_keys[count][2];  \
    static type name##_values[count];       \
    static const struct memo name = {name##_keys, name##_values, count, sizeof(type)}

/* The place of this text; not known: it has to be filled in at once. */
void *memo_slot(const struct memo *memo, const void *text, size_t length, bool *is_known);

#endif
