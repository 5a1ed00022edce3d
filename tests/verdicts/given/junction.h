#ifndef JUNCTION_H
#define JUNCTION_H

/* Terms. */
struct term;
struct term *term_number(int number);
struct term *term_either(struct term *test, struct term *yes, struct term *no);
int term_value(const struct term *term);
void term_free(struct term *term);

/* Where the stops of a line are. */
struct stop {
    int at, behind; /* behind: how many follow */
};
struct line {
    unsigned next;
};
void line_begin(struct line *line);
/* Goes on with it: one more stop.  How many there are; -1: no room. */
int line_go(struct line *line, int at, struct stop *stops, unsigned count);

/* A place by its three coordinates. */
void place_scale(int *place, const int *by);

/* Knots, each with others under it. */
struct knot;
struct knot *knot_new(void);
/* The other one is a part of it from then on. */
void knot_tie(struct knot *knot, struct knot *other);
struct knot *knot_under(struct knot *knot, int at);
int knot_count(const struct knot *knot);
void knot_free(struct knot *knot);

#endif
