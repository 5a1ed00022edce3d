/* fails in: strb_append strb_equal */
#include "strb.h"
#include <stdlib.h>
#include <string.h>
struct strb {
    char *text;
    size_t length, capacity;
};
strb *strb_new(const char *text)
{
    strb *s = malloc(sizeof *s);
    if (!s)
        return NULL;
    s->length = strlen(text);
    s->capacity = s->length + 1;
    s->text = malloc(s->capacity);
    if (!s->text) {
        free(s);
        return NULL;
    }
    memcpy(s->text, text, s->length + 1);
    return s;
}
void strb_free(strb *s)
{
    if (s) {
        free(s->text);
        free(s);
    }
}
bool strb_append(strb *s, const strb *other)
{
    size_t n = other->length;
    if (s->length + n + 1 > s->capacity) {
        char *w = realloc(s->text, 2 * s->capacity);
        if (!w)
            return false;
        s->text = w;
        s->capacity *= 2;
    }
    memmove(s->text + s->length, other->text, n);
    s->length += n;
    s->text[s->length] = 0;
    return true;
}
bool strb_equal(const strb *a, const strb *b)
{
    return memcmp(a->text, b->text, a->length) == 0 && a->length == b->length;
}
size_t strb_length(const strb *s)
{
    return s->length;
}
