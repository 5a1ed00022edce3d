#include "tokens.h"

#include <stdlib.h>
#include <string.h>

struct tokens {
    size_t count;
    size_t length; /* of all words */
    char **words;
};

static char *duplicate(const char *text, size_t length)
{
    char *copy = malloc(length + 1);
    if (copy == NULL)
        return NULL;
    memcpy(copy, text, length);
    copy[length] = '\0';
    return copy;
}

static bool append(tokens *t, const char *word, size_t length)
{
    char **words = realloc(t->words, (t->count + 1) * sizeof *words);
    if (words == NULL)
        return false;
    t->words = words;
    words[t->count] = duplicate(word, length);
    if (words[t->count] == NULL)
        return false;
    t->count++;
    t->length += length;
    return true;
}

tokens *tokens_split(const char *text, const char *separators)
{
    tokens *t = calloc(1, sizeof *t);
    if (t == NULL)
        return NULL;
    for (text += strspn(text, separators); *text != '\0'; text += strspn(text, separators)) {
        size_t length = strcspn(text, separators);
        if (!append(t, text, length)) {
            tokens_free(t);
            return NULL;
        }
        text += length;
    }
    return t;
}

void tokens_free(tokens *t)
{
    if (t == NULL)
        return;
    for (size_t i = 0; i < t->count; i++)
        free(t->words[i]);
    free(t->words);
    free(t);
}

size_t tokens_count(const tokens *t)
{
    return t->count;
}

const char *tokens_at(const tokens *t, size_t index)
{
    return index < t->count ? t->words[index] : NULL;
}

size_t tokens_length(const tokens *t)
{
    return t->length;
}

void tokens_map(tokens *t, tokens_transform *transform)
{
    t->length = 0;
    for (size_t i = 0; i < t->count; i++) {
        char *word = transform(t->words[i]);
        free(t->words[i]);
        t->words[i] = word;
        t->length += strlen(word);
    }
}

void tokens_filter(tokens *t, tokens_test *test, void *context)
{
    size_t kept = 0;
    for (size_t i = 0; i < t->count; i++) {
        if (test(t->words[i], context)) {
            t->words[kept++] = t->words[i];
        } else {
            t->length -= strlen(t->words[i]);
            free(t->words[i]);
        }
    }
    t->count = kept;
}

char *tokens_join(const tokens *t, const char *separator)
{
    size_t between = strlen(separator);
    char *joined = malloc(t->length + t->count * between + 1), *at = joined;
    if (joined == NULL)
        return NULL;
    for (size_t i = 0; i < t->count; i++) {
        if (i > 0) {
            memcpy(at, separator, between);
            at += between;
        }
        size_t length = strlen(t->words[i]);
        memcpy(at, t->words[i], length);
        at += length;
    }
    *at = '\0';
    return joined;
}
