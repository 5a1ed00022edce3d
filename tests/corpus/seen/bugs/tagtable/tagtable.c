#include "tagtable.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

/* Tags are kept in blocks of fixed size that are hashed and compared as a
   whole; the rest is filled with zeros. */
struct key {
    char text[TAG_MAX + 1];
};

struct counter {
    struct counter *next;
    struct key key;
    unsigned value;
};

#define CHAINS 61

struct tag_table {
    int count;
    struct counter *chains[CHAINS];
};

tag_table *tag_table_new(void)
{
    return calloc(1, sizeof(tag_table));
}

void tag_table_delete(tag_table *table)
{
    if (table == NULL)
        return;
    for (int i = 0; i < CHAINS; i++) {
        struct counter *c = table->chains[i];
        while (c != NULL) {
            struct counter *next = c->next;
            free(c);
            c = next;
        }
    }
    free(table);
}

static bool make_key(struct key *key, const char *tag)
{
    size_t length = strlen(tag);
    if (length == 0 || length > TAG_MAX)
        return false;
    memset(key, 0, sizeof *key);
    memcpy(key->text, tag, length);
    return true;
}

static bool make_key_in(struct key *key, const char *group, const char *name)
{
    size_t g = strlen(group), n = strlen(name);
    if (g == 0 || n == 0 || g > TAG_MAX || n > TAG_MAX || g + 1 + n > TAG_MAX)
        return false;
    memcpy(key->text, group, g);
    key->text[g] = ':';
    memcpy(key->text + g + 1, name, n + 1);
    return true;
}

static unsigned chain_of(const struct key *key)
{
    uint32_t hash = 5381;
    for (size_t i = 0; i < sizeof key->text; i++)
        hash = hash * 33 + (unsigned char)key->text[i];
    return hash % CHAINS;
}

static struct counter *find(const tag_table *table, const struct key *key)
{
    struct counter *c = table->chains[chain_of(key)];
    while (c != NULL && memcmp(&c->key, key, sizeof *key) != 0)
        c = c->next;
    return c;
}

static bool add(tag_table *table, const struct key *key, unsigned amount)
{
    struct counter *c = find(table, key);
    if (c == NULL) {
        c = malloc(sizeof *c);
        if (c == NULL)
            return false;
        struct counter **chain = &table->chains[chain_of(key)];
        c->next = *chain;
        c->key = *key;
        c->value = 0;
        *chain = c;
        table->count++;
    }
    c->value += amount;
    return true;
}

bool tag_add(tag_table *table, const char *tag, unsigned amount)
{
    struct key key;
    return make_key(&key, tag) && add(table, &key, amount);
}

bool tag_add_in(tag_table *table, const char *group, const char *name, unsigned amount)
{
    struct key key;
    return make_key_in(&key, group, name) && add(table, &key, amount);
}

unsigned tag_value(const tag_table *table, const char *tag)
{
    struct key key;
    const struct counter *c = make_key(&key, tag) ? find(table, &key) : NULL;
    return c == NULL ? 0 : c->value;
}

unsigned tag_value_in(const tag_table *table, const char *group, const char *name)
{
    struct key key;
    const struct counter *c = make_key_in(&key, group, name) ? find(table, &key) : NULL;
    return c == NULL ? 0 : c->value;
}

bool tag_drop(tag_table *table, const char *tag)
{
    struct key key;
    struct counter **at, *c;
    if (!make_key(&key, tag))
        return false;
    at = &table->chains[chain_of(&key)];
    while (*at != NULL && memcmp(&(*at)->key, &key, sizeof key) != 0)
        at = &(*at)->next;
    c = *at;
    if (c == NULL)
        return false;
    *at = c->next;
    free(c);
    table->count--;
    return true;
}

int tag_count(const tag_table *table)
{
    return table->count;
}

unsigned tag_sum(const tag_table *table)
{
    unsigned sum = 0;
    for (int i = 0; i < CHAINS; i++)
        for (const struct counter *c = table->chains[i]; c != NULL; c = c->next)
            sum += c->value;
    return sum;
}

void tag_each(const tag_table *table, void (*visit)(const char *tag, unsigned value, void *data), void *data)
{
    for (int i = 0; i < CHAINS; i++)
        for (const struct counter *c = table->chains[i]; c != NULL; c = c->next)
            visit(c->key.text, c->value, data);
}
