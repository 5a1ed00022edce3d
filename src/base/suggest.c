#include "base/suggest.h"

#include <string.h>

#define NAME_MOST 64

/* Levenshtein's distance with one row; names longer than the row are never near. */
static size_t distance_between(const char *a, const char *b)
{
    size_t row[NAME_MOST + 1], a_length = strlen(a), b_length = strlen(b);
    if (a_length > NAME_MOST || b_length > NAME_MOST)
        return NAME_MOST;
    for (size_t j = 0; j <= b_length; j++)
        row[j] = j;
    for (size_t i = 1; i <= a_length; i++) {
        size_t diagonal = row[0];
        row[0] = i;
        for (size_t j = 1; j <= b_length; j++) {
            size_t change = diagonal + (a[i - 1] != b[j - 1]);
            size_t insert = (row[j] < row[j - 1] ? row[j] : row[j - 1]) + 1;
            diagonal = row[j];
            row[j] = change < insert ? change : insert;
        }
    }
    return row[b_length];
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
