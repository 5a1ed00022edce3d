#include "wordset.h"

#include <stdlib.h>
#include <string.h>

#define BUCKETS 128

struct entry {
    struct entry *next;
    char word[];
};

struct wordset {
    struct entry *bucket[BUCKETS];
    size_t count;
};

static unsigned bucket_of(const char *word)
{
    unsigned long hash = 5381;

    for (; *word; word++)
        hash = (hash * 33 + (unsigned char)*word) & 0xffffffffUL;
    return (unsigned)(hash % BUCKETS);
}

wordset *wordset_new(void)
{
    return calloc(1, sizeof(wordset));
}

void wordset_free(wordset *s)
{
    if (!s)
        return;
    for (unsigned b = 0; b < BUCKETS; b++)
        while (s->bucket[b]) {
            struct entry *e = s->bucket[b];
            s->bucket[b] = e->next;
            free(e);
        }
    free(s);
}

wordset *wordset_copy(const wordset *s)
{
    wordset *copy = wordset_new();

    if (copy && wordset_unite(copy, s) != 0) {
        wordset_free(copy);
        return NULL;
    }
    return copy;
}

/* Where the pointer to the word's entry is, or would be. */
static struct entry **locate(wordset *s, const char *word)
{
    struct entry **at = &s->bucket[bucket_of(word)];

    while (*at && strcmp((*at)->word, word) != 0)
        at = &(*at)->next;
    return at;
}

int wordset_add(wordset *s, const char *word)
{
    size_t n = strlen(word);
    struct entry **at, *e;

    if (n > WORDSET_LONGEST)
        return -1;
    at = locate(s, word);
    if (*at)
        return 0;
    if (s->count == WORDSET_MOST)
        return -1;
    e = malloc(sizeof *e + n + 1);
    if (!e)
        return -1;
    memcpy(e->word, word, n + 1);
    e->next = NULL;
    *at = e;
    s->count++;
    return 1;
}

/* Takes the entry at *at out of the set. */
static void unlink_entry(wordset *s, struct entry **at)
{
    struct entry *e = *at;

    *at = e->next;
    s->count--;
    free(e);
}

int wordset_remove(wordset *s, const char *word)
{
    struct entry **at = locate(s, word);

    if (!*at)
        return 0;
    unlink_entry(s, at);
    return 1;
}

int wordset_has(const wordset *s, const char *word)
{
    const struct entry *e = s->bucket[bucket_of(word)];

    while (e && strcmp(e->word, word) != 0)
        e = e->next;
    return e != NULL;
}

size_t wordset_count(const wordset *s)
{
    return s->count;
}

int wordset_equal(const wordset *a, const wordset *b)
{
    if (a->count != b->count)
        return 0;
    for (unsigned i = 0; i < BUCKETS; i++)
        for (const struct entry *e = a->bucket[i]; e; e = e->next)
            if (!wordset_has(b, e->word))
                return 0;
    return 1;
}

int wordset_unite(wordset *into, const wordset *from)
{
    int result = 0;

    for (unsigned i = 0; i < BUCKETS; i++)
        for (const struct entry *e = from->bucket[i]; e; e = e->next)
            if (wordset_add(into, e->word) < 0)
                result = -1;
    return result;
}

/* Keeps the words of s whose being in other is `keep`. */
static void filter(wordset *s, const wordset *other, int keep)
{
    for (unsigned i = 0; i < BUCKETS; i++) {
        struct entry **at = &s->bucket[i];

        while (*at) {
            if (wordset_has(other, (*at)->word) == keep)
                at = &(*at)->next;
            else
                unlink_entry(s, at);
        }
    }
}

void wordset_intersect(wordset *into, const wordset *from)
{
    filter(into, from, 1);
}

void wordset_subtract(wordset *into, const wordset *from)
{
    /* Go through the smaller of the two. */
    if (into->count < from->count) {
        filter(into, from, 0);
        return;
    }
    for (unsigned i = 0; i < BUCKETS; i++)
        for (const struct entry *e = from->bucket[i]; e; e = e->next)
            wordset_remove(into, e->word);
}

int wordset_each(const wordset *s, int (*visit)(const char *word, void *arg),
                 void *arg)
{
    int result = 0;

    for (unsigned i = 0; i < BUCKETS && result == 0; i++)
        for (const struct entry *e = s->bucket[i]; e && result == 0; e = e->next)
            result = visit(e->word, arg);
    return result;
}
