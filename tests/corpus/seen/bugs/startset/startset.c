#include "startset.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

struct service {
    char *name;
    startset_hook hook;
    void *user;
    uint64_t on; /* a bit for each service that this one depends on */
    bool running;
};

struct startset {
    int count;
    struct service services[STARTSET_MAX];
};

startset *startset_new(void)
{
    return calloc(1, sizeof(startset));
}

void startset_free(startset *set)
{
    if (set == NULL)
        return;
    for (int i = 0; i < set->count; i++)
        free(set->services[i].name);
    free(set);
}

static int find(const startset *set, const char *name)
{
    for (int i = 0; i < set->count; i++)
        if (strcmp(set->services[i].name, name) == 0)
            return i;
    return -1;
}

static bool direct(const startset *set, int i, int on)
{
    return set->services[i].on >> on & 1;
}

enum startset_result startset_add(startset *set, const char *name, startset_hook hook, void *user)
{
    if (find(set, name) >= 0)
        return STARTSET_EXISTS;
    size_t size = strlen(name) + 1;
    char *copy = set->count == STARTSET_MAX ? NULL : malloc(size);
    if (copy == NULL)
        return STARTSET_FULL;
    memcpy(copy, name, size);
    struct service *s = &set->services[set->count++];
    s->name = copy;
    s->hook = hook;
    s->user = user;
    s->on = 0;
    s->running = false;
    return STARTSET_OK;
}

/* All that a service depends on, directly or not. */
static uint64_t closure(const startset *set, int i)
{
    uint64_t all = set->services[i].on, before;
    do {
        before = all;
        for (int k = 0; k < set->count; k++)
            if (all >> k & 1)
                all |= set->services[k].on;
    } while (all != before);
    return all;
}

enum startset_result startset_depend(startset *set, const char *name, const char *on)
{
    int i = find(set, name), k = find(set, on);
    if (i < 0 || k < 0)
        return STARTSET_UNKNOWN;
    if (set->services[i].running)
        return STARTSET_RUNNING;
    if (closure(set, k) >> i & 1)
        return STARTSET_CIRCLE;
    set->services[i].on |= (uint64_t)1 << k;
    return STARTSET_OK;
}

static void start(startset *set, int i)
{
    struct service *s = &set->services[i];
    if (s->running)
        return;
    for (int k = 0; k < set->count; k++)
        if (direct(set, i, k))
            start(set, k);
    s->running = true;
    if (s->hook != NULL)
        s->hook(s->name, true, s->user);
}

enum startset_result startset_start(startset *set, const char *name)
{
    int i = find(set, name);
    if (i < 0)
        return STARTSET_UNKNOWN;
    start(set, i);
    return STARTSET_OK;
}

static void stop(startset *set, int i)
{
    struct service *s = &set->services[i];
    if (!s->running)
        return;
    for (int k = 0; k < set->count; k++)
        if (direct(set, k, i))
            stop(set, k);
    s->running = false;
    if (s->hook != NULL)
        s->hook(s->name, false, s->user);
}

enum startset_result startset_stop(startset *set, const char *name)
{
    int i = find(set, name);
    if (i < 0)
        return STARTSET_UNKNOWN;
    stop(set, i);
    return STARTSET_OK;
}

bool startset_running(const startset *set, const char *name)
{
    int i = find(set, name);
    return i >= 0 && set->services[i].running;
}

bool startset_needs(const startset *set, const char *name, const char *on)
{
    int i = find(set, name), k = find(set, on);
    return i >= 0 && k >= 0 && (closure(set, i) >> k & 1);
}

size_t startset_count(const startset *set)
{
    return (size_t)set->count;
}

size_t startset_count_running(const startset *set)
{
    size_t running = 0;
    for (int i = 0; i < set->count; i++)
        running += set->services[i].running;
    return running;
}
