#include "mimepart.h"

#include <stdlib.h>
#include <string.h>

struct mimepart {
    char *type;
    char *body;
    mimepart *first; /* the parts in it */
    mimepart *next;  /* in the same part */
};

static char *duplicate(const char *text)
{
    size_t size = strlen(text) + 1;
    char *copy = malloc(size);
    return copy == NULL ? NULL : memcpy(copy, text, size);
}

mimepart *mimepart_new(const char *type)
{
    mimepart *part = calloc(1, sizeof *part);
    if (part == NULL)
        return NULL;
    part->type = duplicate(type);
    part->body = duplicate("");
    if (part->type == NULL || part->body == NULL) {
        mimepart_free(part);
        return NULL;
    }
    return part;
}

void mimepart_free(mimepart *part)
{
    if (part == NULL)
        return;
    while (part->first != NULL) {
        mimepart *child = part->first;
        part->first = child->next;
        mimepart_free(child);
    }
    free(part->type);
    free(part->body);
    free(part);
}

int mimepart_set_body(mimepart *part, const char *body)
{
    char *copy = duplicate(body);
    if (copy == NULL)
        return -1;
    free(part->body);
    part->body = copy;
    return 0;
}

const char *mimepart_body(const mimepart *part)
{
    return part->body;
}

const char *mimepart_type(const mimepart *part)
{
    return part->type;
}

void mimepart_add(mimepart *part, mimepart *child)
{
    mimepart **end = &part->first;
    while (*end != NULL)
        end = &(*end)->next;
    *end = child;
}

mimepart *mimepart_take(mimepart *part, size_t index)
{
    mimepart **link = &part->first;
    while (*link != NULL && index-- > 0)
        link = &(*link)->next;
    mimepart *child = *link;
    if (child != NULL) {
        *link = child->next;
        child->next = NULL;
    }
    return child;
}

size_t mimepart_count(const mimepart *part)
{
    size_t count = 0;
    for (const mimepart *child = part->first; child != NULL; child = child->next)
        count++;
    return count;
}

mimepart *mimepart_child(const mimepart *part, size_t index)
{
    mimepart *child = part->first;
    while (child != NULL && index-- > 0)
        child = child->next;
    return child;
}

size_t mimepart_size(const mimepart *part)
{
    size_t size = 1 + strlen(part->type) + 1 + strlen(part->body) + 1;
    for (const mimepart *child = part->first; child != NULL; child = child->next)
        size += mimepart_size(child);
    return size;
}

static char *append(char *to, const char *text)
{
    size_t length = strlen(text);
    memcpy(to, text, length);
    return to + length;
}

/* Returns the end. */
static char *print(const mimepart *part, char *to)
{
    to = append(to, "[");
    to = append(to, part->type);
    to = append(to, "|");
    to = append(to, part->body);
    for (const mimepart *child = part->first; child != NULL; child = child->next)
        to = print(child, to);
    return append(to, "]");
}

char *mimepart_print(const mimepart *part)
{
    char *text = malloc(mimepart_size(part) + 1);
    if (text != NULL)
        *print(part, text) = '\0';
    return text;
}
