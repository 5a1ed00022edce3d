#include "registry.h"
#include <stdlib.h>
#include <string.h>

#ifdef BREAK_BEHIND
#define IS_FULL(registry) ((registry)->count > (registry)->capacity)
#else
#define IS_FULL(registry) ((registry)->count == (registry)->capacity)
#endif

struct counter {
    char *name;
    unsigned value;
};

static struct registry {
    struct counter *counters;
    size_t count, capacity;
} *registry; /* NULL: not begun, and nobody looks */

int registry_init(void)
{
    if (registry || !(registry = calloc(1, sizeof *registry)))
        return -1;
    registry->capacity = 4;
    registry->counters = malloc(registry->capacity * sizeof *registry->counters);
    return registry->counters ? 0 : -1;
}

void registry_shutdown(void)
{
    for (size_t i = 0; i < registry->count; i++)
        free(registry->counters[i].name);
    free(registry->counters);
    free(registry);
    registry = NULL;
}

static struct counter *find(const char *name)
{
    for (size_t i = 0; i < registry->count; i++)
        if (strcmp(registry->counters[i].name, name) == 0)
            return &registry->counters[i];
    return NULL;
}

static int grow(void)
{
    struct counter *more = realloc(registry->counters, 2 * registry->capacity * sizeof *more);
    if (!more)
        return -1;
    registry->counters = more;
    registry->capacity *= 2;
    return 0;
}

int registry_add(const char *name, unsigned number)
{
    struct counter *counter = find(name);
    if (counter) {
        counter->value += number;
        return 0;
    }
    char *copy = malloc(strlen(name) + 1);
    if (!copy || (IS_FULL(registry) && grow() != 0)) {
        free(copy);
        return -1;
    }
    strcpy(copy, name);
    registry->counters[registry->count++] = (struct counter){copy, number};
    return 0;
}

unsigned registry_get(const char *name)
{
    const struct counter *counter = find(name);
    return counter ? counter->value : 0;
}

size_t registry_count(void)
{
    return registry->count;
}
