#ifndef DESK_H
#define DESK_H

#include <stddef.h>

/* Things on a desk.  The plain functions, desk_pen() and desk_last(), are made for inner loops and do not look where the
 * row ends. */
struct desk;

struct desk *desk_new(void);
void desk_free(struct desk *d);

/* Puts something on it, with a label.  What is said of it is the note; it may be NULL, for nothing. */
void desk_put(struct desk *d, int thing, const char *note);
/* How many letters its note has. */
size_t desk_note_length(const struct desk *d);

/* The thing put last, NULL if there is none.  Not to be changed. */
const int *desk_first(const struct desk *d);

/* Counts a weight of 0 to 9.  Others are counted as such. */
void desk_weigh(struct desk *d, int weight);

/* Something out of a row. */
int desk_pen(const struct desk *d, int at);

struct label {
    int color; /* 0 ends the labels */
    int width;
};
/* How wide the one of a color is. */
int label_width(const struct label *label, int color);

typedef int inch;
inch inch_of(int feet);
inch inch_double(inch length);

#endif
