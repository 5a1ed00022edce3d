#include "snapgate.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

struct setting {
    char *key;
    char *value;
};

struct snap {
    struct setting settings[SNAPGATE_MAX];
    size_t count;
    unsigned long version;
    size_t pins;
};

struct snapgate {
    struct snap *current;
    struct snap *draft;
    size_t pins; /* of all snapshots */
};

static char *copy(const char *text)
{
    size_t size = strlen(text) + 1;
    char *fresh = malloc(size);
    if (fresh != NULL)
        memcpy(fresh, text, size);
    return fresh;
}

static void destroy(struct snap *snap)
{
    if (snap == NULL)
        return;
    for (size_t i = 0; i < snap->count; i++) {
        free(snap->settings[i].key);
        free(snap->settings[i].value);
    }
    free(snap);
}

/* Where the key is, count when it is not there. */
static size_t find(const struct snap *snap, const char *key)
{
    size_t i = 0;
    while (i < snap->count && strcmp(snap->settings[i].key, key) != 0)
        i++;
    return i;
}

static bool put(struct snap *snap, const char *key, const char *value)
{
    size_t i = find(snap, key);
    if (i == SNAPGATE_MAX)
        return false;
    char *fresh = copy(value);
    if (fresh == NULL)
        return false;
    if (i < snap->count) {
        free(snap->settings[i].value);
    } else {
        snap->settings[i].key = copy(key);
        if (snap->settings[i].key == NULL) {
            free(fresh);
            return false;
        }
        snap->count++;
    }
    snap->settings[i].value = fresh;
    return true;
}

struct snapgate *snapgate_open(void)
{
    struct snapgate *gate = calloc(1, sizeof *gate);
    if (gate == NULL)
        return NULL;
    gate->current = calloc(1, sizeof *gate->current);
    if (gate->current == NULL) {
        free(gate);
        return NULL;
    }
    gate->current->version = 1;
    return gate;
}

void snapgate_close(struct snapgate *gate)
{
    if (gate == NULL)
        return;
    assert(gate->pins == 0);
    destroy(gate->draft);
    destroy(gate->current);
    free(gate);
}

const struct snap *snapgate_pin(struct snapgate *gate)
{
    gate->pins++;
    gate->current->pins++;
    return gate->current;
}

void snapgate_unpin(struct snapgate *gate, const struct snap *snap)
{
    struct snap *mine = (struct snap *)snap;
    assert(gate->pins > 0 && mine->pins > 0);
    gate->pins--;
    mine->pins--;
    if (mine->pins == 0 && mine != gate->current)
        destroy(mine);
}

const char *snap_get(const struct snap *snap, const char *key)
{
    size_t i = find(snap, key);
    return i < snap->count ? snap->settings[i].value : NULL;
}

size_t snap_count(const struct snap *snap)
{
    return snap->count;
}

unsigned long snap_version(const struct snap *snap)
{
    return snap->version;
}

bool snapgate_begin(struct snapgate *gate)
{
    assert(gate->draft == NULL);
    struct snap *draft = calloc(1, sizeof *draft);
    if (draft == NULL)
        return false;
    draft->version = gate->current->version + 1;
    for (size_t i = 0; i < gate->current->count; i++) {
        const struct setting *setting = &gate->current->settings[i];
        if (!put(draft, setting->key, setting->value)) {
            destroy(draft);
            return false;
        }
    }
    gate->draft = draft;
    return true;
}

bool snapgate_drafting(const struct snapgate *gate)
{
    return gate->draft != NULL;
}

bool snapgate_put(struct snapgate *gate, const char *key, const char *value)
{
    assert(gate->draft != NULL);
    return put(gate->draft, key, value);
}

bool snapgate_drop(struct snapgate *gate, const char *key)
{
    assert(gate->draft != NULL);
    size_t i = find(gate->draft, key);
    if (i == gate->draft->count)
        return false;
    free(gate->draft->settings[i].key);
    free(gate->draft->settings[i].value);
    gate->draft->settings[i] = gate->draft->settings[--gate->draft->count];
    return true;
}

void snapgate_commit(struct snapgate *gate)
{
    assert(gate->draft != NULL);
    struct snap *old = gate->current;
    gate->current = gate->draft;
    gate->draft = NULL;
    if (old->pins == 0)
        destroy(old);
}

void snapgate_abort(struct snapgate *gate)
{
    assert(gate->draft != NULL);
    destroy(gate->draft);
    gate->draft = NULL;
}
