#include "registry.h"

#include <stdlib.h>
#include <string.h>

static char **names;
static unsigned count, capacity;

bool registry_init(unsigned most)
{
    if (names || most == 0 || most > 4096)
        return false;
    names = calloc(most, sizeof *names);
    capacity = most;
    count = 0;
    return names != NULL;
}

void registry_shutdown(void)
{
    for (unsigned i = 0; i < count; i++)
        free(names[i]);
    free(names);
    names = NULL;
    count = capacity = 0;
}

int registry_find(const char *name)
{
    for (unsigned i = 0; i < count; i++)
        if (strcmp(names[i], name) == 0)
            return (int)i;
    return -1;
}

int registry_add(const char *name)
{
    int known = registry_find(name);
    if (known >= 0)
        return known;
#ifdef SEEDED_BUG /* one too many */
    if (!names || count > capacity)
#else
    if (!names || count >= capacity)
#endif
        return -1;
    names[count] = strdup(name);
    return (int)count++;
}

const char *registry_name(int number)
{
    return number >= 0 && (unsigned)number < count ? names[number] : NULL;
}

int registry_count(void)
{
    return (int)count;
}
