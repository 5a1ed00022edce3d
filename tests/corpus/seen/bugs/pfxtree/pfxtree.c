#include "pfxtree.h"

#include <stdlib.h>
#include <string.h>

struct node {
    struct node *parent;
    struct node *child;         /* the first one; siblings ascend by letter */
    struct node *next;
    unsigned char letter;
    bool word;
};

struct pfx_tree {
    struct node *root;
};

static struct node *node_new(struct node *parent, unsigned char letter)
{
    struct node *n = calloc(1, sizeof *n);
    if (n) {
        n->parent = parent;
        n->letter = letter;
    }
    return n;
}

/* Where the pointer to the child with this letter is, or belongs. */
static struct node **slot(struct node *n, unsigned char letter)
{
    struct node **p = &n->child;
    while (*p && (*p)->letter < letter)
        p = &(*p)->next;
    return p;
}

static struct node *child_of(const struct node *n, unsigned char letter)
{
    struct node *c = n->child;
    while (c && c->letter < letter)
        c = c->next;
    return c && c->letter == letter ? c : NULL;
}

static struct node *locate(const pfx_tree *t, const char *text)
{
    struct node *n = t->root;
    while (n && *text)
        n = child_of(n, (unsigned char)*text++);
    return n;
}

static void detach(struct node *n)
{
    struct node **p = slot(n->parent, n->letter);
    *p = n->next;
}

/* Frees n with all below it; the depth is that of the longest word. */
static void destroy(struct node *n)
{
    while (n->child) {
        struct node *c = n->child;
        n->child = c->next;
        destroy(c);
    }
    free(n);
}

static size_t tally(const struct node *n)
{
    size_t sum = n->word;
    for (const struct node *c = n->child; c; c = c->next)
        sum += tally(c);
    return sum;
}

/* Frees n and those above it as far as nothing hangs on them any more. */
static void prune(struct node *n)
{
    while (n && !n->word && !n->child) {
        struct node *up = n->parent;
        if (up)
            detach(n);
        free(n);
        n = up;
    }
}

pfx_tree *pfx_new(void)
{
    pfx_tree *t = malloc(sizeof *t);
    if (!t)
        return NULL;
    t->root = node_new(NULL, 0);
    if (!t->root) {
        free(t);
        return NULL;
    }
    return t;
}

void pfx_free(pfx_tree *t)
{
    if (!t)
        return;
    destroy(t->root);
    free(t);
}

int pfx_add(pfx_tree *t, const char *word)
{
    if (strlen(word) > PFX_MAXLEN)
        return -1;
    struct node *n = t->root;
    struct node *first = NULL;  /* of those made here */
    for (; *word; word++) {
        unsigned char letter = (unsigned char)*word;
        struct node **p = slot(n, letter);
        if (!*p || (*p)->letter != letter) {
            struct node *c = node_new(n, letter);
            if (!c) {
                if (first) {
                    detach(first);
                    destroy(first);
                }
                return -1;
            }
            c->next = *p;
            *p = c;
            if (!first)
                first = c;
        }
        n = *p;
    }
    if (n->word)
        return 0;
    n->word = true;
    return 1;
}

bool pfx_has(const pfx_tree *t, const char *word)
{
    const struct node *n = locate(t, word);
    return n && n->word;
}

bool pfx_del(pfx_tree *t, const char *word)
{
    struct node *n = locate(t, word);
    if (!n || !n->word)
        return false;
    n->word = false;
    while (n->parent && !n->word && !n->child) {
        struct node *up = n->parent;
        detach(n);
        free(n);
        n = up;
    }
    return true;
}

size_t pfx_count(const pfx_tree *t, const char *prefix)
{
    const struct node *n = locate(t, prefix);
    return n ? tally(n) : 0;
}

size_t pfx_drop(pfx_tree *t, const char *prefix)
{
    struct node *n = locate(t, prefix);
    if (!n)
        return 0;
    size_t gone = tally(n);
    struct node *up = n->parent;
    if (!up) {
        while (n->child) {
            struct node *c = n->child;
            n->child = c->next;
            destroy(c);
        }
        n->word = false;
        return gone;
    }
    detach(n);
    destroy(n);
    prune(up);
    return gone;
}

size_t pfx_longest(const pfx_tree *t, const char *text, bool *found)
{
    size_t best = 0;
    bool any = false;
    const struct node *n = t->root;
    for (size_t at = 0; n; at++) {
        if (n->word) {
            best = at;
            any = true;
        }
        if (!text[at])
            break;
        n = child_of(n, (unsigned char)text[at]);
    }
    if (found)
        *found = any;
    return best;
}

static bool walk(const struct node *n, char *word, size_t len, pfx_visit *visit, void *arg)
{
    word[len] = '\0';
    if (n->word && !visit(word, arg))
        return false;
    for (const struct node *c = n->child; c; c = c->next) {
        word[len] = (char)c->letter;
        if (!walk(c, word, len + 1, visit, arg))
            return false;
    }
    return true;
}

bool pfx_walk(const pfx_tree *t, const char *prefix, pfx_visit *visit, void *arg)
{
    char word[PFX_MAXLEN + 1];
    const struct node *n = locate(t, prefix);
    if (!n)
        return true;
    size_t len = strlen(prefix);
    memcpy(word, prefix, len);
    return walk(n, word, len, visit, arg);
}
