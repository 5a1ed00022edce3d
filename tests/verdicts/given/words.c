#include "words.h"

#include <stdlib.h>

struct words {
    unsigned used[26];
    int lengths[2], count;
};

words *words_new(void)
{
    return calloc(1, sizeof(words));
}

void words_free(words *w)
{
    free(w);
}

void words_add(words *w, const char *word)
{
    for (; *word; word++)
        w->used[*word - 'a']++;
}

bool words_full(const words *w)
{
    return w->count == 2;
}

void words_push(words *w, int length)
{
    w->lengths[w->count++] = length;
}
