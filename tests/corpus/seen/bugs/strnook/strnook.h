/* strnook - many short strings in one block of memory.
 *
 * Strings live in a nook and are named by small numbers (ids) that count from
 * 0 in the order in which the strings were made.  A string never changes once
 * it is there; all of them go at once, with nook_reset() or nook_free().
 *
 * Functions that make a string return its id, or -1 and make nothing when
 *   - an id given to them is not one of the nook's, or
 *   - the nook is full (NOOK_STRINGS strings, NOOK_BYTES bytes), or
 *   - there is no memory.
 * Ids may be any number: the functions look whether there is such a string.
 * The nook itself must be a live one (NULL only for nook_free).
 */
#ifndef STRNOOK_H
#define STRNOOK_H

#include <stddef.h>

#define NOOK_STRINGS 1024
#define NOOK_BYTES   65536   /* each string takes its length and 1 */

struct nook;

/* An empty nook, or NULL when there is no memory. */
struct nook *nook_new(void);
void nook_free(struct nook *n);

/* Forgets all strings.  The ids start at 0 again. */
void nook_reset(struct nook *n);

/* Copies text, a C string that is not in this nook, into the nook. */
int nook_add(struct nook *n, const char *text);

/* Makes a string of a followed by b.  Both may be the same id. */
int nook_join(struct nook *n, int a, int b);

/* Makes a string of at most len characters of string id, from position `from`
 * on.  What lies behind the end of the string is left out, so that the result
 * may be shorter than len, or empty. */
int nook_slice(struct nook *n, int id, size_t from, size_t len);

/* The string itself, or NULL when there is none with this id.  The pointer is
 * good until the next call that makes a string or forgets them. */
const char *nook_get(const struct nook *n, int id);

/* Its length; 0 when there is none. */
size_t nook_len(const struct nook *n, int id);

/* How many strings there are. */
int nook_count(const struct nook *n);

/* The lowest id of a string equal to text, or -1. */
int nook_find(const struct nook *n, const char *text);

#endif
