#include "spotwatch.h"

#include <assert.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>

struct watch {
    struct watch *next;
    aw_actor **spot;
};

struct datum {
    struct datum *next;
    void *data;
    aw_destroy *destroy;
    char name[];
};

struct aw_actor {
    size_t references;
    int health;
    int going;
    struct watch *watches;
    struct datum *data;
    char name[];
};

aw_actor *aw_new(const char *name, int health)
{
    size_t size = strlen(name) + 1;
    aw_actor *actor = calloc(1, sizeof *actor + size);
    if (actor == NULL)
        return NULL;
    actor->references = 1;
    actor->health = health < 0 ? 0 : health;
    memcpy(actor->name, name, size);
    return actor;
}

aw_actor *aw_ref(aw_actor *actor)
{
    assert(!actor->going);
    actor->references++;
    return actor;
}

static void discard(struct datum *datum)
{
    if (datum->destroy != NULL)
        datum->destroy(datum->data);
    free(datum);
}

void aw_unref(aw_actor *actor)
{
    assert(!actor->going);
    if (--actor->references > 0)
        return;
    actor->going = 1;
    while (actor->watches != NULL) {
        struct watch *watch = actor->watches;
        actor->watches = watch->next;
        *watch->spot = NULL;
        free(watch);
    }
    while (actor->data != NULL) {
        struct datum *datum = actor->data;
        actor->data = datum->next;
        discard(datum);
    }
    free(actor);
}

const char *aw_name(const aw_actor *actor)
{
    return actor->name;
}

int aw_health(const aw_actor *actor)
{
    return actor->health;
}

int aw_hurt(aw_actor *actor, int by)
{
    long long left = (long long)actor->health - by;
    actor->health = left < 0 ? 0 : left > INT_MAX ? INT_MAX : (int)left;
    return actor->health;
}

static struct watch **find_watch(aw_actor *actor, aw_actor **spot)
{
    struct watch **place = &actor->watches;
    while (*place != NULL && (*place)->spot != spot)
        place = &(*place)->next;
    return place;
}

int aw_watch(aw_actor *actor, aw_actor **spot)
{
    assert(!actor->going);
    if (*find_watch(actor, spot) == NULL) {
        struct watch *watch = malloc(sizeof *watch);
        if (watch == NULL)
            return 0;
        watch->spot = spot;
        watch->next = actor->watches;
        actor->watches = watch;
    }
    *spot = actor;
    return 1;
}

void aw_unwatch(aw_actor *actor, aw_actor **spot)
{
    struct watch **place = find_watch(actor, spot), *watch = *place;
    assert(watch != NULL);
    *place = watch->next;
    free(watch);
    *spot = NULL;
}

unsigned aw_watchers(const aw_actor *actor)
{
    unsigned count = 0;
    for (const struct watch *watch = actor->watches; watch != NULL; watch = watch->next)
        count++;
    return count;
}

static struct datum **find_datum(aw_actor *actor, const char *name)
{
    struct datum **place = &actor->data;
    while (*place != NULL && strcmp((*place)->name, name) != 0)
        place = &(*place)->next;
    return place;
}

int aw_put(aw_actor *actor, const char *name, void *data, aw_destroy *destroy)
{
    assert(!actor->going);
    struct datum *datum = NULL;
    if (data != NULL) {
        size_t size = strlen(name) + 1;
        datum = malloc(sizeof *datum + size);
        if (datum == NULL)
            return 0;
        datum->data = data;
        datum->destroy = destroy;
        memcpy(datum->name, name, size);
    }
    struct datum **place = find_datum(actor, name), *before = *place;
    if (before != NULL)
        *place = before->next;
    if (datum != NULL) {
        datum->next = actor->data;
        actor->data = datum;
    }
    if (before != NULL)
        discard(before);
    return 1;
}

void *aw_get(const aw_actor *actor, const char *name)
{
    for (const struct datum *datum = actor->data; datum != NULL; datum = datum->next)
        if (strcmp(datum->name, name) == 0)
            return datum->data;
    return NULL;
}

void *aw_take(aw_actor *actor, const char *name)
{
    struct datum **place = find_datum(actor, name), *datum = *place;
    if (datum == NULL)
        return NULL;
    void *data = datum->data;
    *place = datum->next;
    free(datum);
    return data;
}
