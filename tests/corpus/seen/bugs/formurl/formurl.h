#ifndef FORMURL_H
#define FORMURL_H

#include <stdbool.h>
#include <stddef.h>

/**
 * @file formurl.h
 * application/x-www-form-urlencoded, as in "name=J%C3%BCrgen&lang=de+DE".
 *
 * Strings that are returned are allocated with malloc(); free() them.
 * NULL is returned when memory is exhausted.
 */

/** Called for each pair; stop by returning false. The strings are valid during the call only. */
typedef bool (*formurl_cb)(const char *name, const char *value, void *ctx);

/** Letters, digits and "-._~" stay, ' ' becomes '+', the rest %XX. */
char *formurl_encode(const char *text);

/**
 * The reverse. A '%' without two hexadecimal digits behind it, and a %00,
 * stand for themselves.
 */
char *formurl_decode(const char *text);

/** Number of pairs; empty ones ("a=1&&b=2") are not counted. */
size_t formurl_count(const char *query);

/** Decoded value of the first pair of that name, NULL when there is none. */
char *formurl_get(const char *query, const char *name);

/** A new query with the pair, which is encoded, at its end. */
char *formurl_add(const char *query, const char *name, const char *value);

/** Visits all pairs; false when the callback stopped or memory is exhausted. */
bool formurl_each(const char *query, formurl_cb cb, void *ctx);

#endif
