#include "mqretain.h"

#include <stdlib.h>
#include <string.h>

#define MAX_MESSAGE ((size_t)1 << 20)

typedef struct entry {
    struct entry *next;
    char *topic;
    void *message;
    size_t size; /* 0: nothing is retained */
} entry;

struct MQ_Store {
    entry *entries;
};

MQ_Store *MQ_Create(void)
{
    return calloc(1, sizeof(MQ_Store));
}

void MQ_Destroy(MQ_Store *store)
{
    if (store == NULL)
        return;
    while (store->entries != NULL) {
        entry *e = store->entries;
        store->entries = e->next;
        free(e->topic);
        free(e->message);
        free(e);
    }
    free(store);
}

bool MQ_ValidTopic(const char *topic)
{
    return *topic != '\0' && strpbrk(topic, "+#") == NULL;
}

static entry *find(const MQ_Store *store, const char *topic)
{
    entry *e = store->entries;
    while (e != NULL && strcmp(e->topic, topic) != 0)
        e = e->next;
    return e;
}

static entry *add(MQ_Store *store, const char *topic)
{
    size_t length = strlen(topic) + 1;
    entry *e = calloc(1, sizeof *e);
    char *copy = malloc(length);
    if (e == NULL || copy == NULL) {
        free(e);
        free(copy);
        return NULL;
    }
    e->topic = memcpy(copy, topic, length);
    e->next = store->entries;
    store->entries = e;
    return e;
}

bool MQ_Retain(MQ_Store *store, const char *topic, const void *message, size_t size)
{
    if (!MQ_ValidTopic(topic) || size > MAX_MESSAGE)
        return false;
    entry *e = find(store, topic);
    if (size == 0) {
        if (e != NULL) {
            free(e->message);
            e->size = 0;
        }
        return true;
    }
    if (e == NULL && (e = add(store, topic)) == NULL)
        return false;
    void *copy = malloc(size);
    if (copy == NULL)
        return false;
    memcpy(copy, message, size);
    free(e->message);
    e->message = copy;
    e->size = size;
    return true;
}

const void *MQ_Lookup(const MQ_Store *store, const char *topic, size_t *size)
{
    const entry *e = find(store, topic);
    if (e == NULL || e->size == 0)
        return NULL;
    *size = e->size;
    return e->message;
}

size_t MQ_Count(const MQ_Store *store)
{
    size_t count = 0;
    for (const entry *e = store->entries; e != NULL; e = e->next)
        count += e->size > 0;
    return count;
}

bool MQ_Matches(const char *filter, const char *topic)
{
    for (;;) {
        size_t f = strcspn(filter, "/"), t = strcspn(topic, "/");
        if (f == 1 && *filter == '#' && filter[1] == '\0')
            return true;
        if (!(f == 1 && *filter == '+') && (f != t || memcmp(filter, topic, f) != 0))
            return false;
        filter += f;
        topic += t;
        if (*filter == '\0' || *topic == '\0')
            return *filter == *topic;
        filter++;
        topic++;
    }
}

size_t MQ_CountMatching(const MQ_Store *store, const char *filter)
{
    size_t count = 0;
    for (const entry *e = store->entries; e != NULL; e = e->next)
        count += e->size > 0 && MQ_Matches(filter, e->topic);
    return count;
}
