#include "initree.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

struct ini_node {
    const char *name;
    const char *value;
    ini_node *parent, *first, *last, *next;
};

static ini_node *add(ini_node *parent, const char *name)
{
    ini_node *node = calloc(1, sizeof *node);

    if (!node)
        return NULL;
    node->name = name;
    node->parent = parent;
    if (!parent)
        return node;
    if (parent->last)
        parent->last->next = node;
    else
        parent->first = node;
    parent->last = node;
    return node;
}

/* Frees a node and what is below; no deeper than sections and a key. */
static void free_all(ini_node *node)
{
    ini_node *child = node->first;

    while (child) {
        ini_node *next = child->next;

        free_all(child);
        child = next;
    }
    free(node);
}

/* The child with the n characters at name; a section or a key. */
static ini_node *child_of(const ini_node *node, const char *name, size_t n)
{
    for (ini_node *c = node->first; c; c = c->next) {
        if (strlen(c->name) == n && strncmp(c->name, name, n) == 0)
            return c;
    }
    return NULL;
}

static int is_blank(char c)
{
    return c == ' ' || c == '\t' || c == '\r';
}

/* Cuts blanks off both ends of what is from s to end; where it begins. */
static char *trim(char *s, char *end)
{
    while (s < end && is_blank(*s))
        s++;
    while (end > s && is_blank(end[-1]))
        end--;
    *end = '\0';
    return s;
}

enum { GOOD, SYNTAX, MEMORY };

/* Goes to the section, making what is missing. */
static int enter(ini_node *root, char *name, ini_node **section)
{
    ini_node *node = root;

    for (int depth = 0; ; depth++) {
        size_t n = strcspn(name, ".");
        char ended = name[n];
        ini_node *c;

        if (n == 0 || depth == INI_MAX_DEPTH)
            return SYNTAX;
        c = child_of(node, name, n);
        if (c && c->value)
            return SYNTAX;
        name[n] = '\0';
        if (!c) {
            c = add(node, name);
            if (!c)
                return MEMORY;
        }
        node = c;
        if (ended == '\0')
            break;
        name += n + 1;
    }
    *section = node;
    return GOOD;
}

static int set(ini_node *section, const char *key, const char *value)
{
    ini_node *c;

    if (!*key || strchr(key, '.'))
        return SYNTAX;
    c = child_of(section, key, strlen(key));
    if (c && !c->value)
        return SYNTAX;
    if (!c) {
        c = add(section, key);
        if (!c)
            return MEMORY;
    }
    c->value = value;
    return GOOD;
}

/* A line from s to end, where a '\0' may be put. */
static int take_line(ini_node *root, ini_node **section, char *s, char *end)
{
    char *eq;

    s = trim(s, end);
    if (*s == '\0' || *s == ';' || *s == '#')
        return GOOD;
    end = s + strlen(s);
    if (*s == '[') {
        if (end[-1] != ']' || end - s < 3)
            return SYNTAX;
        return enter(root, trim(s + 1, end - 1), section);
    }
    eq = strchr(s, '=');
    if (!eq)
        return SYNTAX;
    return set(*section, trim(s, eq), trim(eq + 1, end));
}

ini_node *ini_parse(char *text, int *line)
{
    ini_node *root = add(NULL, "");
    ini_node *section = root;
    int number = 0, state = root ? GOOD : MEMORY;

    while (state == GOOD && *text) {
        char *end = text + strcspn(text, "\n");
        int last = *end == '\0';

        if (number < INT_MAX)
            number++;
        state = take_line(root, &section, text, end);
        if (last)
            break;
        text = end + 1;
    }
    if (state == GOOD)
        return root;
    ini_free(root);
    if (line)
        *line = state == SYNTAX ? number : 0;
    return NULL;
}

void ini_free(ini_node *root)
{
    if (root)
        free_all(root);
}

const char *ini_name(const ini_node *node)
{
    return node->name;
}

const char *ini_value(const ini_node *node)
{
    return node->value;
}

ini_node *ini_parent(const ini_node *node)
{
    return node->parent;
}

ini_node *ini_first(const ini_node *node)
{
    return node->first;
}

ini_node *ini_next(const ini_node *node)
{
    return node->next;
}

ini_node *ini_find(ini_node *node, const char *path)
{
    if (!*path)
        return node;
    for (;;) {
        size_t n = strcspn(path, ".");

        node = child_of(node, path, n);
        if (!node || path[n] == '\0')
            return node;
        path += n + 1;
    }
}

const char *ini_get(ini_node *node, const char *path, const char *if_none)
{
    node = ini_find(node, path);
    return node && node->value ? node->value : if_none;
}

int ini_remove(ini_node *node)
{
    ini_node *parent = node->parent, *before = NULL;

    if (!parent)
        return -1;
    for (ini_node *c = parent->first; c != node; c = c->next)
        before = c;
    if (before)
        before->next = node->next;
    else
        parent->first = node->next;
    if (parent->last == node)
        parent->last = before;
    free_all(node);
    return 0;
}

size_t ini_count(const ini_node *node)
{
    size_t n = 1;

    for (const ini_node *c = node->first; c; c = c->next)
        n += ini_count(c);
    return n;
}
