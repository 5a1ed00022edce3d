#include "settings.h"

#include <stdlib.h>
#include <string.h>

/* An entry whose value is NULL is not set.  While `touched`, `saved` is what
   a revert brings back. */
struct entry {
    struct entry *next;
    char *name;
    char *value;
    char *saved;
    bool touched;
};

struct settings {
    struct entry *first;
};

static char *duplicate(const char *text)
{
    size_t size = strlen(text) + 1;
    char *copy = malloc(size);
    return copy == NULL ? NULL : memcpy(copy, text, size);
}

static struct entry *find(const settings *s, const char *name)
{
    struct entry *entry = s->first;
    while (entry != NULL && strcmp(entry->name, name) != 0)
        entry = entry->next;
    return entry;
}

static struct entry *find_or_add(settings *s, const char *name)
{
    struct entry *entry = find(s, name);
    if (entry != NULL)
        return entry;
    entry = calloc(1, sizeof *entry);
    if (entry == NULL)
        return NULL;
    entry->name = duplicate(name);
    if (entry->name == NULL) {
        free(entry);
        return NULL;
    }
    entry->next = s->first;
    s->first = entry;
    return entry;
}

/* Gives the entry a value of which it becomes the owner. */
static void replace(struct entry *entry, char *value)
{
    if (entry->touched) {
        free(entry->value);
    } else {
        entry->saved = entry->value;
        entry->touched = true;
    }
    entry->value = value;
}

settings *settings_open(void)
{
    return calloc(1, sizeof(settings));
}

void settings_close(settings *s)
{
    if (s == NULL)
        return;
    while (s->first != NULL) {
        struct entry *entry = s->first;
        s->first = entry->next;
        free(entry->saved);
        free(entry->value);
        free(entry->name);
        free(entry);
    }
    free(s);
}

bool settings_set(settings *s, const char *name, const char *value)
{
    char *copy = duplicate(value);
    if (copy == NULL)
        return false;
    struct entry *entry = find_or_add(s, name);
    if (entry == NULL) {
        free(copy);
        return false;
    }
    replace(entry, copy);
    return true;
}

bool settings_unset(settings *s, const char *name)
{
    struct entry *entry = find(s, name);
    if (entry == NULL || entry->value == NULL)
        return false;
    replace(entry, NULL);
    return true;
}

const char *settings_get(const settings *s, const char *name)
{
    const struct entry *entry = find(s, name);
    return entry == NULL ? NULL : entry->value;
}

size_t settings_count(const settings *s)
{
    size_t count = 0;
    for (const struct entry *entry = s->first; entry != NULL; entry = entry->next)
        count += entry->value != NULL;
    return count;
}

bool settings_changed(const settings *s)
{
    for (const struct entry *entry = s->first; entry != NULL; entry = entry->next)
        if (entry->touched)
            return true;
    return false;
}

void settings_commit(settings *s)
{
    for (struct entry *entry = s->first; entry != NULL; entry = entry->next) {
        if (!entry->touched)
            continue;
        free(entry->saved);
        entry->saved = NULL;
        entry->touched = false;
    }
}

void settings_revert(settings *s)
{
    for (struct entry *entry = s->first; entry != NULL; entry = entry->next) {
        if (!entry->touched)
            continue;
        free(entry->value);
        entry->value = entry->saved;
        entry->touched = false;
    }
}
