#include "keyring.h"

#include <stdlib.h>
#include <string.h>

struct item {
    struct item *next;
    char *name;
    unsigned char *secret;
    size_t size;
};

struct keyring {
    struct item *first;
    size_t count;
};

static struct item **locate(keyring *ring, const char *name)
{
    struct item **link = &ring->first;
    while (*link != NULL && strcmp((*link)->name, name) != 0)
        link = &(*link)->next;
    return link;
}

static const struct item *find(const keyring *ring, const char *name)
{
    const struct item *item = ring->first;
    while (item != NULL && strcmp(item->name, name) != 0)
        item = item->next;
    return item;
}

static char *copy_name(const char *name)
{
    size_t size = strlen(name) + 1;
    char *copy = malloc(size);
    return copy == NULL ? NULL : memcpy(copy, name, size);
}

static unsigned char *copy_secret(const void *secret, size_t size)
{
    unsigned char *copy = malloc(size + 1);
    if (copy != NULL && size > 0)
        memcpy(copy, secret, size);
    return copy;
}

/* Leaves nothing of the secret in memory that others get. */
static void wipe(struct item *item)
{
    volatile unsigned char *byte = item->secret;
    for (size_t i = 0; i < item->size; i++)
        byte[i] = 0;
    free(item->secret);
}

keyring *keyring_open(void)
{
    return calloc(1, sizeof(keyring));
}

void keyring_close(keyring *ring)
{
    if (ring == NULL)
        return;
    while (ring->first != NULL) {
        struct item *item = ring->first;
        ring->first = item->next;
        wipe(item);
        free(item->name);
        free(item);
    }
    free(ring);
}

enum keyring_result keyring_add(keyring *ring, const char *name, const void *secret, size_t size)
{
    if (size > KEYRING_SECRET_MAX)
        return KEYRING_TOO_LONG;
    struct item **link = locate(ring, name);
    if (*link != NULL)
        return KEYRING_EXISTS;
    struct item *item = calloc(1, sizeof *item);
    if (item == NULL)
        return KEYRING_NO_MEMORY;
    item->name = copy_name(name);
    item->secret = copy_secret(secret, size);
    if (item->name == NULL || item->secret == NULL) {
        free(item->name);
        free(item->secret);
        free(item);
        return KEYRING_NO_MEMORY;
    }
    item->size = size;
    *link = item;
    ring->count++;
    return KEYRING_OK;
}

enum keyring_result keyring_replace(keyring *ring, const char *name, const void *secret, size_t size)
{
    if (size > KEYRING_SECRET_MAX)
        return KEYRING_TOO_LONG;
    struct item *item = *locate(ring, name);
    if (item == NULL)
        return KEYRING_NOT_FOUND;
    unsigned char *copy = copy_secret(secret, size);
    if (copy == NULL)
        return KEYRING_NO_MEMORY;
    wipe(item);
    item->secret = copy;
    item->size = size;
    return KEYRING_OK;
}

enum keyring_result keyring_remove(keyring *ring, const char *name)
{
    struct item **link = locate(ring, name);
    struct item *item = *link;
    if (item == NULL)
        return KEYRING_NOT_FOUND;
    *link = item->next;
    ring->count--;
    wipe(item);
    free(item->name);
    free(item);
    return KEYRING_OK;
}

enum keyring_result keyring_rename(keyring *ring, const char *from, const char *to)
{
    struct item *item = *locate(ring, from);
    if (item == NULL)
        return KEYRING_NOT_FOUND;
    if (strcmp(from, to) == 0)
        return KEYRING_OK;
    char *name = copy_name(to);
    if (name == NULL)
        return KEYRING_NO_MEMORY;
    if (*locate(ring, to) != NULL)
        return KEYRING_EXISTS;
    free(item->name);
    item->name = name;
    return KEYRING_OK;
}

const void *keyring_get(const keyring *ring, const char *name, size_t *size)
{
    const struct item *item = find(ring, name);
    if (size != NULL)
        *size = item == NULL ? 0 : item->size;
    return item == NULL ? NULL : item->secret;
}

size_t keyring_count(const keyring *ring)
{
    return ring->count;
}

const char *keyring_name(const keyring *ring, size_t index)
{
    const struct item *item = ring->first;
    while (item != NULL && index-- > 0)
        item = item->next;
    return item == NULL ? NULL : item->name;
}
