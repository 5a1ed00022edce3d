#include "kvobj.h"

#include <stdlib.h>
#include <string.h>

struct kv_value {
    enum kv_type type;
    double number;
    bool boolean;
    char *string;
};

struct pair {
    char key[KVOBJ_KEY_MAX + 1];
    struct kv_value *value;
};

struct kv_object {
    struct pair *pairs;
    size_t count;
    size_t capacity;
};

struct kv_object *kv_object_new(void)
{
    return calloc(1, sizeof(struct kv_object));
}

void kv_object_free(struct kv_object *object)
{
    if (!object)
        return;
    for (size_t i = 0; i < object->count; i++)
        kv_value_free(object->pairs[i].value);
    free(object->pairs);
    free(object);
}

static struct kv_value *value_new(enum kv_type type)
{
    struct kv_value *value = calloc(1, sizeof *value);
    if (value)
        value->type = type;
    return value;
}

struct kv_value *kv_value_number(double number)
{
    struct kv_value *value = value_new(KV_NUMBER);
    if (value)
        value->number = number;
    return value;
}

struct kv_value *kv_value_boolean(bool boolean)
{
    struct kv_value *value = value_new(KV_BOOLEAN);
    if (value)
        value->boolean = boolean;
    return value;
}

struct kv_value *kv_value_string(const char *string)
{
    struct kv_value *value = value_new(KV_STRING);
    if (!value)
        return NULL;
    size_t size = strlen(string) + 1;
    value->string = malloc(size);
    if (!value->string) {
        free(value);
        return NULL;
    }
    memcpy(value->string, string, size);
    return value;
}

void kv_value_free(struct kv_value *value)
{
    if (!value)
        return;
    free(value->string);
    free(value);
}

static struct pair *find(const struct kv_object *object, const char *key)
{
    for (size_t i = 0; i < object->count; i++)
        if (strcmp(object->pairs[i].key, key) == 0)
            return &object->pairs[i];
    return NULL;
}

static bool grow(struct kv_object *object)
{
    if (object->count < object->capacity)
        return true;
    size_t capacity = object->capacity ? object->capacity * 2 : 4;
    struct pair *pairs = realloc(object->pairs, capacity * sizeof *pairs);
    if (!pairs)
        return false;
    object->pairs = pairs;
    object->capacity = capacity;
    return true;
}

int kv_set_value(struct kv_object *object, const char *key, struct kv_value *value)
{
    size_t length = strlen(key);
    if (length == 0 || length > KVOBJ_KEY_MAX)
        return KV_BAD_KEY;
    struct pair *pair = find(object, key);
    if (pair) {
        if (pair->value != value)
            kv_value_free(pair->value);
        pair->value = value;
        return KV_OK;
    }
    if (!grow(object))
        return KV_NO_MEMORY;
    pair = &object->pairs[object->count++];
    memcpy(pair->key, key, length + 1);
    pair->value = value;
    return KV_OK;
}

/* Puts a value that nobody else knows of. */
static int set_fresh(struct kv_object *object, const char *key, struct kv_value *value)
{
    if (!value)
        return KV_NO_MEMORY;
    int status = kv_set_value(object, key, value);
    if (status != KV_OK)
        kv_value_free(value);
    return status;
}

int kv_set_number(struct kv_object *object, const char *key, double number)
{
    return set_fresh(object, key, kv_value_number(number));
}

int kv_set_boolean(struct kv_object *object, const char *key, bool boolean)
{
    return set_fresh(object, key, kv_value_boolean(boolean));
}

int kv_set_string(struct kv_object *object, const char *key, const char *string)
{
    struct kv_value *value = kv_value_string(string);
    if (!value)
        return KV_NO_MEMORY;
    return kv_set_value(object, key, value);
}

int kv_remove(struct kv_object *object, const char *key)
{
    struct pair *pair = find(object, key);
    if (!pair)
        return KV_MISSING;
    kv_value_free(pair->value);
    *pair = object->pairs[--object->count];
    return KV_OK;
}

size_t kv_count(const struct kv_object *object)
{
    return object->count;
}

bool kv_has(const struct kv_object *object, const char *key, enum kv_type type)
{
    const struct pair *pair = find(object, key);
    return pair && pair->value->type == type;
}

const char *kv_get_string(const struct kv_object *object, const char *key)
{
    const struct pair *pair = find(object, key);
    return pair && pair->value->type == KV_STRING ? pair->value->string : NULL;
}
