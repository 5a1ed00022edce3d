#include "aptable.h"

#include <stdlib.h>
#include <string.h>

struct entry {
    char *key;
    char *value;
};

struct apt_table {
    struct entry *entries;
    int count;
    int capacity;
};

static int lower(int c)
{
    return c >= 'A' && c <= 'Z' ? c - 'A' + 'a' : c;
}

static int same(const char *a, const char *b)
{
    while (*a != '\0' && lower((unsigned char)*a) == lower((unsigned char)*b)) {
        a++;
        b++;
    }
    return lower((unsigned char)*a) == lower((unsigned char)*b);
}

static char *copy_text(const char *text)
{
    size_t size = strlen(text) + 1;
    char *copy = malloc(size);
    if (copy != NULL)
        memcpy(copy, text, size);
    return copy;
}

static int find(const apt_table *t, const char *key, int from)
{
    while (from < t->count && !same(t->entries[from].key, key))
        from++;
    return from;
}

/* Takes the entry out; the text in it is the caller's. */
static void close_gap(apt_table *t, int at)
{
    t->count--;
    memmove(&t->entries[at], &t->entries[at + 1], (size_t)(t->count - at) * sizeof t->entries[0]);
}

apt_table *apt_make(void)
{
    return calloc(1, sizeof(apt_table));
}

void apt_free(apt_table *t)
{
    if (t == NULL)
        return;
    for (int i = 0; i < t->count; i++) {
        free(t->entries[i].key);
        free(t->entries[i].value);
    }
    free(t->entries);
    free(t);
}

apt_table *apt_copy(const apt_table *t)
{
    apt_table *copy = apt_make();
    if (copy == NULL)
        return NULL;
    for (int i = 0; i < t->count; i++)
        if (apt_add(copy, t->entries[i].key, t->entries[i].value) != APT_SUCCESS) {
            apt_free(copy);
            return NULL;
        }
    return copy;
}

int apt_count(const apt_table *t)
{
    return t->count;
}

const char *apt_get(const apt_table *t, const char *key)
{
    int at = find(t, key, 0);
    return at < t->count ? t->entries[at].value : NULL;
}

apt_status apt_add(apt_table *t, const char *key, const char *value)
{
    if (t->count == t->capacity) {
        int capacity = t->capacity + 8;
        struct entry *more = realloc(t->entries, (size_t)capacity * sizeof *more);
        if (more == NULL)
            return APT_ENOMEM;
        t->entries = more;
        t->capacity = capacity;
    }
    struct entry entry = {copy_text(key), copy_text(value)};
    if (entry.key == NULL || entry.value == NULL) {
        free(entry.key);
        free(entry.value);
        return APT_ENOMEM;
    }
    t->entries[t->count++] = entry;
    return APT_SUCCESS;
}

apt_status apt_set(apt_table *t, const char *key, const char *value)
{
    int first = find(t, key, 0);
    if (first == t->count)
        return apt_add(t, key, value);
    char *copy = copy_text(value);
    if (copy == NULL)
        return APT_ENOMEM;
    for (int at; (at = find(t, t->entries[first].key, first + 1)) < t->count;) {
        free(t->entries[at].key);
        close_gap(t, at);
    }
    free(t->entries[first].value);
    t->entries[first].value = copy;
    return APT_SUCCESS;
}

void apt_unset(apt_table *t, const char *key)
{
    char *wanted = copy_text(key);
    if (wanted == NULL)
        return;
    for (int at = 0; (at = find(t, wanted, at)) < t->count;) {
        free(t->entries[at].key);
        free(t->entries[at].value);
        close_gap(t, at);
    }
    free(wanted);
}

apt_status apt_merge(apt_table *t, const char *key, const char *value)
{
    int at = find(t, key, 0);
    if (at == t->count)
        return apt_add(t, key, value);
    char *old = t->entries[at].value;
    size_t length = strlen(old), more = strlen(value) + 1;
    char *joined = malloc(length + 2 + more);
    if (joined == NULL)
        return APT_ENOMEM;
    memcpy(joined, old, length);
    memcpy(joined + length, ", ", 2);
    memcpy(joined + length + 2, value, more);
    t->entries[at].value = joined;
    free(old);
    return APT_SUCCESS;
}

int apt_do(apt_do_fn *comp, void *rec, const apt_table *t)
{
    for (int i = 0; i < t->count; i++)
        if (comp(rec, t->entries[i].key, t->entries[i].value) == 0)
            return 0;
    return 1;
}
