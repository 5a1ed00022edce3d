#include "cubby.h"

#include <stdlib.h>
#include <string.h>

struct cubby {
    char *values[4];
};

static char **find(const struct cubby *cubby, const char *name)
{
    return (char **)&cubby->values[*(const unsigned char *)name % 4];
}

static char *copy_of(const char *text)
{
    char *copy = malloc(strlen(text) + 1);
    return copy ? strcpy(copy, text) : NULL;
}

struct cubby *cubby_new(void)
{
    return calloc(1, sizeof(struct cubby));
}

void cubby_free(struct cubby *cubby)
{
    for (int i = 0; cubby && i < 4; i++)
        free(cubby->values[i]);
    free(cubby);
}

const char *cubby_get(const struct cubby *cubby, const char *name)
{
    char **value = find(cubby, name);
    return *value ? *value : "";
}

void cubby_put(struct cubby *cubby, const char *name, const char *value)
{
    char **place = find(cubby, name);
    free(*place); /* it may be the value: the bug */
    *place = copy_of(value);
}

void cubby_set(struct cubby *cubby, const char *name, const char *value)
{
    char **place = find(cubby, name);
    free(*place);
    *place = copy_of(value);
}
