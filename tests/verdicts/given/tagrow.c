#include "tagrow.h"

#include <ctype.h>
#include <stdlib.h>

int tag_parse(struct tag *t, const char *text)
{
    if (!isdigit((unsigned char)*text))
        return -1;
    char *end;
    unsigned long number = strtoul(text, &end, 10);
    if (*end != '-' || !isalpha((unsigned char)end[1]) || end[2] || number > 1000)
        return -1;
    *t = (struct tag){(unsigned)number, {end[1]}};
    return 0;
}

unsigned tag_most(const struct tag *v, size_t n)
{
    unsigned most = 0;
    for (size_t i = 0; i < n; i++)
        most = v[i].number > most ? v[i].number : most;
    return most;
}

const char *tag_quality_name(enum tag_quality quality)
{
    static const char *const names[TAG_QUALITIES] = {"poor", "fair", "good"};
    return names[quality];
}

unsigned tag_rank(const struct tag *t, unsigned rank)
{
    static const unsigned ranks[4] = {1, 2, 3, 4};
    return ranks[t->number == 7 ? 4 : rank % 4];
}
