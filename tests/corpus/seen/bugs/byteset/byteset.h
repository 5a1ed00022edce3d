/**
 * @file byteset.h
 * Sets of byte values (character classes).
 *
 * A byteset is a plain value: it can be assigned and needs no freeing.
 */
#ifndef BYTESET_H
#define BYTESET_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct {
    uint32_t words[8];
} byteset;

/** Makes the set empty. Every set must be initialised so first. */
void byteset_init(byteset *set);

void byteset_add(byteset *set, unsigned char byte);
void byteset_remove(byteset *set, unsigned char byte);
bool byteset_has(const byteset *set, unsigned char byte);

/** Adds all bytes from @p first to @p last, both included; nothing if
 *  first > last. */
void byteset_add_range(byteset *set, unsigned char first, unsigned char last);

/** Adds the characters of a class as in "a-z0-9_". A '-' at the start or the
 *  end stands for itself. Returns false if the two ends of a range are in the
 *  wrong order; then the set is not changed. */
bool byteset_add_class(byteset *set, const char *text);

/** All bytes that were in are out, and the other way round. */
void byteset_invert(byteset *set);

/** Union and intersection, into @p set. */
void byteset_unite(byteset *set, const byteset *other);
void byteset_intersect(byteset *set, const byteset *other);

bool byteset_equal(const byteset *a, const byteset *b);
int byteset_count(const byteset *set);

/** Length of the start of @p text that has only bytes of the set. The
 *  terminator ends the text in any case. */
size_t byteset_span(const byteset *set, const char *text);

#endif
