#include "dotnames.h"

#include <stdlib.h>
#include <string.h>

struct dn_name {
    dn_name *up;
    dn_name *first, *last; /* below */
    dn_name *before, *next;
    int value;
    char part[DN_PART + 1];
};

struct dotnames {
    dn_name root;
};

dotnames *dn_new(void)
{
    return calloc(1, sizeof(dotnames));
}

static void free_below(dn_name *name)
{
    dn_name *below = name->first;
    while (below) {
        dn_name *next = below->next;
        free_below(below);
        free(below);
        below = next;
    }
    name->first = name->last = NULL;
}

void dn_free(dotnames *registry)
{
    if (!registry)
        return;
    free_below(&registry->root);
    free(registry);
}

dn_name *dn_root(dotnames *registry)
{
    return &registry->root;
}

static int is_part_char(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' || c == '_';
}

static int well_formed(const char *path)
{
    if (!*path)
        return 1;
    for (int parts = 1; parts <= DN_DEPTH; parts++) {
        size_t length = 0;
        while (is_part_char(path[length]))
            if (++length > DN_PART)
                return 0;
        if (length == 0)
            return 0;
        path += length;
        if (!*path)
            return 1;
        if (*path++ != '.')
            return 0;
    }
    return 0;
}

static dn_name *below_called(dn_name *name, const char *part, size_t length)
{
    for (dn_name *b = name->first; b; b = b->next)
        if (strlen(b->part) == length && memcmp(b->part, part, length) == 0)
            return b;
    return NULL;
}

static dn_name *append(dn_name *name, const char *part, size_t length)
{
    dn_name *b = calloc(1, sizeof *b);
    if (!b)
        return NULL;
    memcpy(b->part, part, length);
    b->up = name;
    b->before = name->last;
    if (name->last)
        name->last->next = b;
    else
        name->first = b;
    name->last = b;
    return b;
}

static dn_name *walk(dotnames *registry, const char *path, int make)
{
    if (!well_formed(path))
        return NULL;
    dn_name *name = &registry->root;
    while (*path) {
        size_t length = strcspn(path, ".");
        dn_name *b = below_called(name, path, length);
        if (!b && make)
            b = append(name, path, length);
        if (!b)
            return NULL;
        name = b;
        path += length;
        if (*path)
            path++;
    }
    return name;
}

dn_name *dn_make(dotnames *registry, const char *path)
{
    return walk(registry, path, 1);
}

dn_name *dn_find(dotnames *registry, const char *path)
{
    return walk(registry, path, 0);
}

dn_name *dn_up(const dn_name *name)
{
    return name->up;
}

const char *dn_part(const dn_name *name)
{
    return name->part;
}

size_t dn_path(const dn_name *name, char *out)
{
    if (!name->up) {
        *out = '\0';
        return 0;
    }
    size_t length = dn_path(name->up, out);
    if (length > 0)
        out[length++] = '.';
    size_t more = strlen(name->part);
    memcpy(out + length, name->part, more + 1);
    return length + more;
}

int dn_value(const dn_name *name)
{
    return name->value;
}

void dn_set_value(dn_name *name, int value)
{
    name->value = value;
}

void dn_drop(dn_name *name)
{
    free_below(name);
    dn_name *up = name->up;
    if (!up)
        return;
    if (name->before)
        name->before->next = name->next;
    else
        up->first = name->next;
    if (name->next)
        name->next->before = name->before;
    else
        up->last = name->before;
    free(name);
}

int dn_each(dn_name *name, int (*visit)(dn_name *below, void *context), void *context)
{
    /* Not those that are made on the way: there might be no end. */
    dn_name *last = name->last;
    for (dn_name *b = name->first; b; b = b->next) {
        int result = visit(b, context);
        if (result != 0)
            return result;
        if (b == last)
            break;
    }
    return 0;
}
