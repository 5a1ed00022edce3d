#include "multidex.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#define BUCKETS 64

struct page {
    struct page *next;
    int number;
};

struct entry {
    struct entry *next;
    struct page *pages; /* ascending */
    char word[];
};

struct multidex {
    struct entry *buckets[BUCKETS];
};

static unsigned bucket_of(const char *word)
{
    uint32_t h = 2166136261u;
    for (; *word; word++)
        h = (h ^ (unsigned char)*word) * 16777619u;
    return h % BUCKETS;
}

static struct entry *find(const multidex *index, const char *word)
{
    struct entry *e = index->buckets[bucket_of(word)];
    while (e && strcmp(e->word, word) != 0)
        e = e->next;
    return e;
}

multidex *multidex_create(void)
{
    return calloc(1, sizeof(multidex));
}

void multidex_destroy(multidex *index)
{
    if (!index)
        return;
    for (int i = 0; i < BUCKETS; i++) {
        for (struct entry *e = index->buckets[i], *next; e; e = next) {
            next = e->next;
            for (struct page *p = e->pages, *after; p; p = after) {
                after = p->next;
                free(p);
            }
            free(e);
        }
    }
    free(index);
}

bool multidex_add(multidex *index, const char *word, int page)
{
    struct page *fresh = malloc(sizeof *fresh);
    if (!fresh)
        return false;
    struct entry *e = find(index, word);
    if (!e) {
        size_t size = strlen(word) + 1;
        e = malloc(sizeof *e + size);
        if (!e) {
            free(fresh);
            return false;
        }
        memcpy(e->word, word, size);
        e->pages = NULL;
        struct entry **head = &index->buckets[bucket_of(word)];
        e->next = *head;
        *head = e;
    }
    struct page **at = &e->pages;
    while (*at && (*at)->number < page)
        at = &(*at)->next;
    if (*at && (*at)->number == page) {
        free(fresh);
        return false;
    }
    fresh->number = page;
    fresh->next = *at;
    *at = fresh;
    return true;
}

bool multidex_remove(multidex *index, const char *word, int page)
{
    struct entry *e = find(index, word);
    if (!e)
        return false;
    for (struct page **at = &e->pages; *at; at = &(*at)->next) {
        if ((*at)->number == page) {
            struct page *gone = *at;
            *at = gone->next;
            free(gone);
            return true;
        }
    }
    return false;
}

bool multidex_contains(const multidex *index, const char *word, int page)
{
    const struct entry *e = find(index, word);
    if (!e)
        return false;
    for (const struct page *p = e->pages; p; p = p->next)
        if (p->number == page)
            return true;
    return false;
}

size_t multidex_count(const multidex *index, const char *word)
{
    const struct entry *e = find(index, word);
    size_t n = 0;
    if (e)
        for (const struct page *p = e->pages; p; p = p->next)
            n++;
    return n;
}

bool multidex_first(const multidex *index, const char *word, int *page)
{
    const struct entry *e = find(index, word);
    if (!e)
        return false;
    *page = e->pages->number;
    return true;
}

size_t multidex_each(const multidex *index, const char *word, multidex_visit visit, void *user)
{
    const struct entry *e = find(index, word);
    size_t n = 0;
    if (e) {
        for (const struct page *p = e->pages; p; p = p->next) {
            visit(e->word, p->number, user);
            n++;
        }
    }
    return n;
}
