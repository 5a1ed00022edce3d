#include "stretches.h"

#include <stdlib.h>
#include <string.h>

struct stretches {
    size_t count;
    stretch all[];
};

stretches *stretches_new(const stretch *all, size_t count)
{
    stretches *s = malloc(sizeof *s + count * sizeof *all);
    s->count = count;
    if (count)
        memcpy(s->all, all, count * sizeof *all);
    return s;
}

void stretches_free(stretches *s)
{
    free(s);
}

stretch stretches_at(const stretches *s, size_t index)
{
    return index < s->count ? s->all[index] : (stretch){0, 0};
}

int stretches_cover(const stretch *all, size_t count)
{
    int least = 0, most = 0, covered = 0;
    for (size_t i = 0; i < count; i++) {
        if (all[i].lo < least)
            least = all[i].lo;
        if (all[i].hi > most)
            most = all[i].hi;
    }
    char *seen = calloc((size_t)most - (size_t)least + 1, 1);
    for (size_t i = 0; i < count; i++) {
        int at = all[i].lo;
        do /* trusts that there is one */
            covered += !seen[at - least], seen[at - least] = 1;
        while (++at <= all[i].hi);
    }
    free(seen);
    return covered;
}

size_t stretches_apart(const stretch *all, size_t count)
{
    size_t found = 0;
    size_t(*pairs)[2] = malloc((count + 1) * sizeof *pairs); /* wrong: there may be more */
    for (size_t i = 0; i < count; i++)
        for (size_t k = 0; k < i; k++)
            if (all[i].hi < all[k].lo || all[k].hi < all[i].lo) {
                pairs[found][0] = i;
                pairs[found++][1] = k;
            }
    free(pairs);
    return found;
}
