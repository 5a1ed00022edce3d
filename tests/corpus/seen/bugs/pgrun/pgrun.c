#include "pgrun.h"

/* The n lowest bits; n is 1 to 64. */
static uint64_t ones(unsigned n)
{
        return ~UINT64_C(0) >> (64 - n);
}

static uint64_t bit(unsigned page)
{
        return UINT64_C(1) << page;
}

/* Whether a run starts at this page: taken, and the page below is free or ends another run. */
static int starts(const struct pgrun *zone, int first)
{
        if (first < 0 || (unsigned)first >= zone->pages || !(zone->busy & bit((unsigned)first)))
                return 0;
        if (first == 0)
                return 1;
        uint64_t below = bit((unsigned)first - 1);
        return !(zone->busy & below) || (zone->last & below);
}

static unsigned run_length(const struct pgrun *zone, unsigned first)
{
        return (unsigned)__builtin_ctzll(zone->last >> first) + 1;
}

struct pgrun pgrun_make(unsigned pages)
{
        struct pgrun zone = { pages, 0, 0 };

        if (pages == 0)
                zone.pages = 1;
        else if (pages > PGRUN_MAX)
                zone.pages = PGRUN_MAX;
        return zone;
}

int pgrun_reserve(struct pgrun *zone, unsigned first, unsigned n)
{
        if (n == 0 || n > zone->pages || first > zone->pages - n)
                return PGRUN_ARG;
        uint64_t run = ones(n) << first;
        if (zone->busy & run)
                return PGRUN_FULL;
        zone->busy |= run;
        zone->last |= bit(first + n - 1);
        return 0;
}

int pgrun_take(struct pgrun *zone, unsigned n)
{
        if (n == 0 || n > zone->pages)
                return PGRUN_ARG;
        for (unsigned first = 0; first <= zone->pages - n; first++)
                if (pgrun_reserve(zone, first, n) == 0)
                        return (int)first;
        return PGRUN_FULL;
}

int pgrun_give(struct pgrun *zone, int first)
{
        if (!starts(zone, first))
                return PGRUN_ARG;
        unsigned n = run_length(zone, (unsigned)first);
        zone->busy &= ~(ones(n) << first);
        zone->last &= ~bit((unsigned)first + n - 1);
        return (int)n;
}

int pgrun_adjust(struct pgrun *zone, int first, unsigned n)
{
        if (!starts(zone, first) || n == 0 || n > zone->pages - (unsigned)first)
                return PGRUN_ARG;
        unsigned from = (unsigned)first, old = run_length(zone, from);
        if (n > old && (zone->busy & (ones(n - old) << (from + old))))
                return PGRUN_FULL;
        zone->busy &= ~(ones(old) << from);
        zone->last &= ~bit(from + old - 1);
        zone->busy |= ones(n) << from;
        zone->last |= bit(from + n - 1);
        return 0;
}

int pgrun_length(const struct pgrun *zone, int first)
{
        return starts(zone, first) ? (int)run_length(zone, (unsigned)first) : PGRUN_ARG;
}

unsigned pgrun_idle(const struct pgrun *zone)
{
        return zone->pages - (unsigned)__builtin_popcountll(zone->busy);
}

unsigned pgrun_largest(const struct pgrun *zone)
{
        uint64_t idle = ~zone->busy & ones(zone->pages);
        unsigned largest = 0;

        while (idle != 0) {
                idle >>= __builtin_ctzll(idle);
                unsigned n = (unsigned)__builtin_ctzll(~idle);
                if (n > largest)
                        largest = n;
                idle >>= n;
        }
        return largest;
}
