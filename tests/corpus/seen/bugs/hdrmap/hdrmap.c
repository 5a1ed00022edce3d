#include "hdrmap.h"

#include <stdlib.h>
#include <string.h>

#define BUCKETS 32

struct field {
    struct field *next;
    char *value;
    char name[];
};

struct hdrmap {
    struct field *buckets[BUCKETS];
    size_t count;
};

static unsigned char lower(char c)
{
    return (unsigned char)(c >= 'A' && c <= 'Z' ? c - 'A' + 'a' : c);
}

int hdr_name_equal(const char *a, const char *b)
{
    for (; lower(*a) == lower(*b); a++, b++)
        if (*a == '\0')
            return 1;
    return 0;
}

unsigned hdr_name_hash(const char *name)
{
    unsigned hash = 5381;
    for (; *name != '\0'; name++)
        hash = hash * 33 + (unsigned char)*name;
    return hash;
}

static int name_ok(const char *name)
{
    if (*name == '\0')
        return 0;
    for (; *name != '\0'; name++) {
        unsigned char c = (unsigned char)*name;
        if (c <= ' ' || c == 127 || c == ':')
            return 0;
    }
    return 1;
}

/* Where the field is linked, or would be. */
static struct field **find(const hdrmap *map, const char *name)
{
    struct field **link = (struct field **)&map->buckets[hdr_name_hash(name) % BUCKETS];
    while (*link != NULL && !hdr_name_equal((*link)->name, name))
        link = &(*link)->next;
    return link;
}

hdrmap *hdrmap_new(void)
{
    return calloc(1, sizeof(hdrmap));
}

void hdrmap_free(hdrmap *map)
{
    if (map == NULL)
        return;
    for (int i = 0; i < BUCKETS; i++) {
        while (map->buckets[i] != NULL) {
            struct field *field = map->buckets[i];
            map->buckets[i] = field->next;
            free(field->value);
            free(field);
        }
    }
    free(map);
}

static int store(hdrmap *map, const char *name, const char *value, int append)
{
    if (!name_ok(name))
        return HDR_ERR_NAME;
    if (strpbrk(value, "\r\n") != NULL)
        return HDR_ERR_VALUE;
    struct field **link = find(map, name), *field = *link;
    const char *before = append && field != NULL ? field->value : NULL;
    size_t length = before == NULL ? 0 : strlen(before) + 2, size = strlen(value) + 1;
    char *whole = malloc(length + size);
    if (whole == NULL)
        return HDR_ERR_MEMORY;
    if (before != NULL) {
        memcpy(whole, before, length - 2);
        memcpy(whole + length - 2, ", ", 2);
    }
    memcpy(whole + length, value, size);
    if (field == NULL) {
        size_t name_size = strlen(name) + 1;
        field = malloc(sizeof *field + name_size);
        if (field == NULL) {
            free(whole);
            return HDR_ERR_MEMORY;
        }
        memcpy(field->name, name, name_size);
        field->next = NULL;
        field->value = NULL;
        *link = field;
        map->count++;
    }
    free(field->value);
    field->value = whole;
    return HDR_OK;
}

int hdrmap_set(hdrmap *map, const char *name, const char *value)
{
    return store(map, name, value, 0);
}

int hdrmap_add(hdrmap *map, const char *name, const char *value)
{
    return store(map, name, value, 1);
}

const char *hdrmap_get(const hdrmap *map, const char *name)
{
    const struct field *field = *find(map, name);
    return field == NULL ? NULL : field->value;
}

int hdrmap_remove(hdrmap *map, const char *name)
{
    struct field **link = find(map, name), *field = *link;
    if (field == NULL)
        return 0;
    *link = field->next;
    free(field->value);
    free(field);
    map->count--;
    return 1;
}

size_t hdrmap_count(const hdrmap *map)
{
    return map->count;
}

int hdrmap_each(const hdrmap *map, int (*each)(void *context, const char *name, const char *value), void *context)
{
    for (int i = 0; i < BUCKETS; i++) {
        for (const struct field *field = map->buckets[i]; field != NULL; field = field->next) {
            int result = each(context, field->name, field->value);
            if (result != 0)
                return result;
        }
    }
    return 0;
}
