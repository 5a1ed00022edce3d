/* <stdlib.h>: pseudo-random numbers.  The state is woven, so that a predicate
 * that draws them sees the same ones again after backtracking. */
#include <stdlib.h>

#include "runtime/libc/libc.h"

static uint64_t state = 1;

/* Knuth's multiplier; the upper bits are the good ones. */
static int draw(uint64_t *from)
{
    *from = *from * 6364136223846793005u + 1442695040888963407u;
    return (int)(*from >> 33);
}

void WOVEN(srand)(unsigned seed)
{
    state = seed;
}

int WOVEN(rand)(void)
{
    return draw(&state);
}

void WOVEN(srandom)(unsigned seed)
{
    state = seed;
}

long WOVEN(random)(void)
{
    return draw(&state);
}

int WOVEN(rand_r)(unsigned *seed)
{
    uint64_t own = *seed;
    int drawn = draw(&own);
    *seed = (unsigned)(own >> 32);
    return drawn;
}
