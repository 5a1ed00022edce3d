#include "lexargs.h"

#include <stdlib.h>
#include <string.h>

struct lexargs {
    char **words;
    size_t count;
    size_t capacity;
    char escape;
};

lexargs *lexargs_new(void)
{
    lexargs *args = calloc(1, sizeof *args);
    if (args != NULL)
        args->escape = '\\';
    return args;
}

void lexargs_free(lexargs *args)
{
    if (args == NULL)
        return;
    for (size_t i = 0; i < args->count; i++)
        free(args->words[i]);
    free(args->words);
    free(args);
}

void lexargs_set_escape(lexargs *args, char escape)
{
    args->escape = escape;
}

char lexargs_escape(const lexargs *args)
{
    return args->escape;
}

bool lexargs_push(lexargs *args, const char *word)
{
    if (args->count == args->capacity) {
        size_t capacity = args->capacity == 0 ? 4 : args->capacity * 2;
        char **words = realloc(args->words, capacity * sizeof *words);
        if (words == NULL)
            return false;
        args->words = words;
        args->capacity = capacity;
    }
    size_t size = strlen(word) + 1;
    char *copy = malloc(size);
    if (copy == NULL)
        return false;
    args->words[args->count++] = memcpy(copy, word, size);
    return true;
}

bool lexargs_pop(lexargs *args)
{
    if (args->count == 0)
        return false;
    free(args->words[--args->count]);
    return true;
}

size_t lexargs_count(const lexargs *args)
{
    return args->count;
}

const char *lexargs_word(const lexargs *args, size_t index)
{
    return index < args->count ? args->words[index] : NULL;
}

char *lexargs_join(const lexargs *args)
{
    size_t size = 1;
    for (size_t i = 0; i < args->count; i++)
        size += strlen(args->words[i]) + 1;
    char *text = malloc(size);
    if (text == NULL)
        return NULL;
    char *to = text;
    for (size_t i = 0; i < args->count; i++) {
        if (i > 0)
            *to++ = ' ';
        const char *from = args->words[i];
        while (*from != '\0') {
            if (*from == args->escape)
                from++;
            *to++ = *from++;
        }
    }
    *to = '\0';
    return text;
}
