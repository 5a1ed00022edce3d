#include "devkeep.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

enum kind { MEMORY, ACTION, GROUP };

struct node {
    struct node *older;
    enum kind kind;
    unsigned long serial;
    unsigned long last; /* of a group: the last serial in it */
    dk_action *action;
    void *data;
    max_align_t bytes[];
};

struct dk_device {
    struct node *newest;
    unsigned long serial;
    size_t count;
    char name[32];
};

dk_device *dk_probe(const char *name)
{
    dk_device *dev = calloc(1, sizeof *dev);
    if (dev != NULL)
        strncpy(dev->name, name, sizeof dev->name - 1);
    return dev;
}

static struct node *add(dk_device *dev, enum kind kind, size_t size)
{
    if (size > DK_LARGEST || dev->count >= DK_MOST)
        return NULL;
    struct node *node = calloc(1, sizeof *node + size);
    if (node == NULL)
        return NULL;
    node->kind = kind;
    node->serial = ++dev->serial;
    node->older = dev->newest;
    dev->newest = node;
    dev->count++;
    return node;
}

/* Unlinks the node and does what is to be done. */
static void drop(dk_device *dev, struct node **link)
{
    struct node *node = *link;
    *link = node->older;
    dev->count--;
    if (node->kind == ACTION)
        node->action(node->data);
    free(node);
}

void dk_remove(dk_device *dev)
{
    if (dev == NULL)
        return;
    while (dev->newest != NULL)
        drop(dev, &dev->newest);
    free(dev);
}

const char *dk_name(const dk_device *dev)
{
    return dev->name;
}

void *dk_zalloc(dk_device *dev, size_t size)
{
    struct node *node = add(dev, MEMORY, size);
    return node != NULL ? node->bytes : NULL;
}

char *dk_strdup(dk_device *dev, const char *text)
{
    size_t size = strlen(text) + 1;
    char *copy = dk_zalloc(dev, size);
    return copy != NULL ? memcpy(copy, text, size) : NULL;
}

int dk_add_action(dk_device *dev, dk_action *action, void *data)
{
    struct node *node = add(dev, ACTION, 0);
    if (node == NULL)
        return -1;
    node->action = action;
    node->data = data;
    return 0;
}

int dk_release(dk_device *dev, const void *block)
{
    for (struct node **link = &dev->newest; *link != NULL; link = &(*link)->older)
        if ((*link)->kind == MEMORY && (*link)->bytes == block) {
            drop(dev, link);
            return 0;
        }
    return -1;
}

dk_group dk_group_open(dk_device *dev)
{
    struct node *node = add(dev, GROUP, 0);
    if (node == NULL)
        return 0;
    node->last = ULONG_MAX;
    return node->serial;
}

static struct node *find_group(const dk_device *dev, dk_group group)
{
    for (struct node *node = dev->newest; node != NULL; node = node->older)
        if (node->kind == GROUP && node->serial == group)
            return node;
    return NULL;
}

int dk_group_close(dk_device *dev, dk_group group)
{
    struct node *node = find_group(dev, group);
    if (node == NULL || node->last != ULONG_MAX)
        return -1;
    node->last = dev->serial;
    return 0;
}

int dk_group_release(dk_device *dev, dk_group group)
{
    struct node *node = find_group(dev, group);
    int released = 0;
    if (node == NULL)
        return -1;
    unsigned long last = node->last;
    struct node **link = &dev->newest;
    while (*link != NULL && (*link)->serial >= group)
        if ((*link)->serial <= last) {
            released += (*link)->serial != group;
            drop(dev, link);
        } else {
            link = &(*link)->older;
        }
    return released;
}

size_t dk_count(const dk_device *dev)
{
    return dev->count;
}
