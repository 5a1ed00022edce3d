#include "base/suggest.h"

#include <string.h>

#define NAME_MOST 64

static size_t least(size_t a, size_t b)
{
    return a < b ? a : b;
}

/* Levenshtein's distance, where two neighbours in the wrong order are one mistake as well: "tmie" is nearer to "time"
 * than to "emit" (optimal string alignment).  Three rows; longer names are never near. */
static size_t distance_between(const char *a, const char *b)
{
    size_t rows[3][NAME_MOST + 1], a_length = strlen(a), b_length = strlen(b);
    if (a_length > NAME_MOST || b_length > NAME_MOST)
        return NAME_MOST;
    for (size_t j = 0; j <= b_length; j++)
        rows[0][j] = j;
    for (size_t i = 1; i <= a_length; i++) {
        size_t *row = rows[i % 3], *before = rows[(i + 2) % 3], *earlier = rows[(i + 1) % 3];
        row[0] = i;
        for (size_t j = 1; j <= b_length; j++) {
            row[j] = least(before[j - 1] + (a[i - 1] != b[j - 1]), least(before[j], row[j - 1]) + 1);
            if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
                row[j] = least(row[j], earlier[j - 2] + 1);
        }
    }
    return rows[a_length % 3][b_length];
}

struct suggestion suggestion_for(const char *wanted)
{
    return (struct suggestion){wanted, NULL, strlen(wanted) / 3 + 2};
}

void suggestion_consider(struct suggestion *suggestion, const char *name)
{
    size_t distance = distance_between(suggestion->wanted, name);
    if (distance >= suggestion->distance || distance >= strlen(name))
        return;
    suggestion->distance = distance;
    suggestion->best = name;
}
