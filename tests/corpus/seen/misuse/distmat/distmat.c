#include "distmat.h"

#include <math.h>

static double radians(double degrees)
{
    return degrees * (3.14159265358979323846 / 180);
}

double place_distance(place_t a, place_t b)
{
    double lat = sin(radians(b.lat - a.lat) / 2), lon = sin(radians(b.lon - a.lon) / 2);
    double h = lat * lat + cos(radians(a.lat)) * cos(radians(b.lat)) * lon * lon;
    return 2 * EARTH_RADIUS * asin(sqrt(fmax(0, fmin(1, h))));
}

double place_line(const place_t *places, size_t count)
{
    double length = 0;
    for (size_t i = 1; i < count; i++)
        length += place_distance(places[i - 1], places[i]);
    return length;
}

size_t place_thin(const place_t *places, size_t count, double least, place_t *kept)
{
    size_t done = 0;
    for (size_t i = 0; i < count; i++)
        if (done == 0 || !(place_distance(kept[done - 1], places[i]) < least))
            kept[done++] = places[i];
    return done;
}

void distmat_fill(double *table, const place_t *places, size_t n)
{
    for (size_t from = 0; from < n; from++)
        for (size_t to = 0; to < n; to++)
            table[from * n + to] = from == to ? 0 : place_distance(places[from], places[to]);
}

double distmat_get(const double *table, size_t n, size_t from, size_t to)
{
    return table[from * n + to];
}

size_t distmat_nearest(const double *table, size_t n, size_t from)
{
    size_t best = n;
    for (size_t to = 0; to < n; to++)
        if (to != from && (best == n || table[from * n + to] < table[from * n + best]))
            best = to;
    return best;
}

double distmat_route(const double *table, size_t n, const size_t *order, size_t count)
{
    double length = 0;
    for (size_t i = 1; i < count; i++)
        length += distmat_get(table, n, order[i - 1], order[i]);
    return length;
}

static bool visited(const size_t *order, size_t count, size_t place)
{
    for (size_t i = 0; i < count; i++)
        if (order[i] == place)
            return true;
    return false;
}

void distmat_greedy(const double *table, size_t n, size_t start, size_t *order)
{
    if (n == 0)
        return;
    order[0] = start;
    for (size_t done = 1; done < n; done++) {
        const double *row = table + order[done - 1] * n;
        size_t best = n;
        for (size_t to = 0; to < n; to++)
            if (!visited(order, done, to) && (best == n || row[to] < row[best]))
                best = to;
        order[done] = best;
    }
}

bool distmat_symmetric(const double *table, size_t n)
{
    for (size_t from = 0; from < n; from++)
        for (size_t to = 0; to < from; to++)
            if (table[from * n + to] != table[to * n + from])
                return false;
    return true;
}
