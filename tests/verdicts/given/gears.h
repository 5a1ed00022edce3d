#ifndef GEARS_H
#define GEARS_H

/*
 * Gears, how they go together and how far they go.
 *
 * Functions that return int return 0, or -1 without touching their result.
 * Pointers must not be NULL.
 */

/**
 * struct gear - one of them
 * @teeth: how many it has
 * @turns: of it, per hour
 */
struct gear {
    unsigned teeth;
    unsigned turns;
};

/* Less than, equal to or greater than 0, as one is faster; turns must not be 0. */
int gear_compare(struct gear one, struct gear other);

/**
 * gear_near - the gear nearest to one that is wanted
 * @teeth: those wanted
 * @turns: those wanted
 * @most: the largest number of teeth
 * @found: the result
 *
 * Return: -1 if turns or most is 0.
 */
int gear_near(unsigned teeth, unsigned turns, unsigned most, struct gear *found);

/* How far it goes, in teeth, at most UINT_MAX. */
unsigned gear_way(struct gear one, unsigned hours);

#endif
