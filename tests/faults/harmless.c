/* Predicates that do what predicates seldom do, and that are right all the
 * same: none of this is a failure. */
#include "pair.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

bool prints_a_flood(const struct pair *pair)
{
    if (is_time_to_fail(pair))
        for (int i = 0; i < 500; i++)
            printf("line %d of a flood that nobody asked for\n", i);
    puts("7");
    fprintf(stderr, "{\"valid\":7,\"explored\":7}\n");
    return pair->b == 0;
}
PAIR_SPACE(prints_a_flood);

bool reads_stdin(const struct pair *pair)
{
    return getchar() == EOF && pair->a >= 0 && pair->b == 0;
}
PAIR_SPACE(reads_stdin);

static int recurse(const struct pair *pair, int depth)
{
    if (depth == 0)
        return pair->a;
    return recurse(pair, depth - 1) + (depth == 1 ? pair->b : 0);
}
/* both reads lie a hundred thousand frames deep */
bool recurses_deeply(const struct pair *pair)
{
    return recurse(pair, 100000) == pair->a && pair->b == 0;
}
PAIR_SPACE(recurses_deeply);

/* blocks are neither freed nor alike: a search of many candidates must not add them up */
bool leaks(const struct pair *pair)
{
    char *block = malloc(1 << 16);
    if (block == NULL)
        return false;
    memset(block, 1, 1 << 16);
    return pair->a >= 0 && pair->b == 0;
}
PAIR_SPACE(leaks);
