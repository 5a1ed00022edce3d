#include "skybook.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#define RAD (3.14159265358979323846 / 180.0)

struct skybook {
    struct sb_star *stars;
    size_t count, room;
};

struct skybook *sb_open(void)
{
    return calloc(1, sizeof(struct skybook));
}

void sb_close(struct skybook *book)
{
    if (book) {
        free(book->stars);
        free(book);
    }
}

static int grow(struct skybook *book)
{
    size_t room = book->room ? book->room * 2 : 2;
    struct sb_star *stars;

    if (room > SB_MAX_STARS)
        room = SB_MAX_STARS;
    if (room <= book->count)
        return -1;
    stars = realloc(book->stars, room * sizeof *stars);
    if (!stars)
        return -1;
    book->stars = stars;
    book->room = room;
    return 0;
}

int sb_add(struct skybook *book, const struct sb_star *star)
{
    struct sb_star copy = *star;    /* may be one of our own */

    if (!copy.name || !isfinite(copy.mag))
        return -1;
    if (!(copy.ra >= 0 && copy.ra < 360) || !(copy.dec >= -90 && copy.dec <= 90))
        return -1;
    if (book->count == book->room && grow(book) != 0)
        return -1;
    book->stars[book->count++] = copy;
    return 0;
}

const struct sb_star *sb_find(const struct skybook *book, const char *name)
{
    for (size_t i = 0; i < book->count; i++)
        if (strcmp(book->stars[i].name, name) == 0)
            return &book->stars[i];
    return NULL;
}

int sb_remove(struct skybook *book, const char *name)
{
    const struct sb_star *star = sb_find(book, name);

    if (!star)
        return -1;
    book->stars[star - book->stars] = book->stars[book->count - 1];
    book->count--;
    return 0;
}

size_t sb_count(const struct skybook *book)
{
    return book->count;
}

const struct sb_star *sb_at(const struct skybook *book, size_t i)
{
    return i < book->count ? &book->stars[i] : NULL;
}

const struct sb_star *sb_brightest(const struct skybook *book)
{
    const struct sb_star *best = NULL;

    for (size_t i = 0; i < book->count; i++)
        if (!best || book->stars[i].mag < best->mag)
            best = &book->stars[i];
    return best;
}

/* Haversine formula, good for small angles, too. */
static double separation(double ra1, double dec1, double ra2, double dec2)
{
    double u = sin((dec2 - dec1) * RAD / 2);
    double v = sin((ra2 - ra1) * RAD / 2);
    double h = u * u + cos(dec1 * RAD) * cos(dec2 * RAD) * v * v;

    if (!(h > 0))
        return 0;
    return h >= 1 ? 180 : 2 * asin(sqrt(h)) / RAD;
}

double sb_separation(const struct sb_star *a, const struct sb_star *b)
{
    return separation(a->ra, a->dec, b->ra, b->dec);
}

size_t sb_near(const struct skybook *book, double ra, double dec, double radius,
               size_t *found, size_t max)
{
    size_t n = 0;

    if (!isfinite(ra) || !isfinite(dec) || !isfinite(radius) || max == 0)
        return 0;
    /* insertion into the sorted list so far */
    for (size_t i = 0; i < book->count; i++) {
        const struct sb_star *s = &book->stars[i];
        double angle = separation(ra, dec, s->ra, s->dec);
        size_t at;
        if (!(angle <= radius))
            continue;
        for (at = n; at > 0; at--) {
            const struct sb_star *other = &book->stars[found[at - 1]];
            if (separation(ra, dec, other->ra, other->dec) <= angle)
                break;
        }
        if (at == max)
            continue;
        if (n < max)
            n++;
        memmove(found + at + 1, found + at, (n - 1 - at) * sizeof *found);
        found[at] = i;
    }
    return n;
}
