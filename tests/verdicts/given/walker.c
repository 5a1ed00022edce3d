#include "walker.h"
#include <string.h>

void walker_start(struct walker *walker, const char *text)
{
    *walker = (struct walker){text, NULL};
}

void walker_seek(struct walker *walker, size_t place)
{
    size_t length = strlen(walker->text);
    walker->at = walker->text + (place < length ? place : length);
}

char walker_letter(struct walker *walker)
{
    return *walker->at ? *walker->at++ : '\0';
}

unsigned walker_hash(const unsigned char *key, size_t length)
{
    unsigned hash = 7;
    for (size_t i = 0; i <= length; i++) /* one too far: the bug */
        hash = hash * 31 + key[i];
    return hash;
}

unsigned walker_hash_text(const char *key)
{
    unsigned hash = 7;
    while (*key)
        hash = hash * 31 + (unsigned char)*key++;
    return hash;
}
