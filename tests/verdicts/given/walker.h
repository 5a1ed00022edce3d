#pragma once
#include <stddef.h>

/* Walks over the letters of a text. */
struct walker {
    const char *text, *at;
};

/* Begins a walk; it must be followed by a call of walker_seek(). */
void walker_start(struct walker *walker, const char *text);
/* Goes to the letter at this place, or to the end. */
void walker_seek(struct walker *walker, size_t place);
/* The letter there, or 0 at the end; goes on. */
char walker_letter(struct walker *walker);
/* A number for a key of length bytes. For a key that is a text terminated by a NUL, use walker_hash_text(). */
unsigned walker_hash(const unsigned char *key, size_t length);
unsigned walker_hash_text(const char *key);
