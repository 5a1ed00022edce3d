#include "refill.h"

#include <stdlib.h>
#include <string.h>

static char *copy_of(const char *text, size_t length)
{
    char *copy = malloc(length + 1);
    if (!copy)
        return NULL;
    memcpy(copy, text, length);
    copy[length] = '\0';
    return copy;
}

static int add(refill_t *r, const char *text, size_t length)
{
    char **more = realloc(r->texts, (r->count + 1) * sizeof *more);
    if (!more)
        return -1;
    r->texts = more;
    more[r->count] = copy_of(text, length);
    if (!more[r->count])
        return -1;
    r->count++;
    return 0;
}

int refill_split(const char *line, refill_t *r, char separator)
{
    refill_t fields = {0, NULL};
    for (const char *end = line; *line; line = *end ? end + 1 : end) {
        end = line;
        while (*end && *end != separator)
            end++;
        if (add(&fields, line, (size_t)(end - line)) < 0) {
            refill_free(&fields);
            return -1;
        }
    }
    *r = fields;
    return 0;
}

int refill_add(const char *text, refill_t *r)
{
    return add(r, text, strlen(text));
}

int refill_change(const char *text, refill_t *r)
{
    if (r->count)
        r->texts[r->count - 1] = copy_of(text, strlen(text)); /* the old one is lost: the bug */
    return 0;
}

void refill_free(refill_t *r)
{
    for (size_t i = 0; i < r->count; i++)
        free(r->texts[i]);
    free(r->texts);
    *r = (refill_t){0, NULL};
}
