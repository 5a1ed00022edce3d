#include "strtake.h"

#include <stdlib.h>
#include <string.h>

struct strtake {
    char **strings;
    size_t count;
    size_t room;
};

strtake *strtake_new(void)
{
    return calloc(1, sizeof(strtake));
}

void strtake_free(strtake *list)
{
    if (list == NULL)
        return;
    for (size_t i = 0; i < list->count; i++)
        free(list->strings[i]);
    free(list->strings);
    free(list);
}

bool strtake_take(strtake *list, char *string)
{
    if (list->count == list->room) {
        size_t room = list->room > 0 ? 2 * list->room : 4;
        char **strings = realloc(list->strings, room * sizeof *strings);
        if (strings == NULL)
            return false;
        list->strings = strings;
        list->room = room;
    }
    list->strings[list->count++] = string;
    return true;
}

bool strtake_copy(strtake *list, const char *string)
{
    size_t size = strlen(string) + 1;
    char *copy = malloc(size);
    if (copy == NULL)
        return false;
    memcpy(copy, string, size);
    if (strtake_take(list, copy))
        return true;
    free(copy);
    return false;
}

size_t strtake_count(const strtake *list)
{
    return list->count;
}

const char *strtake_get(const strtake *list, size_t index)
{
    return index < list->count ? list->strings[index] : NULL;
}

char *strtake_steal(strtake *list, size_t index)
{
    if (index >= list->count)
        return NULL;
    char *string = list->strings[index];
    list->count--;
    for (size_t i = index; i < list->count; i++)
        list->strings[i] = list->strings[i + 1];
    return string;
}

bool strtake_drop(strtake *list, size_t index)
{
    if (index >= list->count)
        return false;
    free(strtake_steal(list, index));
    return true;
}

char *strtake_join(const strtake *list, const char *separator)
{
    size_t between = strlen(separator), size = 1;
    for (size_t i = 0; i < list->count; i++)
        size += strlen(list->strings[i]) + (i > 0 ? between : 0);
    char *joined = malloc(size), *end = joined;
    if (joined == NULL)
        return NULL;
    for (size_t i = 0; i < list->count; i++) {
        if (i > 0) {
            memcpy(end, separator, between);
            end += between;
        }
        size_t length = strlen(list->strings[i]);
        memcpy(end, list->strings[i], length);
        end += length;
    }
    *end = '\0';
    return joined;
}
