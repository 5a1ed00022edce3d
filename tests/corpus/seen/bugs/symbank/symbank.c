#include "symbank.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

struct entry {
    size_t offset;
    size_t length;
    uint32_t hash;
};

struct sb_bank {
    char *pool;
    size_t used;
    size_t room;
    struct entry *entries;
    unsigned count;
    unsigned entries_room;
    sb_sym *table; /* open addressing, SB_NONE is a free place */
    size_t table_size;
};

enum { FIRST_POOL = 16, FIRST_ENTRIES = 8, FIRST_TABLE = 16 };

static uint32_t hash_bytes(const char *text, size_t n)
{
    uint32_t h = 2166136261u;

    for (size_t i = 0; i < n; i++)
        h = (h ^ (unsigned char)text[i]) * 16777619u;
    return h;
}

sb_bank *sb_new(void)
{
    sb_bank *bank = calloc(1, sizeof *bank);

    if (bank == NULL)
        return NULL;
    bank->pool = malloc(FIRST_POOL);
    bank->entries = malloc(FIRST_ENTRIES * sizeof *bank->entries);
    bank->table = calloc(FIRST_TABLE, sizeof *bank->table);
    if (bank->pool == NULL || bank->entries == NULL || bank->table == NULL) {
        sb_free(bank);
        return NULL;
    }
    bank->room = FIRST_POOL;
    bank->entries_room = FIRST_ENTRIES;
    bank->table_size = FIRST_TABLE;
    return bank;
}

void sb_free(sb_bank *bank)
{
    if (bank == NULL)
        return;
    free(bank->pool);
    free(bank->entries);
    free(bank->table);
    free(bank);
}

/* The place in the table of the text, or the free one where it belongs. */
static size_t place_of(const sb_bank *bank, const char *text, size_t n, uint32_t hash)
{
    size_t mask = bank->table_size - 1;
    size_t at = hash & mask;

    while (bank->table[at] != SB_NONE) {
        const struct entry *e = &bank->entries[bank->table[at] - 1];
        if (e->hash == hash && e->length == n && memcmp(bank->pool + e->offset, text, n) == 0)
            break;
        at = (at + 1) & mask;
    }
    return at;
}

static int grow_table(sb_bank *bank)
{
    if ((bank->count + 1) * (size_t)4 <= bank->table_size * 3)
        return 1;

    size_t size = bank->table_size * 2;
    sb_sym *table = calloc(size, sizeof *table);
    if (table == NULL)
        return 0;
    for (unsigned i = 0; i < bank->count; i++) {
        size_t at = bank->entries[i].hash & (size - 1);
        while (table[at] != SB_NONE)
            at = (at + 1) & (size - 1);
        table[at] = i + 1;
    }
    free(bank->table);
    bank->table = table;
    bank->table_size = size;
    return 1;
}

static int grow_entries(sb_bank *bank)
{
    if (bank->count < bank->entries_room)
        return 1;

    unsigned room = bank->entries_room * 2;
    struct entry *entries = realloc(bank->entries, room * sizeof *entries);
    if (entries == NULL)
        return 0;
    bank->entries = entries;
    bank->entries_room = room;
    return 1;
}

static int grow_pool(sb_bank *bank, size_t more)
{
    size_t room = bank->room;

    while (room - bank->used < more)
        room *= 2;
    if (room == bank->room)
        return 1;

    char *pool = realloc(bank->pool, room);
    if (pool == NULL)
        return 0;
    bank->pool = pool;
    bank->room = room;
    return 1;
}

static sb_sym intern(sb_bank *bank, const char *text, size_t n)
{
    if (n > SB_MAX_LENGTH)
        return SB_NONE;

    uint32_t hash = hash_bytes(text, n);
    size_t at = place_of(bank, text, n, hash);
    if (bank->table[at] != SB_NONE)
        return bank->table[at];
    if (bank->count >= SB_MAX_SYMBOLS)
        return SB_NONE;

    if (!grow_table(bank) || !grow_entries(bank) || !grow_pool(bank, n + 1))
        return SB_NONE;
    memcpy(bank->pool + bank->used, text, n);
    bank->pool[bank->used + n] = '\0';

    struct entry *e = &bank->entries[bank->count];
    e->offset = bank->used;
    e->length = n;
    e->hash = hash;
    at = place_of(bank, bank->pool + bank->used, n, hash);
    bank->used += n + 1;
    bank->table[at] = ++bank->count;
    return bank->count;
}

sb_sym sb_intern(sb_bank *bank, const char *text)
{
    return intern(bank, text, strlen(text));
}

sb_sym sb_intern_n(sb_bank *bank, const char *text, size_t n)
{
    if (n == 0)
        return intern(bank, "", 0);
    if (n > SB_MAX_LENGTH || memchr(text, '\0', n) != NULL)
        return SB_NONE;
    return intern(bank, text, n);
}

sb_sym sb_find(const sb_bank *bank, const char *text)
{
    size_t n = strlen(text);

    return bank->table[place_of(bank, text, n, hash_bytes(text, n))];
}

sb_sym sb_join(sb_bank *bank, sb_sym a, sb_sym b)
{
    char both[SB_MAX_LENGTH];
    const char *first = sb_text(bank, a);
    const char *second = sb_text(bank, b);

    if (first == NULL || second == NULL)
        return SB_NONE;
    size_t n = sb_length(bank, a);
    size_t m = sb_length(bank, b);
    if (n + m > sizeof both)
        return SB_NONE;
    memcpy(both, first, n);
    memcpy(both + n, second, m);
    return intern(bank, both, n + m);
}

const char *sb_text(const sb_bank *bank, sb_sym sym)
{
    if (sym == SB_NONE || sym > bank->count)
        return NULL;
    return bank->pool + bank->entries[sym - 1].offset;
}

size_t sb_length(const sb_bank *bank, sb_sym sym)
{
    if (sym == SB_NONE || sym > bank->count)
        return 0;
    return bank->entries[sym - 1].length;
}

unsigned sb_count(const sb_bank *bank)
{
    return bank->count;
}
