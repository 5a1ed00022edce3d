#include "jval.h"

#include <stdlib.h>
#include <string.h>

struct member {
    char *key; /* NULL in arrays */
    jval *item;
};

struct jval {
    jv_type type;
    double number; /* or a bool */
    char *text;
    struct member *members;
    size_t count;
    size_t capacity;
};

static char *duplicate(const char *text)
{
    size_t size = strlen(text) + 1;
    char *copy = malloc(size);
    return copy == NULL ? NULL : memcpy(copy, text, size);
}

static jval *make(jv_type type)
{
    jval *value = calloc(1, sizeof *value);
    if (value != NULL)
        value->type = type;
    return value;
}

jval *jv_null(void)
{
    return make(JV_NULL);
}

jval *jv_bool(bool on)
{
    jval *value = make(JV_BOOL);
    if (value != NULL)
        value->number = on;
    return value;
}

jval *jv_number(double number)
{
    jval *value = make(JV_NUMBER);
    if (value != NULL)
        value->number = number;
    return value;
}

jval *jv_string(const char *text)
{
    jval *value = make(JV_STRING);
    if (value == NULL)
        return NULL;
    value->text = duplicate(text);
    if (value->text == NULL) {
        free(value);
        return NULL;
    }
    return value;
}

jval *jv_array(void)
{
    return make(JV_ARRAY);
}

jval *jv_object(void)
{
    return make(JV_OBJECT);
}

void jv_free(jval *value)
{
    if (value == NULL)
        return;
    for (size_t i = 0; i < value->count; i++) {
        free(value->members[i].key);
        jv_free(value->members[i].item);
    }
    free(value->members);
    free(value->text);
    free(value);
}

static bool reserve(jval *value)
{
    if (value->count < value->capacity)
        return true;
    size_t capacity = value->capacity == 0 ? 4 : 2 * value->capacity;
    struct member *members = realloc(value->members, capacity * sizeof *members);
    if (members == NULL)
        return false;
    value->members = members;
    value->capacity = capacity;
    return true;
}

jval *jv_copy(const jval *value)
{
    jval *copy = value->type == JV_STRING ? jv_string(value->text) : make(value->type);
    if (copy == NULL)
        return NULL;
    copy->number = value->number;
    for (size_t i = 0; i < value->count; i++) {
        struct member member = value->members[i];
        member.item = jv_copy(member.item);
        if (member.item == NULL || !reserve(copy)) {
            jv_free(member.item);
            jv_free(copy);
            return NULL;
        }
        copy->members[copy->count++] = member;
    }
    return copy;
}

jv_type jv_typeof(const jval *value)
{
    return value->type;
}

double jv_as_number(const jval *value, double fallback)
{
    return value->type == JV_NUMBER || value->type == JV_BOOL ? value->number : fallback;
}

const char *jv_as_string(const jval *value)
{
    return value->text;
}

size_t jv_size(const jval *value)
{
    return value->count;
}

bool jv_push(jval *array, jval *item)
{
    if (array->type != JV_ARRAY || item == NULL || !reserve(array))
        return false;
    array->members[array->count++] = (struct member){NULL, item};
    return true;
}

const jval *jv_at(const jval *value, size_t index)
{
    return index < value->count ? value->members[index].item : NULL;
}

static struct member *find(const jval *object, const char *key)
{
    if (object->type != JV_OBJECT)
        return NULL;
    for (size_t i = 0; i < object->count; i++)
        if (strcmp(object->members[i].key, key) == 0)
            return &object->members[i];
    return NULL;
}

bool jv_set(jval *object, const char *key, jval *item)
{
    if (item == NULL)
        return false;
    struct member *member = find(object, key);
    if (member != NULL) {
        jv_free(member->item);
        member->item = item;
        return true;
    }
    if (object->type != JV_OBJECT || !reserve(object))
        return false;
    char *own = duplicate(key);
    if (own == NULL)
        return false;
    object->members[object->count++] = (struct member){own, item};
    return true;
}

const jval *jv_get(const jval *object, const char *key)
{
    const struct member *member = find(object, key);
    return member == NULL ? NULL : member->item;
}

bool jv_remove(jval *object, const char *key)
{
    struct member *member = find(object, key);
    if (member == NULL)
        return false;
    free(member->key);
    jv_free(member->item);
    size_t index = (size_t)(member - object->members);
    object->count--;
    memmove(member, member + 1, (object->count - index) * sizeof *member);
    return true;
}
