#ifndef YARD_H
#define YARD_H

#include <stdbool.h>
#include <stddef.h>

/* yard_setup() has to be called once, before any other function. */
int yard_setup(void);
/* Crates that came in since then. */
int yard_came(void);

/* A description, usually in a static table. */
struct kind {
    const char *name;
    const char *const *marks; /* up to NULL */
};
/* Length of the name. */
size_t kind_width(const struct kind *kind);

typedef struct yard yard;
typedef struct gate gate;

yard *yard_new(size_t places);
void yard_free(yard *y);
/* A place of that many metres; NULL when none is left. */
void *yard_alloc(yard *y, size_t metres);
/* Another length for a place. */
void *yard_resize(yard *y, void *place, size_t metres);
/* Gives a place back. */
void yard_free_place(yard *y, void *place);

/* Both ends of a way, which are closed one by one.  0, or -1 when memory is out. */
int gate_open(int width, gate **in, gate **out);
void gate_close(gate *g);
int gate_width(const gate *g);

/* Leaves out lengths below `least`.  `kept` has room for `count` lengths; returns
   how many there are. */
size_t yard_thin(const int *lengths, size_t count, int least, int *kept);

/* Sets the size of groups.  False, and no change, when the size is below 1. */
bool yard_set_groups(yard *y, int size);
/* How many groups there are. */
int yard_groups(const yard *y);

#endif
