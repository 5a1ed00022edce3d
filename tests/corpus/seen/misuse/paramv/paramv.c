#include "paramv.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

/* Data of copies is aligned for all types. */
#define ALIGNMENT sizeof(double)

static struct paramv element(const char *key, enum paramv_type type, void *data, size_t size)
{
    struct paramv made;

    made.key = key;
    made.type = type;
    made.data = data;
    made.size = size;
    return made;
}

struct paramv paramv_int(const char *key, int *variable)
{
    return element(key, PARAMV_INT, variable, sizeof *variable);
}

struct paramv paramv_real(const char *key, double *variable)
{
    return element(key, PARAMV_REAL, variable, sizeof *variable);
}

struct paramv paramv_text(const char *key, char *buffer, size_t size)
{
    return element(key, PARAMV_TEXT, buffer, size);
}

size_t paramv_count(const struct paramv *list)
{
    size_t n = 0;

    while (list[n].key != NULL)
        n++;
    return n;
}

struct paramv *paramv_find(struct paramv *list, const char *key)
{
    for (; list->key != NULL; list++)
        if (strcmp(list->key, key) == 0)
            return list;
    return NULL;
}

/* The element with a key if it is of a type and has data of some size. */
static struct paramv *typed(struct paramv *list, const char *key, enum paramv_type type,
                            size_t size)
{
    struct paramv *p = paramv_find(list, key);

    if (p == NULL || p->type != type || p->data == NULL || p->size < size)
        return NULL;
    return p;
}

int paramv_get_int(struct paramv *list, const char *key, int *value)
{
    const struct paramv *p = typed(list, key, PARAMV_INT, sizeof(int));

    if (p == NULL)
        return -1;
    memmove(value, p->data, sizeof *value);
    return 0;
}

int paramv_set_int(struct paramv *list, const char *key, int value)
{
    struct paramv *p = typed(list, key, PARAMV_INT, sizeof(int));

    if (p == NULL)
        return -1;
    memcpy(p->data, &value, sizeof value);
    return 0;
}

int paramv_get_real(struct paramv *list, const char *key, double *value)
{
    const struct paramv *p = typed(list, key, PARAMV_REAL, sizeof(double));

    if (p == NULL)
        return -1;
    memmove(value, p->data, sizeof *value);
    return 0;
}

int paramv_set_real(struct paramv *list, const char *key, double value)
{
    struct paramv *p = typed(list, key, PARAMV_REAL, sizeof(double));

    if (p == NULL)
        return -1;
    memcpy(p->data, &value, sizeof value);
    return 0;
}

const char *paramv_get_text(struct paramv *list, const char *key)
{
    const struct paramv *p = typed(list, key, PARAMV_TEXT, 1);

    return p != NULL ? p->data : NULL;
}

int paramv_set_text(struct paramv *list, const char *key, const char *value)
{
    struct paramv *p = typed(list, key, PARAMV_TEXT, 1);
    size_t length;

    if (p == NULL)
        return -1;
    length = strlen(value);
    if (length >= p->size)
        return -1;
    memmove(p->data, value, length + 1);
    return 0;
}

static size_t rounded(size_t size)
{
    return (size + ALIGNMENT - 1) / ALIGNMENT * ALIGNMENT;
}

struct paramv *paramv_dup(const struct paramv *list)
{
    size_t n = paramv_count(list), i;
    size_t total = rounded((n + 1) * sizeof *list);
    struct paramv *copy;
    char *to;

    for (i = 0; i < n; i++) {
        size_t key = strlen(list[i].key) + 1;
        size_t data = list[i].data != NULL ? list[i].size : 0;

        if (data > SIZE_MAX / 4 || key > SIZE_MAX / 4 || total > SIZE_MAX / 4)
            return NULL;
        total += rounded(key) + rounded(data);
    }
    copy = malloc(total);
    if (copy == NULL)
        return NULL;
    to = (char *)copy + rounded((n + 1) * sizeof *list);
    for (i = 0; i < n; i++) {
        size_t key = strlen(list[i].key) + 1;

        copy[i] = list[i];
        memcpy(to, list[i].key, key);
        copy[i].key = to;
        to += rounded(key);
        if (list[i].data == NULL)
            continue;
        memcpy(to, list[i].data, list[i].size);
        copy[i].data = to;
        to += rounded(list[i].size);
    }
    copy[n] = element(NULL, PARAMV_NONE, NULL, 0);
    return copy;
}

void paramv_dup_free(struct paramv *copy)
{
    free(copy);
}
