#include "chromrun.h"

#include <assert.h>
#include <stdbool.h>
#include <stdlib.h>

enum phase { IDLE, RUNNING, ENDED };

struct chromrun {
    double rate, threshold;
    enum phase phase;
    bool telling;
    void (*told)(const cr_peak *, void *);
    void *arg;

    double now; /* samples so far */
    bool in_peak;
    cr_peak open; /* the peak we are in */

    cr_peak *peaks;
    size_t count, room, lost;
};

chromrun *cr_new(double rate_hz, double threshold_mv)
{
    assert(rate_hz > 0.0);
    chromrun *r = calloc(1, sizeof *r);
    if (r != NULL) {
        r->rate = rate_hz;
        r->threshold = threshold_mv;
        r->phase = IDLE;
    }
    return r;
}

void cr_delete(chromrun *r)
{
    if (r == NULL)
        return;
    assert(!r->telling);
    free(r->peaks);
    free(r);
}

void cr_notify(chromrun *r, void (*told)(const cr_peak *peak, void *arg), void *arg)
{
    assert(r->phase != RUNNING);
    r->told = told;
    r->arg = arg;
}

void cr_begin(chromrun *r)
{
    assert(r->phase != RUNNING);
    free(r->peaks);
    r->peaks = NULL;
    r->count = r->room = r->lost = 0;
    r->now = 0.0;
    r->in_peak = false;
    r->phase = RUNNING;
}

static void keep(chromrun *r)
{
    if (r->count == r->room) {
        size_t room = r->room == 0 ? 8 : 2 * r->room;
        cr_peak *peaks = r->count < CR_PEAKS ? realloc(r->peaks, room * sizeof *peaks) : NULL;
        if (peaks == NULL) {
            r->lost++;
            return;
        }
        r->peaks = peaks;
        r->room = room;
    }
    r->peaks[r->count++] = r->open;
}

static void close_peak(chromrun *r)
{
    r->in_peak = false;
    keep(r);
    if (r->told != NULL) {
        r->telling = true;
        r->told(&r->open, r->arg);
        r->telling = false;
    }
}

void cr_feed(chromrun *r, const double *mv, size_t n)
{
    assert(r->phase == RUNNING && !r->telling);
    for (size_t i = 0; i < n; i++) {
        double over = mv[i] - r->threshold, t = r->now / r->rate;
        r->now += 1.0;
        if (!(over > 0.0)) {
            if (r->in_peak)
                close_peak(r);
            continue;
        }
        if (!r->in_peak) {
            r->in_peak = true;
            r->open = (cr_peak){t, t, t, over, 0.0};
        }
        if (over > r->open.height) {
            r->open.height = over;
            r->open.apex = t;
        }
        r->open.end = t;
        r->open.area += over / r->rate;
    }
}

void cr_end(chromrun *r)
{
    assert(r->phase == RUNNING && !r->telling);
    if (r->in_peak)
        close_peak(r);
    r->phase = ENDED;
}

size_t cr_count(const chromrun *r)
{
    assert(r->phase == ENDED);
    return r->count;
}

size_t cr_lost(const chromrun *r)
{
    assert(r->phase == ENDED);
    return r->lost;
}

const cr_peak *cr_peaks(const chromrun *r)
{
    assert(r->phase == ENDED);
    return r->peaks;
}

cr_peak cr_get(const chromrun *r, size_t i)
{
    assert(r->phase == ENDED && i < r->count);
    return r->peaks[i];
}

double cr_resolution(cr_peak first, cr_peak second)
{
    double widths = first.end - first.start + second.end - second.start;
    return widths > 0.0 ? 2.0 * (second.apex - first.apex) / widths : 0.0;
}
