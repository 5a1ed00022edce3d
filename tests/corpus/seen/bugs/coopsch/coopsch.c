#include "coopsch.h"

#include <stdlib.h>
#include <string.h>

typedef struct Entry {
    struct Entry *next;
    char *name;
    SchedTask task;
    void *context;
    SchedId id;
    uint32_t period;
    uint32_t left;
} Entry;

struct Sched {
    Entry *first;
    Entry *last_run;
    SchedId last_id;
    size_t count;
};

Sched *SchedCreate(void)
{
    return calloc(1, sizeof(Sched));
}

static void Release(Entry *entry)
{
    free(entry->name);
    free(entry);
}

void SchedDestroy(Sched *sched)
{
    if (sched == NULL)
        return;
    while (sched->first != NULL) {
        Entry *entry = sched->first;
        sched->first = entry->next;
        Release(entry);
    }
    free(sched);
}

SchedId SchedAdd(Sched *sched, const char *name, uint32_t period, SchedTask task, void *context)
{
    if (name == NULL || period == 0 || task == NULL || sched->last_id == UINT32_MAX)
        return 0;
    Entry *entry = calloc(1, sizeof *entry);
    if (entry == NULL)
        return 0;
    size_t size = strlen(name) + 1;
    entry->name = malloc(size);
    if (entry->name == NULL) {
        free(entry);
        return 0;
    }
    memcpy(entry->name, name, size);
    entry->task = task;
    entry->context = context;
    entry->period = period;
    entry->left = period;
    entry->id = ++sched->last_id;
    Entry **end = &sched->first;
    while (*end != NULL)
        end = &(*end)->next;
    *end = entry;
    sched->count++;
    return entry->id;
}

static void Unlink(Sched *sched, Entry **link)
{
    Entry *entry = *link;
    *link = entry->next;
    sched->count--;
    Release(entry);
}

int SchedRemove(Sched *sched, SchedId id)
{
    for (Entry **link = &sched->first; *link != NULL; link = &(*link)->next) {
        if ((*link)->id != id)
            continue;
        if (sched->last_run == *link)
            sched->last_run = NULL;
        Unlink(sched, link);
        return 0;
    }
    return -1;
}

size_t SchedTick(Sched *sched)
{
    size_t ran = 0;
    Entry **link = &sched->first;
    while (*link != NULL) {
        Entry *entry = *link;
        if (--entry->left > 0) {
            link = &entry->next;
            continue;
        }
        entry->left = entry->period;
        sched->last_run = entry;
        ran++;
        if (entry->task(entry->context) == SCHED_DONE)
            Unlink(sched, link);
        else
            link = &entry->next;
    }
    return ran;
}

size_t SchedCount(const Sched *sched)
{
    return sched->count;
}

const char *SchedName(const Sched *sched, SchedId id)
{
    for (const Entry *entry = sched->first; entry != NULL; entry = entry->next)
        if (entry->id == id)
            return entry->name;
    return NULL;
}

const char *SchedLast(const Sched *sched)
{
    return sched->last_run == NULL ? NULL : sched->last_run->name;
}

uint32_t SchedIdle(const Sched *sched)
{
    uint32_t idle = 0;
    for (const Entry *entry = sched->first; entry != NULL; entry = entry->next)
        if (idle == 0 || entry->left < idle)
            idle = entry->left;
    return idle;
}
