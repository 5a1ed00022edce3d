#include "valpath.h"

#include <stdlib.h>
#include <string.h>

struct vp_value {
    vp_type type;
    double number;
    char *text;
    char *key;
    vp_value *parent;
    vp_value **items;
    size_t count, room;
};

static char *copy_text(const char *text)
{
    size_t length = strlen(text);

    if (length > VP_MAX_TEXT)
        return NULL;
    char *copy = malloc(length + 1);
    if (copy != NULL)
        memcpy(copy, text, length + 1);
    return copy;
}

static vp_value *make(vp_type type)
{
    vp_value *value = calloc(1, sizeof *value);

    if (value != NULL)
        value->type = type;
    return value;
}

vp_value *vp_null(void)
{
    return make(VP_NULL);
}

vp_value *vp_number(double number)
{
    vp_value *value = make(VP_NUMBER);

    if (value != NULL)
        value->number = number;
    return value;
}

vp_value *vp_text(const char *text)
{
    vp_value *value = make(VP_TEXT);

    if (value == NULL)
        return NULL;
    value->text = copy_text(text);
    if (value->text == NULL) {
        free(value);
        return NULL;
    }
    return value;
}

vp_value *vp_array(void)
{
    return make(VP_ARRAY);
}

vp_value *vp_object(void)
{
    return make(VP_OBJECT);
}

void vp_free(vp_value *value)
{
    /* Without recursion: containers may be nested as deeply as one likes. */
    while (value != NULL) {
        if (value->count > 0) {
            value = value->items[--value->count];
            continue;
        }
        vp_value *parent = value->parent;
        free(value->items);
        free(value->text);
        free(value->key);
        free(value);
        value = parent;
    }
}

static int may_adopt(const vp_value *container, const vp_value *item)
{
    if (item == NULL || item->parent != NULL)
        return 0;
    for (; container != NULL; container = container->parent)
        if (container == item)
            return 0;
    return 1;
}

static int make_room(vp_value *container)
{
    if (container->count < container->room)
        return 1;
    if (container->count >= VP_MAX_ITEMS)
        return 0;
    size_t room = container->room == 0 ? 4 : container->room * 2;
    vp_value **items = realloc(container->items, room * sizeof *items);
    if (items == NULL)
        return 0;
    container->items = items;
    container->room = room;
    return 1;
}

int vp_append(vp_value *array, vp_value *item)
{
    if (array->type != VP_ARRAY || array->count >= VP_MAX_ITEMS)
        return -1;
    if (!may_adopt(array, item) || !make_room(array))
        return -1;
    array->items[array->count++] = item;
    item->parent = array;
    return 0;
}

int vp_set(vp_value *object, const char *key, vp_value *item)
{
    if (object->type != VP_OBJECT || !may_adopt(object, item))
        return -1;
    char *copy = copy_text(key);
    if (copy == NULL)
        return -1;
    for (size_t i = 0; i < object->count; i++) {
        vp_value *old = object->items[i];
        if (strcmp(old->key, key) == 0) {
            old->parent = NULL;
            object->items[i] = item;
            item->key = copy;
            item->parent = object;
            vp_free(old);
            return 0;
        }
    }
    if (object->count >= VP_MAX_ITEMS || !make_room(object)) {
        free(copy);
        return -1;
    }
    object->items[object->count++] = item;
    item->key = copy;
    item->parent = object;
    return 0;
}

/* Whether the step of `length` bytes, its escapes resolved, is the key. */
static int same_key(const char *step, size_t length, const char *key)
{
    for (size_t i = 0; i < length; i++, key++) {
        char c = step[i];
        if (c == '~')
            c = step[++i] == '0' ? '~' : '/';
        if (*key == '\0' || *key != c)
            return 0;
    }
    return *key == '\0';
}

static vp_value *element(const vp_value *array, const char *step, size_t length)
{
    long count = (long)array->count;
    long index = 0;
    int from_end = 0;
    size_t i = 0;

    if (length > 0 && step[0] == '-') {
        from_end = 1;
        i = 1;
    }
    if (i == length)
        return NULL;
    for (; i < length; i++) {
        if (step[i] < '0' || step[i] > '9')
            return NULL;
        index = index * 10 + (step[i] - '0');
        if (index > VP_MAX_ITEMS)
            return NULL;
    }
    if (from_end)
        index = count - index;
    if (index >= count)
        return NULL;
    return array->items[index];
}

static vp_value *member(const vp_value *object, const char *step, size_t length)
{
    for (size_t i = 0; i < object->count; i++)
        if (same_key(step, length, object->items[i]->key))
            return object->items[i];
    return NULL;
}

static int well_formed(const char *path)
{
    if (*path != '\0' && *path != '/')
        return 0;
    for (; *path != '\0'; path++)
        if (*path == '~' && path[1] != '0' && path[1] != '1')
            return 0;
    return 1;
}

vp_value *vp_get(vp_value *root, const char *path)
{
    vp_value *value = root;

    if (!well_formed(path))
        return NULL;
    while (value != NULL && *path == '/') {
        const char *step = path + 1;
        size_t length = strcspn(step, "/");
        if (value->type == VP_ARRAY)
            value = element(value, step, length);
        else if (value->type == VP_OBJECT)
            value = member(value, step, length);
        else
            value = NULL;
        path = step + length;
    }
    return value;
}

vp_type vp_typeof(const vp_value *value)
{
    return value->type;
}

size_t vp_size(const vp_value *value)
{
    return value->count;
}

double vp_as_number(const vp_value *value, double otherwise)
{
    return value != NULL && value->type == VP_NUMBER ? value->number : otherwise;
}

const char *vp_as_text(const vp_value *value)
{
    return value != NULL && value->type == VP_TEXT ? value->text : NULL;
}
