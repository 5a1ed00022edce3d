#include "tplsect.h"

#include <stdlib.h>
#include <string.h>

#define MAX_NAME 31

enum kind { LITERAL, VALUE, SECTION, INVERTED };

struct node {
    enum kind kind;
    char *text; /* the literal text or the name */
    struct node *child;
    struct node *next;
};

struct tpl {
    struct node *first;
};

struct parser {
    const char *at;
    int error;
};

static void free_nodes(struct node *node)
{
    while (node) {
        struct node *next = node->next;

        free_nodes(node->child);
        free(node->text);
        free(node);
        node = next;
    }
}

static char *copy_text(struct parser *p, const char *text, size_t len)
{
    char *copy = malloc(len + 1);

    if (!copy) {
        p->error = TPL_ENOMEM;
        return NULL;
    }
    memcpy(copy, text, len);
    copy[len] = '\0';
    return copy;
}

/* A node that takes over the text. */
static struct node *new_node(struct parser *p, enum kind kind, char *text)
{
    struct node *node;

    if (!text)
        return NULL;
    node = calloc(1, sizeof *node);
    if (!node) {
        p->error = TPL_ENOMEM;
        free(text);
        return NULL;
    }
    node->kind = kind;
    node->text = text;
    return node;
}

static int name_char(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
}

/* Reads the tag at p->at, where the braces are.  The sigil is 0 if there is
   none.  Returns the name. */
static char *read_tag(struct parser *p, char *sigil)
{
    const char *name = p->at + 2;
    size_t len = 0;

    *sigil = 0;
    if (*name == '#' || *name == '^' || *name == '/')
        *sigil = *name++;
    while (name_char(name[len]))
        len++;
    if (len == 0 || len > MAX_NAME || name[len] != '}' || name[len + 1] != '}') {
        p->error = TPL_ETAG;
        return NULL;
    }
    p->at = name + len + 2;
    return copy_text(p, name, len);
}

/* Parses up to the closing tag of the section `open`, or to the end of the
   text if open is NULL.  What it returns is to be freed also after an error. */
static struct node *parse_block(struct parser *p, const char *open, int depth)
{
    struct node *first = NULL, **tail = &first;

    while (*p->at) {
        struct node *node;
        const char *brace = strstr(p->at, "{{");
        char *name, sigil;

        if (brace != p->at) {
            size_t len = brace ? (size_t)(brace - p->at) : strlen(p->at);

            node = new_node(p, LITERAL, copy_text(p, p->at, len));
            if (!node)
                return first;
            p->at += len;
            *tail = node;
            tail = &node->next;
            continue;
        }
        name = read_tag(p, &sigil);
        if (!name)
            return first;
        if (sigil == '/') {
            if (!open || strcmp(name, open) != 0) {
                p->error = TPL_ECLOSE;
                return first;
            }
            free(name);
            return first;
        }
        node = new_node(p, sigil == '#' ? SECTION : sigil == '^' ? INVERTED : VALUE, name);
        if (!node)
            return first;
        *tail = node;
        tail = &node->next;
        if (sigil) {
            if (depth == TPL_MAX_DEPTH) {
                p->error = TPL_EBIG;
                return first;
            }
            node->child = parse_block(p, node->text, depth + 1);
            if (p->error)
                return first;
        }
    }
    if (open)
        p->error = TPL_EOPEN;
    return first;
}

tpl *tpl_parse(const char *text, int *error)
{
    struct parser p = {text, TPL_OK};
    tpl *t = NULL;

    if (strlen(text) > TPL_MAX_TEXT) {
        p.error = TPL_EBIG;
    } else {
        t = calloc(1, sizeof *t);
        if (!t)
            p.error = TPL_ENOMEM;
        else
            t->first = parse_block(&p, NULL, 0);
    }
    if (p.error) {
        tpl_free(t);
        t = NULL;
    }
    if (error)
        *error = p.error;
    return t;
}

void tpl_free(tpl *t)
{
    if (!t)
        return;
    free_nodes(t->first);
    free(t);
}

/* Where a rendering goes. */
struct sink {
    char *buf;
    size_t size; /* of buf, with room for the NUL */
    size_t len;  /* of the full result */
    int grows;
    int failed;
};

static void put(struct sink *s, const char *text)
{
    size_t len = strlen(text);

    if (s->failed)
        return;
    if (s->grows) {
        if (len > TPL_MAX_OUT - s->len) {
            s->failed = 1;
            return;
        }
        if (s->len + len + 1 > s->size) {
            size_t size = (s->len + len + 1) * 2;
            char *buf = realloc(s->buf, size);

            if (!buf) {
                s->failed = 1;
                return;
            }
            s->buf = buf;
            s->size = size;
        }
    }
    if (s->len < s->size) {
        size_t room = s->size - 1 - s->len;
        size_t part = len < room ? len : room;

        memcpy(s->buf + s->len, text, part);
        s->buf[s->len + part] = '\0';
    }
    s->len += len;
}

static void render(const struct node *node, tpl_lookup *lookup, void *ctx, struct sink *s)
{
    for (; node && !s->failed; node = node->next) {
        const char *value;

        if (node->kind == LITERAL) {
            put(s, node->text);
            continue;
        }
        value = lookup(ctx, node->text);
        if (node->kind == VALUE) {
            if (value)
                put(s, value);
        } else if ((value && *value) == (node->kind == SECTION)) {
            render(node->child, lookup, ctx, s);
        }
    }
}

size_t tpl_render(const tpl *t, tpl_lookup *lookup, void *ctx, char *buf, size_t size)
{
    struct sink s = {buf, size, 0, 0, 0};

    if (size > 0)
        buf[0] = '\0';
    render(t->first, lookup, ctx, &s);
    return s.len;
}

char *tpl_render_new(const tpl *t, tpl_lookup *lookup, void *ctx)
{
    struct sink s = {NULL, 0, 0, 1, 0};

    put(&s, "");
    render(t->first, lookup, ctx, &s);
    if (s.failed) {
        free(s.buf);
        return NULL;
    }
    return s.buf;
}

static size_t uses(const struct node *node, const char *name)
{
    size_t n = 0;

    for (; node; node = node->next) {
        if (node->kind != LITERAL && strcmp(node->text, name) == 0)
            n++;
        n += uses(node->child, name);
    }
    return n;
}

size_t tpl_uses(const tpl *t, const char *name)
{
    return uses(t->first, name);
}

const char *tpl_strerror(int error)
{
    static const char *const texts[] = {
        "no error", "malformed tag", "section is not closed", "closing tag does not fit", "template is too big", "no memory",
    };

    if (error < 0 || error >= (int)(sizeof texts / sizeof *texts))
        return "unknown error";
    return texts[error];
}
