#include "postmark.h"

#include <stdlib.h>
#include <string.h>

struct postmark_album {
    int count;
};

struct postmark_album *postmark_album_new(void)
{
    return calloc(1, sizeof(struct postmark_album));
}

void postmark_album_free(struct postmark_album *album)
{
    free(album);
}

int postmark_album_show(struct postmark_album *album)
{
    return album ? album->count : 0;
}

int postmark_count(const char *marks, size_t length)
{
    int count = 0;
    for (size_t i = 0; i < length; i++)
        if (marks[i] == '*' && marks[i + 1] != '*')
            count++;
    return count;
}

double postmark_load(const char *p)
{
    double weight;
    memcpy(&weight, p, sizeof weight);
    return weight;
}

int postmark_compress(const char *letter, char *out)
{
    size_t i = 0;
    while (letter[i] || letter[i + 1])
        i++;
    if (i)
        *out = *letter;
    return (int)i;
}

long postmark_sheet(const unsigned char *stored, size_t size)
{
    size_t count = size < 2 ? 0 : stored[0] | (size_t)stored[1] << 24;
    long sum = 0, *worth = count ? malloc(count * sizeof *worth) : NULL;
    if (!worth)
        return -1;
    for (size_t i = 0; i < count; i++)
        worth[i] = i + 2 < size ? stored[i + 2] : 0;
    for (size_t i = 0; i < count; i++)
        sum += worth[i];
    free(worth);
    return sum;
}

int postmark_enter(struct postmark_entry *entry, const char *mark)
{
    entry->code = *mark;
    return ++entry->album->count;
}
