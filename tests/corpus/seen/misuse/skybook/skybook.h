/*
 * skybook.h
 *
 * A catalogue of stars in memory: look up by name, by brightness, by place.
 * Angles are degrees, 0 <= ra < 360 and -90 <= dec <= 90, J2000.
 */
#ifndef SKYBOOK_H
#define SKYBOOK_H

#include <stddef.h>

#define SB_MAX_STARS 20000

struct sb_star {
    const char *name;   /* not copied by the catalogue, see sb_add() */
    double ra, dec;
    double mag;         /* smaller is brighter */
};

struct skybook;

/* Create an empty catalogue; NULL when memory is short. */
struct skybook *sb_open(void);

/* Close a catalogue. The names are the caller's, and stay. NULL is allowed. */
void sb_close(struct skybook *book);

/*
 * Add a star. The struct is copied, but not the text of the name, which must
 * remain where it is until the catalogue is closed or the star removed.
 * Names should be unique; this is not checked.
 *
 * Returns 0, or -1 for angles out of range, numbers that are not finite, a
 * NULL name, a full catalogue or no memory.
 */
int sb_add(struct skybook *book, const struct sb_star *star);

/* Remove the star of that name. Returns 0, or -1 if there is none. */
int sb_remove(struct skybook *book, const char *name);

/* Number of stars. */
size_t sb_count(const struct skybook *book);

/*
 * The star of that name, the i-th star (in no special order), the brightest
 * star; NULL if there is none. The result points into the catalogue and is
 * valid until the next sb_add(), sb_remove() or sb_close().
 */
const struct sb_star *sb_find(const struct skybook *book, const char *name);
const struct sb_star *sb_at(const struct skybook *book, size_t i);
const struct sb_star *sb_brightest(const struct skybook *book);

/*
 * Stars within `radius` degrees of a place. Their numbers, for sb_at(), are
 * stored in found[], an array of at least `max` elements, nearest first.
 * Returns how many were stored; if there are more than `max`, the farthest
 * are left out. With numbers that are not finite nothing is found.
 */
size_t sb_near(const struct skybook *book, double ra, double dec, double radius,
               size_t *found, size_t max);

/* Angle between two stars in degrees, 0 to 180. */
double sb_separation(const struct sb_star *a, const struct sb_star *b);

#endif
