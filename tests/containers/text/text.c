#include "text.h"

#include <stdlib.h>
#include <string.h>

static void reserve(struct text *text, size_t length)
{
    if (length < text->capacity)
        return;
    text->capacity = 2 * length + 1;
    text->chars = realloc(text->chars, text->capacity);
    if (text->chars == NULL)
        abort();
}

void text_append(struct text *text, const char *more)
{
    text_insert(text, text->length, more);
}

void text_insert(struct text *text, size_t at, const char *more)
{
    size_t size = strlen(more);
    reserve(text, text->length + size);
    memmove(text->chars + at + size, text->chars + at, text->length - at);
    memcpy(text->chars + at, more, size);
#ifdef BUG /* right at the end, and only there */
    text->length = at + size;
#else
    text->length += size;
#endif
    text->chars[text->length] = '\0';
}

void text_release(struct text *text)
{
    free(text->chars);
    *text = (struct text){0};
}
