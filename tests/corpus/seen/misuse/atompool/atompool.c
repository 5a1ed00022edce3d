#include "atompool.h"

#include <assert.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

struct atom {
    struct atom *next;
    uint32_t hash;
    size_t count;
    size_t length;
    char text[];
};

struct atompool {
    struct atom **table;
    size_t slots; /* a power of two */
    size_t size;
};

static uint32_t hash_of(const unsigned char *text, size_t length)
{
    uint32_t hash = 2166136261u;
    while (length-- > 0)
        hash = (hash ^ *text++) * 16777619u;
    return hash ^ hash >> 15;
}

struct atompool *atompool_create(void)
{
    struct atompool *pool = malloc(sizeof *pool);
    if (pool == NULL)
        return NULL;
    pool->slots = 16;
    pool->size = 0;
    pool->table = calloc(pool->slots, sizeof *pool->table);
    if (pool->table == NULL) {
        free(pool);
        return NULL;
    }
    return pool;
}

void atompool_destroy(struct atompool *pool)
{
    if (pool == NULL)
        return;
    for (size_t i = 0; i < pool->slots; i++)
        while (pool->table[i] != NULL) {
            struct atom *atom = pool->table[i];
            pool->table[i] = atom->next;
            free(atom);
        }
    free(pool->table);
    free(pool);
}

/* Keeps the chains short; when memory is out they just get longer. */
static void grow(struct atompool *pool)
{
    size_t slots = pool->slots * 2;
    struct atom **table = calloc(slots, sizeof *table);
    if (table == NULL)
        return;
    for (size_t i = 0; i < pool->slots; i++)
        while (pool->table[i] != NULL) {
            struct atom *atom = pool->table[i];
            pool->table[i] = atom->next;
            atom->next = table[atom->hash & (slots - 1)];
            table[atom->hash & (slots - 1)] = atom;
        }
    free(pool->table);
    pool->table = table;
    pool->slots = slots;
}

static struct atom *find(const struct atompool *pool, const void *text, size_t length, uint32_t hash)
{
    struct atom *atom = pool->table[hash & (pool->slots - 1)];
    while (atom != NULL) {
        if (atom->hash == hash && atom->length == length && (length == 0 || memcmp(atom->text, text, length) == 0))
            break;
        atom = atom->next;
    }
    return atom;
}

const struct atom *atom_get_n(struct atompool *pool, const void *text, size_t length)
{
    uint32_t hash = hash_of(text, length);
    struct atom *atom = find(pool, text, length, hash);
    if (atom != NULL) {
        atom->count++;
        return atom;
    }
    if (length > SIZE_MAX - sizeof *atom - 1)
        return NULL;
    atom = malloc(sizeof *atom + length + 1);
    if (atom == NULL)
        return NULL;
    if (pool->size >= pool->slots)
        grow(pool);
    atom->hash = hash;
    atom->count = 1;
    atom->length = length;
    if (length > 0)
        memcpy(atom->text, text, length);
    atom->text[length] = '\0';
    atom->next = pool->table[hash & (pool->slots - 1)];
    pool->table[hash & (pool->slots - 1)] = atom;
    pool->size++;
    return atom;
}

const struct atom *atom_get(struct atompool *pool, const char *text)
{
    return atom_get_n(pool, text, strlen(text));
}

const struct atom *atom_peek(const struct atompool *pool, const char *text)
{
    size_t length = strlen(text);
    return find(pool, text, length, hash_of((const unsigned char *)text, length));
}

const struct atom *atom_again(const struct atom *atom)
{
    ((struct atom *)atom)->count++;
    return atom;
}

void atom_release(struct atompool *pool, const struct atom *atom)
{
    struct atom **at = &pool->table[atom->hash & (pool->slots - 1)];
    while (*at != NULL && *at != atom)
        at = &(*at)->next;
    assert(*at != NULL && "not an atom of this pool");
    if (--(*at)->count > 0)
        return;
    struct atom *gone = *at;
    *at = gone->next;
    pool->size--;
    free(gone);
}

const char *atom_text(const struct atom *atom)
{
    return atom->text;
}

size_t atom_length(const struct atom *atom)
{
    return atom->length;
}

size_t atom_count(const struct atom *atom)
{
    return atom->count;
}

size_t atompool_size(const struct atompool *pool)
{
    return pool->size;
}
