#include "topics.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct tp_topic {
    tp_outline *outline;
    tp_topic *parent;           /* the outline's root for the top level */
    tp_topic *first, *last;
    tp_topic *next, *prev;
    char title[];
};

struct tp_outline {
    int count;
    tp_topic *root;             /* not a topic of its own */
};

static void link_last(tp_topic *topic, tp_topic *parent)
{
    topic->parent = parent;
    topic->next = NULL;
    topic->prev = parent->last;
    if (parent->last != NULL)
        parent->last->next = topic;
    else
        parent->first = topic;
    parent->last = topic;
}

static void unlink_topic(tp_topic *topic)
{
    if (topic->prev != NULL)
        topic->prev->next = topic->next;
    else
        topic->parent->first = topic->next;
    if (topic->next != NULL)
        topic->next->prev = topic->prev;
    else
        topic->parent->last = topic->prev;
    topic->parent = topic->next = topic->prev = NULL;
}

/* Whether inner is outer or below it. */
static int encloses(const tp_topic *outer, const tp_topic *inner)
{
    const tp_topic *t;

    if (outer == inner)
        return 1;
    for (t = outer->first; t != NULL; t = t->next)
        if (t == inner)
            return 1;
    return 0;
}

/* Frees a topic that is not linked, and all below it. */
static int free_all(tp_topic *top)
{
    tp_topic *t = top, *up;
    int freed = 0;

    for (;;) {
        while (t->first != NULL)
            t = t->first;
        up = t->parent;
        if (t != top)
            unlink_topic(t);
        freed++;
        if (t == top) {
            free(t);
            return freed;
        }
        free(t);
        t = up;
    }
}

tp_outline *tp_create(void)
{
    tp_outline *outline = calloc(1, sizeof *outline);

    if (outline == NULL)
        return NULL;
    outline->root = calloc(1, sizeof *outline->root + 1);
    if (outline->root == NULL) {
        free(outline);
        return NULL;
    }
    outline->root->outline = outline;
    return outline;
}

void tp_destroy(tp_outline *outline)
{
    if (outline == NULL)
        return;
    free_all(outline->root);
    free(outline);
}

tp_topic *tp_add(tp_outline *outline, tp_topic *parent, const char *title)
{
    size_t length = strlen(title);
    tp_topic *topic;

    if (length > TP_MAX_TITLE || outline->count == TP_MAX_TOPICS)
        return NULL;
    if (parent == NULL)
        parent = outline->root;
    if (parent->outline != outline)
        return NULL;
    topic = calloc(1, sizeof *topic + length + 1);
    if (topic == NULL)
        return NULL;
    topic->outline = outline;
    memcpy(topic->title, title, length + 1);
    link_last(topic, parent);
    outline->count++;
    return topic;
}

int tp_move(tp_topic *topic, tp_topic *parent)
{
    if (parent == NULL)
        parent = topic->outline->root;
    if (parent->outline != topic->outline || encloses(topic, parent))
        return -1;
    unlink_topic(topic);
    link_last(topic, parent);
    return 0;
}

void tp_remove(tp_topic *topic)
{
    tp_outline *outline = topic->outline;

    unlink_topic(topic);
    outline->count -= free_all(topic);
}

int tp_count(const tp_outline *outline)
{
    return outline->count;
}

const char *tp_title(const tp_topic *topic)
{
    return topic->title;
}

tp_topic *tp_parent(const tp_topic *topic)
{
    return topic->parent == topic->outline->root ? NULL : topic->parent;
}

int tp_depth(const tp_topic *topic)
{
    int depth = 0;

    while ((topic = tp_parent(topic)) != NULL)
        depth++;
    return depth;
}

tp_topic *tp_next(const tp_outline *outline, const tp_topic *topic)
{
    if (topic == NULL)
        return outline->root->first;
    if (topic->first != NULL)
        return topic->first;
    while (topic != NULL && topic->next == NULL)
        topic = tp_parent(topic);
    return topic != NULL ? topic->next : NULL;
}

static unsigned place(const tp_topic *topic)
{
    unsigned n = 1;

    while ((topic = topic->prev) != NULL)
        n++;
    return n;
}

size_t tp_number(const tp_topic *topic, char *buffer, size_t size)
{
    int level = tp_depth(topic), up;
    size_t length = 0, i;
    const tp_topic *t;
    char digits[16];

    for (; level >= 0; level--) {
        for (t = topic, up = level; up > 0; up--)
            t = t->parent;
        snprintf(digits, sizeof digits, level > 0 ? "%u." : "%u", place(t));
        for (i = 0; digits[i] != '\0'; i++, length++)
            if (size != 0 && length < size - 1)
                buffer[length] = digits[i];
    }
    if (size != 0)
        buffer[length < size - 1 ? length : size - 1] = '\0';
    return length;
}
