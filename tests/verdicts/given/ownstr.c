#include "ownstr.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

struct head {
    size_t length;
};

static struct head *head_of(ownstr s)
{
    return (struct head *)(void *)s - 1;
}

ownstr ownstr_new(const char *text)
{
    size_t length = strlen(text);
    struct head *head = malloc(sizeof *head + length + 1);
    if (!head)
        return NULL;
    head->length = length;
    memcpy(head + 1, text, length + 1);
    return (char *)(head + 1);
}

void ownstr_free(ownstr s)
{
    free(s ? head_of(s) : NULL);
}

size_t ownstr_length(const ownstr s)
{
    return head_of(s)->length;
}

void ownstr_set_length(ownstr s, size_t length)
{
    head_of(s)->length = length;
}

void ownstr_upper(ownstr s)
{
    for (size_t i = 0; i < head_of(s)->length; i++)
        s[i] = (char)toupper((unsigned char)s[i]);
}

void ownstr_star(ownstr s)
{
    if (head_of(s)->length)
        s[head_of(s)->length + 1] = '*'; /* and not the last one */
}

int ownstr_append(ownstr *s, const char *text)
{
    size_t before = head_of(*s)->length, more = strlen(text);
    struct head *head = realloc(head_of(*s), sizeof *head + before + more + 1);
    if (!head)
        return -1;
    head->length = before + more;
    *s = (char *)(head + 1);
    memcpy(*s + before, text, more + 1);
    return 0;
}

void ownstr_map(ownstr s, const char *from, const char *to, size_t count)
{
    for (size_t i = 0; i < head_of(s)->length; i++)
        for (size_t k = 0; k < count; k++)
            if (s[i] == from[k]) {
                s[i] = to[k];
                break;
            }
}
