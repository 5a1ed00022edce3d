#ifndef GAUGE_H
#define GAUGE_H

#include <stdbool.h>

/* A length, in whatever unit. */
struct gauge;

struct gauge *gauge_new(double length);
void gauge_free(struct gauge *r);
void gauge_stretch(struct gauge *r, double factor);
bool gauge_equal(const struct gauge *a, const struct gauge *b);

#endif
