#ifndef RACK_H
#define RACK_H

/* A rack of eight places for things of other people. */
struct rack;
struct unit {
    const char *name;
    double factor;
    int power;
};
struct badge {
    unsigned long self; /* where it is */
    int number;
};

struct rack *rack_new(void);
void rack_free(struct rack *rack);

/* Puts a thing at a place, 0 to 7: 0, or -1 where there is no such place. */
int rack_put(struct rack *rack, unsigned place, void *thing);
/* What is there; NULL: nothing. */
void *rack_at(const struct rack *rack, unsigned place);
/* What was put last; NULL: nothing yet. */
void *rack_newest(const struct rack *rack);
/* How often something was put anywhere. */
const int *rack_uses(const struct rack *rack);

/* The unit of that number, NULL where there is none. */
const struct unit *rack_unit(int number);
/* The rack's own. */
const struct badge *rack_badge(const struct rack *rack);
/* A number that nobody has written. */
const int *rack_spare(const struct rack *rack);

/* Gives the rack one more mark: its number, or -1 when there are four. */
int rack_mark(struct rack *rack, const char *mark);
/* The number of a mark, -1: there is no such. */
int rack_find(const struct rack *rack, const char *mark);

#endif
