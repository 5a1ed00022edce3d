#include "doorbell.h"

#include <stdlib.h>
#include <string.h>

struct bell {
    char *name;
};

static char *copy_of(const char *text)
{
    char *copy = malloc(strlen(text) + 1);
    return copy ? strcpy(copy, text) : NULL;
}

struct bell *bell_new(const char *name)
{
    struct bell *bell = calloc(1, sizeof *bell);
    if (bell)
        bell->name = name ? copy_of(name) : NULL;
    return bell;
}

void bell_free(struct bell *bell)
{
    if (bell)
        free(bell->name);
    free(bell);
}

void bell_rename(struct bell *bell, const char *name)
{
    if (name)
        free(bell->name);
    bell->name = name ? copy_of(name) : NULL;
}

void bell_take(struct bell *bell, char **name)
{
    if (name)
        *name = bell->name;
    bell->name = NULL;
}

void bell_name_free(char *name)
{
    free(name);
}

char *plate_word(char **rest)
{
    char *word = *rest;
    if (!word || !*word)
        return NULL;
    char *end = strchr(word, ' ');
    if (end)
        *end++ = 0;
    *rest = end;
    return word;
}

int plate_letter(char **rest)
{
    return **rest ? *(*rest)++ : 0;
}
