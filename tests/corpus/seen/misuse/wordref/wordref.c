#include "wordref.h"

#include <stdlib.h>
#include <string.h>

#define BUCKETS 1024

struct word {
    struct word *next;
    uint32_t hash;
    uint32_t refs; /* stays at UINT32_MAX once there */
    size_t length;
    char text[];
};

static struct word *bucket[BUCKETS];
static size_t words;

static struct word *head(const char *word)
{
    return (struct word *)(void *)((char *)word - offsetof(struct word, text));
}

static struct word *find(const char *s, size_t length, uint32_t *hash)
{
    uint32_t h = 5381;
    struct word *w;

    for (size_t i = 0; i < length; i++)
        h = h * 33 ^ (unsigned char)s[i];
    *hash = h;
    for (w = bucket[h % BUCKETS]; w; w = w->next)
        if (w->hash == h && w->length == length && !memcmp(w->text, s, length))
            break;
    return w;
}

static size_t length_up_to(const char *s, size_t n)
{
    size_t length = 0;

    while (length < n && s[length])
        length++;
    return length;
}

const char *wordref_getn(const char *s, size_t n)
{
    size_t length = length_up_to(s, n);
    uint32_t hash;
    struct word *w;

    if (length > WORDREF_LENGTH_MAX)
        return NULL;
    if (length == 0)
        s = "";
    if ((w = find(s, length, &hash)) != NULL)
        return wordref_hold(w->text);
    if (words == WORDREF_WORDS_MAX || !(w = malloc(sizeof *w + length + 1)))
        return NULL;
    memcpy(w->text, s, length);
    w->text[length] = '\0';
    w->length = length;
    w->hash = hash;
    w->refs = 1;
    w->next = bucket[hash % BUCKETS];
    bucket[hash % BUCKETS] = w;
    words++;
    return w->text;
}

const char *wordref_get(const char *s)
{
    return wordref_getn(s, SIZE_MAX);
}

const char *wordref_find(const char *s)
{
    uint32_t hash;
    struct word *w = find(s, strlen(s), &hash);

    return w ? w->text : NULL;
}

const char *wordref_hold(const char *word)
{
    struct word *w = head(word);

    if (w->refs != UINT32_MAX)
        w->refs++;
    return word;
}

void wordref_drop(const char *word)
{
    struct word *w, **at;

    if (!word)
        return;
    w = head(word);
    if (w->refs == UINT32_MAX || --w->refs > 0)
        return;
    at = &bucket[w->hash % BUCKETS];
    while (*at != w)
        at = &(*at)->next;
    *at = w->next;
    free(w);
    words--;
}

size_t wordref_length(const char *word)
{
    return head(word)->length;
}

uint32_t wordref_hash(const char *word)
{
    return head(word)->hash;
}

size_t wordref_count(void)
{
    return words;
}

void wordref_exit(void)
{
    for (size_t i = 0; i < BUCKETS; i++)
        while (bucket[i]) {
            struct word *next = bucket[i]->next;

            free(bucket[i]);
            bucket[i] = next;
        }
    words = 0;
}
