#include "crewrst.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

struct person {
    char *name;
    int watches;
};

struct crew {
    struct person *people; /* as many as there are, no more */
    size_t count;
};

struct crew_cursor {
    const struct person *next;
    const struct person *end;
};

crew *crew_new(void)
{
    return calloc(1, sizeof(crew));
}

void crew_free(crew *c)
{
    if (c == NULL)
        return;
    for (size_t i = 0; i < c->count; i++)
        free(c->people[i].name);
    free(c->people);
    free(c);
}

/* The first place whose name is not before this one. */
static size_t place(const crew *c, const char *name)
{
    size_t low = 0, high = c->count;
    while (low < high) {
        size_t middle = low + (high - low) / 2;
        if (strcmp(c->people[middle].name, name) < 0)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

static bool is_at(const crew *c, size_t i, const char *name)
{
    return i < c->count && strcmp(c->people[i].name, name) == 0;
}

bool crew_sign_on(crew *c, const char *name, int watches)
{
    size_t i = place(c, name);
    if (is_at(c, i, name)) {
        c->people[i].watches = watches;
        return true;
    }
    if (c->count == CREW_LIMIT)
        return false;
    size_t size = strlen(name) + 1;
    char *copy = malloc(size);
    struct person *people = malloc((c->count + 1) * sizeof *people);
    if (copy == NULL || people == NULL) {
        free(copy);
        free(people);
        return false;
    }
    memcpy(copy, name, size);
    if (c->count > 0) {
        memcpy(people, c->people, i * sizeof *people);
        memcpy(people + i + 1, c->people + i, (c->count - i) * sizeof *people);
    }
    people[i].name = copy;
    people[i].watches = watches;
    free(c->people);
    c->people = people;
    c->count++;
    return true;
}

bool crew_sign_off(crew *c, const char *name)
{
    size_t i = place(c, name);
    if (!is_at(c, i, name))
        return false;
    free(c->people[i].name);
    c->count--;
    memmove(c->people + i, c->people + i + 1, (c->count - i) * sizeof *c->people);
    if (c->count == 0) {
        free(c->people);
        c->people = NULL;
        return true;
    }
    struct person *people = realloc(c->people, c->count * sizeof *people);
    if (people != NULL)
        c->people = people;
    return true;
}

size_t crew_size(const crew *c)
{
    return c->count;
}

const char *crew_lookup(const crew *c, const char *prefix)
{
    size_t i = place(c, prefix);
    if (i == c->count || strncmp(c->people[i].name, prefix, strlen(prefix)) != 0)
        return NULL;
    return c->people[i].name;
}

int crew_watches(const crew *c, const char *name, int fallback)
{
    size_t i = place(c, name);
    return is_at(c, i, name) ? c->people[i].watches : fallback;
}

crew_cursor *crew_cursor_new(const crew *c)
{
    crew_cursor *k = malloc(sizeof *k);
    if (k == NULL)
        return NULL;
    k->next = c->people;
    k->end = c->count > 0 ? c->people + c->count : c->people;
    return k;
}

void crew_cursor_free(crew_cursor *k)
{
    free(k);
}

bool crew_cursor_more(const crew_cursor *k)
{
    return k->next != k->end;
}

const char *crew_cursor_next(crew_cursor *k)
{
    assert(crew_cursor_more(k));
    return k->next++->name;
}
