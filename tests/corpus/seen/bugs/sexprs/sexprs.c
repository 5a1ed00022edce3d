#include "sexprs.h"

#include <stdlib.h>
#include <string.h>

struct sx {
    sx *parent; /* the list that it is in */
    sx *next;   /* in that list */
    sx *first, *last;
    size_t length;
    char *text; /* NULL in lists */
};

static sx *atom(const char *text, size_t length)
{
    sx *node = calloc(1, sizeof *node);
    if (node == NULL)
        return NULL;
    node->text = malloc(length + 1);
    if (node->text == NULL) {
        free(node);
        return NULL;
    }
    memcpy(node->text, text, length);
    node->text[length] = '\0';
    return node;
}

sx *sx_atom(const char *text)
{
    return atom(text, strlen(text));
}

sx *sx_list(void)
{
    return calloc(1, sizeof(sx));
}

void sx_free(sx *node)
{
    if (node == NULL)
        return;
    for (sx *child = node->first, *next; child != NULL; child = next) {
        next = child->next;
        sx_free(child);
    }
    free(node->text);
    free(node);
}

/* Levels of lists in a node, itself included. */
static int height(const sx *node)
{
    int most = 0;
    if (node->text != NULL)
        return 0;
    for (const sx *child = node->first; child != NULL; child = child->next) {
        int h = height(child);
        most = h > most ? h : most;
    }
    return most + 1;
}

bool sx_append(sx *list, sx *child)
{
    int depth = 0;
    if (list->text != NULL || child->parent != NULL)
        return false;
    for (const sx *up = list; up != NULL; up = up->parent, depth++)
        if (up == child)
            return false;
    if (depth + height(child) > SX_DEPTH)
        return false;
    child->parent = list;
    if (list->last != NULL)
        list->last->next = child;
    else
        list->first = child;
    list->last = child;
    list->length++;
    return true;
}

bool sx_is_list(const sx *node)
{
    return node->text == NULL;
}

const char *sx_text(const sx *node)
{
    return node->text;
}

size_t sx_length(const sx *node)
{
    return node->length;
}

const sx *sx_at(const sx *node, size_t index)
{
    const sx *child = node->first;
    while (child != NULL && index-- > 0)
        child = child->next;
    return child;
}

bool sx_equal(const sx *a, const sx *b)
{
    if (a->text != NULL || b->text != NULL)
        return a->text != NULL && b->text != NULL && strcmp(a->text, b->text) == 0;
    if (a->length != b->length)
        return false;
    for (a = a->first, b = b->first; a != NULL; a = a->next, b = b->next)
        if (!sx_equal(a, b))
            return false;
    return true;
}

static bool is_space(char c)
{
    return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}

static bool is_plain(char c)
{
    return c != '\0' && c != '(' && c != ')' && c != '"' && c != '\\' && !is_space(c);
}

static sx *parse_quoted(const char **at)
{
    const char *from = *at + 1, *end = from;
    while (*end != '"') {
        if (*end == '\\' && end[1] != '\0')
            end++;
        if (*end == '\0') {
            *at = end;
            return NULL;
        }
        end++;
    }
    *at = end + 1;
    sx *node = atom(from, (size_t)(end - from));
    if (node == NULL)
        return NULL;
    char *to = node->text;
    for (const char *c = node->text; *c != '\0'; c++) {
        if (*c == '\\')
            c++;
        *to++ = *c;
    }
    *to = '\0';
    return node;
}

/* Reads one expression at *at, which is moved behind it, or to the error. */
static sx *parse(const char **at, int depth)
{
    while (is_space(**at))
        ++*at;
    if (**at == '"')
        return parse_quoted(at);
    if (**at != '(') {
        const char *from = *at;
        while (is_plain(**at))
            ++*at;
        return *at == from ? NULL : atom(from, (size_t)(*at - from));
    }
    if (depth == SX_DEPTH)
        return NULL;
    ++*at;
    sx *list = sx_list();
    if (list == NULL)
        return NULL;
    for (;;) {
        while (is_space(**at))
            ++*at;
        if (**at == ')') {
            ++*at;
            return list;
        }
        sx *child = parse(at, depth + 1);
        if (child == NULL) {
            sx_free(list);
            return NULL;
        }
        sx_append(list, child);
    }
}

sx *sx_parse(const char *text, size_t *where)
{
    const char *at = text;
    sx *node = parse(&at, 0);
    if (node != NULL) {
        while (is_space(*at))
            at++;
        if (*at == '\0')
            return node;
    }
    if (where != NULL)
        *where = (size_t)(at - text);
    return NULL;
}

struct out {
    char *buffer;
    size_t size, length;
};

static void put(struct out *out, char c)
{
    if (out->length + 1 < out->size)
        out->buffer[out->length] = c;
    out->length++;
}

static void print(struct out *out, const sx *node)
{
    if (node->text == NULL) {
        put(out, '(');
        for (const sx *child = node->first; child != NULL; child = child->next) {
            if (child != node->first)
                put(out, ' ');
            print(out, child);
        }
        put(out, ')');
        return;
    }
    bool quote = node->text[0] == '\0';
    for (const char *c = node->text; *c != '\0'; c++)
        quote = quote || !is_plain(*c);
    if (quote)
        put(out, '"');
    for (const char *c = node->text; *c != '\0'; c++) {
        if (*c == '"' || *c == '\\')
            put(out, '\\');
        put(out, *c);
    }
    if (quote)
        put(out, '"');
}

size_t sx_print(const sx *node, char *buffer, size_t size)
{
    struct out out = {buffer, size, 0};
    print(&out, node);
    if (size > 0)
        buffer[out.length < size ? out.length : size - 1] = '\0';
    return out.length;
}
