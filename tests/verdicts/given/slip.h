#ifndef SLIP_H
#define SLIP_H

#include <stdbool.h>
#include <stddef.h>

/* Slips of paper with a text, passed by value.  One that owns its text has to be freed at the end. */
typedef struct {
    const char *text;
    size_t length;
    bool owns;
} slip;

/* Takes ownership of the text, which was allocated. */
slip slip_keep(const char *text);
/* A slip with a copy of the text. */
slip slip_write(const char *text);
void slip_free(slip s);
size_t slip_count(slip s);
/* The first letter; 0: there is none. */
char slip_first(slip s);
void slip_wipe(slip *s);

/* Puts it in the place of what was there. */
void slip_assign(slip *dest, slip from);
/* Takes the ownership over: what is left only refers to the text. */
slip slip_take(slip *from);
void slip_swap(slip *one, slip *other);
/* As long as a letter of it. */
slip slip_twin(const slip *of);

/* How many letters all of them have. */
size_t slip_total(const slip *array, size_t count);

/* Whether they have the same text. */
bool slip_eq(const slip one, const slip other);

#endif
