#include "spelsug.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

struct Speller {
    char **words;
    size_t count, capacity;
};

struct hit {
    const char *word;
    int distance;
};

struct Suggestions {
    size_t count;
    struct hit hits[];
};

Speller *speller_new(void)
{
    return calloc(1, sizeof(Speller));
}

void speller_free(Speller *sp)
{
    if (sp == NULL)
        return;
    for (size_t i = 0; i < sp->count; i++)
        free(sp->words[i]);
    free(sp->words);
    free(sp);
}

static size_t find(const Speller *sp, const char *word)
{
    size_t i = 0;
    while (i < sp->count && strcmp(sp->words[i], word) != 0)
        i++;
    return i;
}

bool speller_add(Speller *sp, const char *word)
{
    size_t length = strlen(word);
    if (length < 1 || length > SPELL_WORD_MAX)
        return false;
    if (speller_knows(sp, word))
        return true;
    if (sp->count == sp->capacity) {
        size_t capacity = sp->capacity == 0 ? 8 : 2 * sp->capacity;
        char **wider = realloc(sp->words, capacity * sizeof *wider);
        if (wider == NULL)
            return false;
        sp->words = wider;
        sp->capacity = capacity;
    }
    char *copy = malloc(length + 1);
    if (copy == NULL)
        return false;
    sp->words[sp->count++] = memcpy(copy, word, length + 1);
    return true;
}

bool speller_remove(Speller *sp, const char *word)
{
    size_t at = find(sp, word);
    if (at == sp->count)
        return false;
    free(sp->words[at]);
    sp->words[at] = sp->words[--sp->count];
    return true;
}

bool speller_knows(const Speller *sp, const char *word)
{
    return find(sp, word) < sp->count;
}

size_t speller_size(const Speller *sp)
{
    return sp->count;
}

/* Ukkonen's band: only columns within the limit of the diagonal count. */
int spell_distance(const char *a, const char *b, int limit)
{
    assert(limit >= 0 && limit <= 100);
    int row[2 * 100 + 3];
    const int width = 2 * limit + 1, too_many = limit + 1;
    size_t m = strlen(a), n = strlen(b);
    if ((m > n ? m - n : n - m) > (size_t)limit)
        return too_many;
    /* row[k] is for column i + k - limit - 1, with a border on both sides */
    for (int k = 0; k < width + 2; k++)
        row[k] = k > limit && k <= width ? k - limit - 1 : too_many;
    for (size_t i = 1; i <= m; i++) {
        for (int k = 1; k <= width; k++) {
            size_t shifted = i + (size_t)k; /* column + limit + 1 */
            if (shifted < (size_t)limit + 1 || shifted - (size_t)limit - 1 > n) {
                row[k] = too_many;
                continue;
            }
            size_t column = shifted - (size_t)limit - 1;
            int best = row[k + 1] + 1;
            if (row[k - 1] + 1 < best)
                best = row[k - 1] + 1;
            if (column > 0) {
                int same = row[k] + (a[i - 1] != b[column - 1]);
                if (same < best)
                    best = same;
            }
            row[k] = best < too_many ? best : too_many;
        }
    }
    return row[limit + 1 + (int)((long)n - (long)m)];
}

Suggestions *speller_suggest(const Speller *sp, const char *word, size_t max)
{
    if (max > sp->count)
        max = sp->count;
    Suggestions *list = malloc(sizeof *list + max * sizeof list->hits[0]);
    if (list == NULL)
        return NULL;
    list->count = 0;
    for (int distance = 0; distance <= 2; distance++)
        for (size_t i = 0; i < sp->count && list->count < max; i++)
            if (spell_distance(sp->words[i], word, 2) == distance)
                list->hits[list->count++] = (struct hit){sp->words[i], distance};
    return list;
}

size_t suggestions_count(const Suggestions *list)
{
    return list->count;
}

const char *suggestions_get(const Suggestions *list, size_t index)
{
    assert(index < list->count);
    return list->hits[index].word;
}

int suggestions_distance(const Suggestions *list, size_t index)
{
    assert(index < list->count);
    return list->hits[index].distance;
}

void suggestions_free(Suggestions *list)
{
    free(list);
}
