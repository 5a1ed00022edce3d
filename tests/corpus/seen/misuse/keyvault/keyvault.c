#include "keyvault.h"

#include <stdlib.h>
#include <string.h>

struct kv_secret {
    size_t refs;
    char *name;
    size_t size;
    unsigned char *bytes;
};

struct entry {
    struct entry *next;
    kv_secret *secret;
};

struct kv_vault {
    struct entry *first;
};

kv_secret *kv_secret_new(const char *name, const void *bytes, size_t size)
{
    if (size > 4096)
        return NULL;
    size_t length = strlen(name) + 1;
    kv_secret *s = malloc(sizeof *s);
    if (s == NULL)
        return NULL;
    s->refs = 1;
    s->size = size;
    s->name = malloc(length);
    s->bytes = malloc(size + 1);
    if (s->name == NULL || s->bytes == NULL) {
        free(s->name);
        free(s->bytes);
        free(s);
        return NULL;
    }
    memcpy(s->name, name, length);
    if (size > 0)
        memcpy(s->bytes, bytes, size);
    return s;
}

kv_secret *kv_ref(kv_secret *s)
{
    s->refs++;
    return s;
}

void kv_unref(kv_secret *s)
{
    if (--s->refs > 0)
        return;
    memset(s->bytes, 0, s->size);
    free(s->bytes);
    free(s->name);
    free(s);
}

const char *kv_name(const kv_secret *s)
{
    return s->name;
}

const void *kv_bytes(const kv_secret *s, size_t *size)
{
    *size = s->size;
    return s->bytes;
}

kv_vault *kv_open(void)
{
    return calloc(1, sizeof(kv_vault));
}

void kv_close(kv_vault *v)
{
    if (v == NULL)
        return;
    while (v->first != NULL) {
        struct entry *e = v->first;
        v->first = e->next;
        kv_unref(e->secret);
        free(e);
    }
    free(v);
}

static struct entry **place(kv_vault *v, const char *name)
{
    struct entry **at = &v->first;
    while (*at != NULL && strcmp((*at)->secret->name, name) != 0)
        at = &(*at)->next;
    return at;
}

int kv_store(kv_vault *v, kv_secret *s)
{
    struct entry **at = place(v, s->name);
    if (*at != NULL) {
        kv_secret *old = (*at)->secret;
        (*at)->secret = kv_ref(s);
        kv_unref(old);
        return 0;
    }
    struct entry *e = malloc(sizeof *e);
    if (e == NULL)
        return -1;
    e->next = NULL;
    e->secret = kv_ref(s);
    *at = e;
    return 0;
}

kv_secret *kv_find(const kv_vault *v, const char *name)
{
    for (const struct entry *e = v->first; e != NULL; e = e->next)
        if (strcmp(e->secret->name, name) == 0)
            return e->secret;
    return NULL;
}

int kv_drop(kv_vault *v, const char *name)
{
    struct entry **at = place(v, name);
    if (*at == NULL)
        return 0;
    struct entry *e = *at;
    *at = e->next;
    kv_unref(e->secret);
    free(e);
    return 1;
}

size_t kv_count(const kv_vault *v)
{
    size_t n = 0;
    for (const struct entry *e = v->first; e != NULL; e = e->next)
        n++;
    return n;
}
