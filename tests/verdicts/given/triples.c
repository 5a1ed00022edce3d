#include "triples.h"

int triples_sum(const char *line)
{
    int sum = 0;
    if (*line < '1' || *line > '9')
        return 0;
    for (const char *at = line + 1; *at; at += 2)
        sum += at[0] + at[1]; /* and a letter may be missing */
    return sum;
}

int triples_last(const char *code)
{
    return code[4];
}

int triples_check(const char *code)
{
    return code[6];
}
