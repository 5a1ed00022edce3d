#include "namestow.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#define FIRST_BUCKETS 16
#define MOST_BUCKETS ((size_t)1 << 16)

struct entry {
    struct entry *next;
    uint32_t hash;
    size_t length;
    size_t refs;
    char text[];
};

struct namestow {
    struct entry **buckets;
    size_t size;                /* of buckets, a power of two */
    size_t count;
};

namestow *namestow_new(void)
{
    namestow *stow = malloc(sizeof *stow);

    if (stow == NULL)
        return NULL;
    stow->buckets = calloc(FIRST_BUCKETS, sizeof *stow->buckets);
    if (stow->buckets == NULL) {
        free(stow);
        return NULL;
    }
    stow->size = FIRST_BUCKETS;
    stow->count = 0;
    return stow;
}

void namestow_free(namestow *stow)
{
    if (stow == NULL)
        return;
    for (size_t i = 0; i < stow->size; i++) {
        struct entry *entry = stow->buckets[i];

        while (entry != NULL) {
            struct entry *next = entry->next;

            free(entry);
            entry = next;
        }
    }
    free(stow->buckets);
    free(stow);
}

static uint32_t hash_of(const char *text, size_t length)
{
    uint32_t hash = 2166136261u;

    for (size_t i = 0; i < length; i++) {
        hash ^= (unsigned char)text[i];
        hash *= 16777619u;
    }
    return hash;
}

static struct entry **bucket_of(const namestow *stow, uint32_t hash)
{
    return &stow->buckets[hash & (stow->size - 1)];
}

static struct entry *search(const namestow *stow, const char *text, size_t length, uint32_t hash)
{
    struct entry *entry = *bucket_of(stow, hash);

    while (entry != NULL) {
        if (entry->hash == hash && entry->length == length && memcmp(entry->text, text, length) == 0)
            return entry;
        entry = entry->next;
    }
    return NULL;
}

static struct entry *entry_of(const char *atom)
{
    return (struct entry *)(void *)((char *)(uintptr_t)atom - offsetof(struct entry, text));
}

/* Twice as many buckets. Without memory it stays as it is, only slower. */
static void grow(namestow *stow)
{
    struct entry **old = stow->buckets, **buckets;
    size_t size = stow->size;

    if (size >= MOST_BUCKETS)
        return;
    buckets = calloc(size * 2, sizeof *buckets);
    if (buckets == NULL)
        return;
    stow->buckets = buckets;
    stow->size = size * 2;
    for (size_t i = 0; i < size; i++) {
        while (old[i] != NULL) {
            struct entry *entry = old[i], **to = bucket_of(stow, entry->hash);

            old[i] = entry->next;
            entry->next = *to;
            *to = entry;
        }
    }
    free(old);
}

/* The length of a text, but not more than limit. */
static size_t length_of(const char *text, size_t limit)
{
    size_t length = 0;

    while (length < limit && text[length] != '\0')
        length++;
    return length;
}

const char *name_intern_n(namestow *stow, const char *text, size_t n)
{
    struct entry *entry, **bucket;
    size_t length;
    uint32_t hash;

    if (n == 0)
        text = "";
    length = length_of(text, n > NAMESTOW_LONGEST ? NAMESTOW_LONGEST + 1 : n);
    if (length > NAMESTOW_LONGEST)
        return NULL;
    hash = hash_of(text, length);
    entry = search(stow, text, length, hash);
    if (entry != NULL) {
        entry->refs++;
        return entry->text;
    }

    entry = malloc(sizeof *entry + length + 1);
    if (entry == NULL)
        return NULL;
    entry->hash = hash;
    entry->length = length;
    entry->refs = 1;
    memcpy(entry->text, text, length);
    entry->text[length] = '\0';

    if (stow->count >= stow->size)
        grow(stow);
    bucket = bucket_of(stow, hash);
    entry->next = *bucket;
    *bucket = entry;
    stow->count++;
    return entry->text;
}

const char *name_intern(namestow *stow, const char *text)
{
    return name_intern_n(stow, text, SIZE_MAX);
}

const char *name_find(const namestow *stow, const char *text)
{
    size_t length = length_of(text, NAMESTOW_LONGEST + 1);
    const struct entry *entry;

    if (length > NAMESTOW_LONGEST)
        return NULL;
    entry = search(stow, text, length, hash_of(text, length));
    return entry != NULL ? entry->text : NULL;
}

const char *name_keep(namestow *stow, const char *atom)
{
    (void)stow;
    entry_of(atom)->refs++;
    return atom;
}

void name_release(namestow *stow, const char *atom)
{
    struct entry *entry, **at;

    if (atom == NULL)
        return;
    entry = entry_of(atom);
    if (--entry->refs > 0)
        return;
    at = bucket_of(stow, entry->hash);
    while (*at != entry)
        at = &(*at)->next;
    *at = entry->next;
    free(entry);
    stow->count--;
}

size_t name_length(const namestow *stow, const char *atom)
{
    (void)stow;
    return entry_of(atom)->length;
}

size_t name_refs(const namestow *stow, const char *atom)
{
    (void)stow;
    return entry_of(atom)->refs;
}

size_t namestow_count(const namestow *stow)
{
    return stow->count;
}

int namestow_each(const namestow *stow, int (*fn)(const char *atom, void *arg), void *arg)
{
    int result = 0;

    for (size_t i = 0; i < stow->size && result == 0; i++)
        for (struct entry *entry = stow->buckets[i]; entry != NULL && result == 0; entry = entry->next)
            result = fn(entry->text, arg);
    return result;
}
