/* Coats on a rack, in the order in which they were hung there. */
#ifndef COATRACK_H
#define COATRACK_H

#include <stddef.h>

typedef struct rack rack;
typedef struct coat coat;

/* An empty rack, or NULL if there is no memory. */
rack *rack_new(void);
void rack_free(rack *r);

/* Hangs up a coat.  It is valid until it is taken or the rack is freed.  NULL if there is no memory. */
coat *rack_hang(rack *r, int size);

/* Takes a coat off.  All other coats remain valid. */
void rack_take(rack *r, coat *c);

int coat_size(const coat *c);

/* A place on the rack: on a coat, or behind the last one. */
typedef struct {
    const coat *on; /* private */
} rack_place;

rack_place rack_begin(const rack *r);

/* 1 when the place is on a coat, 0 when it is behind the last. */
int rack_is_coat(rack_place p);

/* The place must be on a coat for this. */
int rack_size_at(rack_place p);

/* Adds a note, or n bytes (bytes may be NULL if n is 0); returns how many there are. */
size_t rack_note(rack *r, const char *note);
size_t rack_bytes(rack *r, const char *bytes, size_t n);

#endif
