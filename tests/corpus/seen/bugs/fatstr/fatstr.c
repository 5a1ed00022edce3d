#include "fatstr.h"

#include <stdlib.h>
#include <string.h>

struct fatstr {
    size_t length;
    size_t capacity; /* without the terminator */
    char *text;
};

static fatstr *make(const char *text, size_t length)
{
    if (length > FATSTR_MAX)
        return NULL;
    fatstr *s = malloc(sizeof *s);
    if (s == NULL)
        return NULL;
    s->length = s->capacity = length;
    s->text = malloc(length + 1);
    if (s->text == NULL) {
        free(s);
        return NULL;
    }
    memcpy(s->text, text, length);
    s->text[length] = '\0';
    return s;
}

fatstr *fatstr_new(const char *text)
{
    return make(text, strlen(text));
}

fatstr *fatstr_copy(const fatstr *s)
{
    return make(s->text, s->length);
}

void fatstr_free(fatstr *s)
{
    if (s != NULL)
        free(s->text);
    free(s);
}

size_t fatstr_length(const fatstr *s)
{
    return s->length;
}

const char *fatstr_text(const fatstr *s)
{
    return s->text;
}

/* Makes room for `more` characters. */
static bool reserve(fatstr *s, size_t more)
{
    if (more > FATSTR_MAX - s->length)
        return false;
    size_t needed = s->length + more;
    if (needed <= s->capacity)
        return true;
    size_t capacity = s->capacity + s->capacity / 2;
    if (capacity < needed)
        capacity = needed;
    char *text = realloc(s->text, capacity + 1);
    if (text == NULL)
        return false;
    s->text = text;
    s->capacity = capacity;
    return true;
}

bool fatstr_append(fatstr *s, const fatstr *other)
{
    size_t count = other->length;
    if (!reserve(s, count))
        return false;
    memcpy(s->text + s->length, other->text, count);
    s->length += count;
    s->text[s->length] = '\0';
    return true;
}

bool fatstr_insert(fatstr *s, size_t position, const fatstr *other)
{
    const char *source = other->text;
    size_t count = other->length;
    if (position >= s->length)
        return fatstr_append(s, other);
    if (!reserve(s, count))
        return false;
    memmove(s->text + position + count, s->text + position, s->length - position + 1);
    memmove(s->text + position, source, count);
    s->length += count;
    return true;
}

bool fatstr_append_char(fatstr *s, char c)
{
    if (c == '\0')
        return true;
    if (!reserve(s, 1))
        return false;
    s->text[s->length++] = c;
    s->text[s->length] = '\0';
    return true;
}

void fatstr_erase(fatstr *s, size_t position, size_t count)
{
    if (position >= s->length)
        return;
    if (count > s->length - position)
        count = s->length - position;
    memmove(s->text + position, s->text + position + count, s->length - position - count + 1);
    s->length -= count;
}

int fatstr_compare(const fatstr *a, const fatstr *b)
{
    return strcmp(a->text, b->text);
}

long fatstr_find(const fatstr *s, const fatstr *wanted)
{
    const char *found = strstr(s->text, wanted->text);
    return found == NULL ? -1 : (long)(found - s->text);
}
