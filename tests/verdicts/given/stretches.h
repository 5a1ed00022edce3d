/* Stretches of a line, from lo to hi, both of them inside. */
#include <stddef.h>

typedef struct {
    int lo, hi;
} stretch;

typedef struct stretches stretches;

stretches *stretches_new(const stretch *all, size_t count);
void stretches_free(stretches *s);
stretch stretches_at(const stretches *s, size_t index);

/* How many numbers are in some of them. */
int stretches_cover(const stretch *all, size_t count);

/* How many pairs have nothing in common. */
size_t stretches_apart(const stretch *all, size_t count);
