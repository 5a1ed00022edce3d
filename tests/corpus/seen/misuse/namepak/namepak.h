/* namepak.h - many short strings in one piece of memory.
 *
 * A pack holds each different string once, and names it by a small number,
 * its ref.  Compare refs instead of strings.  All strings lie one after the
 * other in one buffer, which grows as needed - that's what makes it small and
 * fast, and also why one has to be careful with namepak_str().
 */
#ifndef NAMEPAK_H
#define NAMEPAK_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define NAMEPAK_MAX_BYTES 65536 /* of all strings with their NULs */

/* A string in a pack.  It is 0 for "no string" and otherwise only means
 * something to the pack it comes from, until that is cleared. */
typedef uint32_t namepak_ref;

/* The members are not for you.  Don't copy packs by assignment. */
typedef struct namepak {
    char *bytes;
    uint32_t used, room, count;
} namepak;

/* Makes a pack of a piece of memory.  Comes before all other calls. */
void namepak_init(namepak *pack);

/* Frees what the pack owns.  To use it again, init it again. */
void namepak_done(namepak *pack);

/* Adds a copy of the string, unless it is there already, and returns its ref.
 * Returns 0 if the pack is full (NAMEPAK_MAX_BYTES) or memory ran out.  The
 * text can be (a part of) a string of the same pack. */
namepak_ref namepak_add(namepak *pack, const char *text);

/* The same for the first `length` chars of text, or up to a NUL therein. */
namepak_ref namepak_addn(namepak *pack, const char *text, size_t length);

/* The ref of a string, 0 if it is not in the pack. */
namepak_ref namepak_find(const namepak *pack, const char *text);

/* The string for a ref that you got from this pack.  It's NULL for 0.
 * The pointer is good until the next namepak_add() or namepak_addn() moves
 * the buffer; keep refs, not pointers. */
const char *namepak_str(const namepak *pack, namepak_ref ref);

/* How many strings there are. */
size_t namepak_count(const namepak *pack);

/* Calls fn for every string in the order of their adding, until fn returns
 * false.  Don't add to the pack from fn, nor clear it. */
void namepak_each(const namepak *pack, bool (*fn)(const char *text, namepak_ref ref, void *arg), void *arg);

/* Empties the pack, all refs become void. */
void namepak_clear(namepak *pack);

#endif
