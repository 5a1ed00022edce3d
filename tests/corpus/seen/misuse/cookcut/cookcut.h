// cookcut - takes the value of a Cookie: header apart, in place.
//
//     char line[] = "sid=31d4; theme=dark%20blue";
//     cookcut_pair slots[16];
//     cookcut jar;
//     cookcut_init(&jar, slots, 16);
//     cookcut_split(&jar, line);
//     puts(cookcut_get(&jar, "sid"));
//
// Nothing is allocated and nothing has to be released.  Names and values are
// pieces of the header, into which terminators are written.  So hand over a
// buffer of your own, not a literal, and keep it as long as you use the jar.

#ifndef COOKCUT_H
#define COOKCUT_H

#include <stddef.h>

typedef struct {
    char *name;
    char *value; // "" when there was no '='
} cookcut_pair;

typedef struct {
    cookcut_pair *slots;
    size_t room;
    size_t count;
    size_t dropped; // pairs for which there was no slot
} cookcut;

// An empty jar with `room` slots, which belong to the caller and must live as
// long as the jar.  With a room of 0, slots may be NULL.
void cookcut_init(cookcut *jar, cookcut_pair *slots, size_t room);

// Adds the pairs of a header to the jar; how many were added.  Blanks around
// names and values and double quotes around values are taken off, pairs with
// an empty name are skipped.
size_t cookcut_split(cookcut *jar, char *header);

// The value of the first cookie with that name (case matters), or NULL.
char *cookcut_get(const cookcut *jar, const char *name);

// The pair with a number, which must be below jar->count.
cookcut_pair cookcut_at(const cookcut *jar, size_t number);

// Takes out the pair with a number below jar->count; the order is kept.
void cookcut_drop(cookcut *jar, size_t number);

// Decodes %XX in place and returns the new length.  %00 and what is not a pair
// of hex digits stay as they are.
size_t cookcut_unescape(char *value);

// Writes "name=value; name=value".  Like snprintf: never more than `size` bytes
// with the terminator, and the length it would have had is returned.  `out` may
// be NULL when size is 0; it must not overlap the headers in the jar.
size_t cookcut_join(const cookcut *jar, char *out, size_t size);

#endif
