#include "varr.h"

#include <stdlib.h>
#include <string.h>

struct varr {
    size_t size;
    size_t length;
    size_t room;
    unsigned char *data;
};

varr *varr_new(size_t size)
{
    if (size == 0 || size > VARR_MAX_SIZE)
        return NULL;
    varr *array = calloc(1, sizeof *array);
    if (array != NULL)
        array->size = size;
    return array;
}

void varr_free(varr *array)
{
    if (array == NULL)
        return;
    free(array->data);
    free(array);
}

static bool reserve(varr *array, size_t length)
{
    if (length > VARR_MAX_LENGTH)
        return false;
    if (length <= array->room)
        return true;
    size_t room = 2 * array->room > length ? 2 * array->room : length;
    unsigned char *data = realloc(array->data, room * array->size);
    if (data == NULL)
        return false;
    array->data = data;
    array->room = room;
    return true;
}

void *varr_at(const varr *array, size_t index)
{
    return array->data + index * array->size;
}

bool varr_push(varr *array, const void *element)
{
    unsigned char copy[VARR_MAX_SIZE];
    memcpy(copy, element, array->size);
    if (!reserve(array, array->length + 1))
        return false;
    memcpy(varr_at(array, array->length++), copy, array->size);
    return true;
}

void varr_pop(varr *array, void *out)
{
    array->length--;
    if (out != NULL)
        varr_get(array, array->length, out);
}

void varr_get(const varr *array, size_t index, void *out)
{
    memmove(out, varr_at(array, index), array->size);
}

void varr_set(varr *array, size_t index, const void *element)
{
    memmove(varr_at(array, index), element, array->size);
}

size_t varr_length(const varr *array)
{
    return array->length;
}

size_t varr_element_size(const varr *array)
{
    return array->size;
}

bool varr_resize(varr *array, size_t length)
{
    if (!reserve(array, length))
        return false;
    if (length > array->length)
        memset(varr_at(array, array->length), 0, (length - array->length) * array->size);
    array->length = length;
    return true;
}

void varr_reverse(varr *array)
{
    unsigned char spare[VARR_MAX_SIZE];
    for (size_t i = 0; i < array->length / 2; i++) {
        size_t j = array->length - 1 - i;
        memcpy(spare, varr_at(array, i), array->size);
        varr_set(array, i, varr_at(array, j));
        varr_set(array, j, spare);
    }
}
