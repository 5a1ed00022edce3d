#include "tinyjs.h"

#include <assert.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct js {
    enum js_type type;
    js *parent;
    js *next;  /* in the parent */
    js *first; /* of the items */
    js *last;
    size_t count;
    char *key; /* in an object */
    char *text;
    double number;
};

static js *make(enum js_type type)
{
    js *v = calloc(1, sizeof *v);
    if (v != NULL)
        v->type = type;
    return v;
}

static char *copy(const char *text)
{
    size_t size = strlen(text) + 1;
    char *made = malloc(size);
    if (made != NULL)
        memcpy(made, text, size);
    return made;
}

js *js_number(double value)
{
    js *v = make(JS_NUMBER);
    if (v != NULL)
        v->number = value;
    return v;
}

js *js_string(const char *text)
{
    js *v = make(JS_STRING);
    if (v != NULL && (v->text = copy(text)) == NULL) {
        free(v);
        return NULL;
    }
    return v;
}

js *js_array(void)
{
    return make(JS_ARRAY);
}

js *js_object(void)
{
    return make(JS_OBJECT);
}

void js_free(js *v)
{
    if (v == NULL)
        return;
    while (v->first != NULL) {
        js *item = v->first;
        v->first = item->next;
        js_free(item);
    }
    free(v->key);
    free(v->text);
    free(v);
}

/* Whether the item has no place yet and is not what it would be in. */
static bool placeable(const js *where, const js *item)
{
    while (where != NULL && where != item)
        where = where->parent;
    return where == NULL && item->parent == NULL;
}

static void append(js *where, js *item)
{
    item->parent = where;
    item->next = NULL;
    if (where->last == NULL)
        where->first = item;
    else
        where->last->next = item;
    where->last = item;
    where->count++;
}

bool js_push(js *array, js *item)
{
    assert(array->type == JS_ARRAY);
    if (item == NULL)
        return false;
    assert(placeable(array, item));
    append(array, item);
    return true;
}

bool js_put(js *object, const char *key, js *item)
{
    assert(object->type == JS_OBJECT);
    if (item == NULL)
        return false;
    assert(placeable(object, item));
    char *name = copy(key);
    if (name == NULL) {
        js_free(item);
        return false;
    }
    js_free(js_take(object, key));
    item->key = name;
    append(object, item);
    return true;
}

js *js_at(const js *array, size_t index)
{
    assert(array->type == JS_ARRAY);
    js *item = array->first;
    while (item != NULL && index-- > 0)
        item = item->next;
    return item;
}

js *js_get(const js *object, const char *key)
{
    assert(object->type == JS_OBJECT);
    js *item = object->first;
    while (item != NULL && strcmp(item->key, key) != 0)
        item = item->next;
    return item;
}

js *js_take(js *object, const char *key)
{
    js *item = js_get(object, key), *before = NULL;
    if (item == NULL)
        return NULL;
    for (js *at = object->first; at != item; at = at->next)
        before = at;
    if (before == NULL)
        object->first = item->next;
    else
        before->next = item->next;
    if (object->last == item)
        object->last = before;
    object->count--;
    free(item->key);
    item->key = NULL;
    item->next = NULL;
    item->parent = NULL;
    return item;
}

enum js_type js_type(const js *v)
{
    return v->type;
}

size_t js_count(const js *v)
{
    assert(v->type == JS_ARRAY || v->type == JS_OBJECT);
    return v->count;
}

double js_number_value(const js *v)
{
    assert(v->type == JS_NUMBER);
    return v->number;
}

const char *js_string_value(const js *v)
{
    assert(v->type == JS_STRING);
    return v->text;
}

struct out {
    char *text; /* NULL to count only */
    size_t length;
};

static void put(struct out *o, const char *text)
{
    size_t length = strlen(text);
    if (o->text != NULL)
        memcpy(o->text + o->length, text, length);
    o->length += length;
}

static void put_string(struct out *o, const char *text)
{
    char piece[8];
    put(o, "\"");
    for (; *text != '\0'; text++) {
        unsigned char c = (unsigned char)*text;
        if (c < 32)
            snprintf(piece, sizeof piece, "\\u%04x", c);
        else if (c == '"' || c == '\\')
            snprintf(piece, sizeof piece, "\\%c", c);
        else
            snprintf(piece, sizeof piece, "%c", c);
        put(o, piece);
    }
    put(o, "\"");
}

static void put_value(struct out *o, const js *v)
{
    char number[32];
    switch (v->type) {
    case JS_NUMBER:
        snprintf(number, sizeof number, "%.17g", v->number);
        put(o, isfinite(v->number) ? number : "null");
        break;
    case JS_STRING:
        put_string(o, v->text);
        break;
    case JS_ARRAY:
    case JS_OBJECT:
        put(o, v->type == JS_ARRAY ? "[" : "{");
        for (const js *item = v->first; item != NULL; item = item->next) {
            if (v->type == JS_OBJECT) {
                put_string(o, item->key);
                put(o, ":");
            }
            put_value(o, item);
            if (item->next != NULL)
                put(o, ",");
        }
        put(o, v->type == JS_ARRAY ? "]" : "}");
        break;
    }
}

char *js_print(const js *v)
{
    struct out o = {NULL, 0};
    put_value(&o, v);
    o.text = malloc(o.length + 1);
    if (o.text == NULL)
        return NULL;
    o.length = 0;
    put_value(&o, v);
    o.text[o.length] = '\0';
    return o.text;
}
