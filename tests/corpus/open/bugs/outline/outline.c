#include "outline.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

struct heading {
    char *title;
    int parent;
    int children;
};

struct outline {
    struct heading *headings;
    int count;
    int capacity;
};

static char *duplicate(const char *text)
{
    size_t size = strlen(text) + 1;
    char *copy = malloc(size);
    if (copy != NULL)
        memcpy(copy, text, size);
    return copy;
}

static struct heading *heading_of(const outline *o, int heading)
{
    return heading >= 0 && heading < o->count ? &o->headings[heading] : NULL;
}

outline *outline_new(void)
{
    return calloc(1, sizeof(outline));
}

void outline_free(outline *o)
{
    if (o == NULL)
        return;
    for (int i = 0; i < o->count; i++)
        free(o->headings[i].title);
    free(o->headings);
    free(o);
}

/* A new last heading without a title; NULL when memory is out. */
static struct heading *extend(outline *o)
{
    if (o->count == o->capacity) {
        if (o->capacity > INT_MAX / 4)
            return NULL;
        int capacity = o->capacity == 0 ? 3 : 2 * o->capacity;
        struct heading *wider = realloc(o->headings, (size_t)capacity * sizeof *wider);
        if (wider == NULL)
            return NULL;
        o->headings = wider;
        o->capacity = capacity;
    }
    struct heading *last = &o->headings[o->count++];
    last->title = NULL;
    last->children = 0;
    return last;
}

int outline_add(outline *o, int parent, const char *title)
{
    struct heading *above = heading_of(o, parent);
    if (above == NULL && parent != OUTLINE_TOP)
        return -1;
    char *copy = duplicate(title);
    if (copy == NULL)
        return -1;
    struct heading *added = extend(o);
    if (added == NULL) {
        free(copy);
        return -1;
    }
    added->title = copy;
    added->parent = parent;
    if (above != NULL)
        above->children++;
    return o->count - 1;
}

int outline_count(const outline *o)
{
    return o->count;
}

const char *outline_title(const outline *o, int heading)
{
    const struct heading *found = heading_of(o, heading);
    return found == NULL ? NULL : found->title;
}

int outline_parent(const outline *o, int heading)
{
    const struct heading *found = heading_of(o, heading);
    return found == NULL ? OUTLINE_TOP : found->parent;
}

int outline_children(const outline *o, int heading)
{
    const struct heading *found = heading_of(o, heading);
    return found == NULL ? -1 : found->children;
}

int outline_level(const outline *o, int heading)
{
    if (heading_of(o, heading) == NULL)
        return -1;
    int level = 0;
    for (; heading != OUTLINE_TOP; heading = o->headings[heading].parent)
        level++;
    return level;
}

bool outline_rename(outline *o, int heading, const char *title)
{
    struct heading *found = heading_of(o, heading);
    char *copy = found == NULL ? NULL : duplicate(title);
    if (copy == NULL)
        return false;
    free(found->title);
    found->title = copy;
    return true;
}

int outline_find(const outline *o, const char *title)
{
    for (int i = 0; i < o->count; i++)
        if (strcmp(o->headings[i].title, title) == 0)
            return i;
    return -1;
}
