/* Arrays of which a function of the library says no, and arrays that are followed wherever they lead. */
#include "shuffle.h"

bool shuffle_valid(const unsigned *order, size_t n)
{
    for (size_t i = 0; i < n; i++) {
        if (order[i] >= n)
            return false;
        for (size_t j = 0; j < i; j++)
            if (order[i] == order[j])
                return false;
    }
    return true;
}

void shuffle_invert(unsigned *out, const unsigned *order, size_t n)
{
    for (size_t i = 0; i < n; i++)
        out[order[i]] = (unsigned)i;
}

unsigned shuffle_steps(const unsigned *order, size_t n)
{
    unsigned most = 0;
    for (size_t i = 0; i < n; i++) {
        unsigned to = order[order[i]], step = to > i ? to - (unsigned)i : (unsigned)i - to;
        most = step > most ? step : most;
    }
    return most;
}

unsigned shuffle_walk(const unsigned *route, size_t n)
{
    unsigned at = 0;
    for (size_t i = 0; i < n; i++)
        at = route[at];
    return at;
}
