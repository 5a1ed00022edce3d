#include "lettrie.h"

#include <stdlib.h>
#include <string.h>

#define LETTERS 26

struct node {
    struct node *child[LETTERS];
    int number;
    int children;
    bool word;
};

struct lettrie {
    struct node root;
    size_t words, nodes;
};

lettrie *lettrie_new(void)
{
    return calloc(1, sizeof(lettrie));
}

/* At most LETTRIE_LONGEST calls deep. */
static void free_children(struct node *n)
{
    for (int i = 0; i < LETTERS; i++) {
        if (n->child[i] != NULL) {
            free_children(n->child[i]);
            free(n->child[i]);
        }
    }
}

void lettrie_free(lettrie *t)
{
    if (t == NULL)
        return;
    free_children(&t->root);
    free(t);
}

bool lettrie_wellformed(const char *text)
{
    size_t length = 0;

    for (; text[length] != '\0'; length++)
        if (length == LETTRIE_LONGEST || text[length] < 'a' || text[length] > 'z')
            return false;
    return true;
}

size_t lettrie_count(const lettrie *t)
{
    return t->words;
}

/* Removes the nodes of path that lead to no word, from its end. */
static void prune(lettrie *t, struct node **path, const char *word, size_t length)
{
    for (size_t i = length; i > 0; i--) {
        struct node *n = path[i];
        if (n->word || n->children > 0)
            return;
        path[i - 1]->child[word[i - 1] - 'a'] = NULL;
        path[i - 1]->children--;
        free(n);
        t->nodes--;
    }
}

int *lettrie_insert(lettrie *t, const char *word)
{
    struct node *path[LETTRIE_LONGEST + 1];
    size_t length = strlen(word);
    struct node *n = &t->root;

    if (length > LETTRIE_LONGEST)
        return NULL;
    path[0] = n;
    for (size_t i = 0; i < length; i++) {
        struct node **slot = &n->child[word[i] - 'a'];
        if (*slot == NULL) {
            struct node *made = t->nodes < LETTRIE_NODES ? calloc(1, sizeof *made) : NULL;
            if (made == NULL) {
                prune(t, path, word, i);
                return NULL;
            }
            *slot = made;
            n->children++;
            t->nodes++;
        }
        n = *slot;
        path[i + 1] = n;
    }
    if (!n->word) {
        n->word = true;
        n->number = 0;
        t->words++;
    }
    return &n->number;
}

static struct node *descend(lettrie *t, const char *word)
{
    struct node *n = &t->root;

    for (; *word != '\0' && n != NULL; word++)
        n = n->child[*word - 'a'];
    return n;
}

int *lettrie_find(lettrie *t, const char *word)
{
    struct node *n = descend(t, word);
    return n != NULL && n->word ? &n->number : NULL;
}

bool lettrie_remove(lettrie *t, const char *word)
{
    struct node *path[LETTRIE_LONGEST + 1];
    size_t length = strlen(word);

    if (length > LETTRIE_LONGEST)
        return false;
    path[0] = &t->root;
    for (size_t i = 0; i < length; i++) {
        path[i + 1] = path[i]->child[word[i] - 'a'];
        if (path[i + 1] == NULL)
            return false;
    }
    if (!path[length]->word)
        return false;
    path[length]->word = false;
    t->words--;
    prune(t, path, word, length);
    return true;
}

int lettrie_match(const lettrie *t, const char *text)
{
    const struct node *n = &t->root;
    int best = -1;

    for (int i = 0;; i++) {
        if (n->word)
            best = i;
        if (text[i] < 'a' || text[i] > 'z')
            return best;
        n = n->child[text[i] - 'a'];
        if (n == NULL)
            return best;
    }
}

struct walk {
    lettrie_visit *visit;
    void *arg;
    size_t visited;
    char word[LETTRIE_LONGEST + 1];
};

static bool walk_node(struct walk *w, struct node *n, size_t length)
{
    if (n->word) {
        w->word[length] = '\0';
        w->visited++;
        if (!w->visit(w->word, &n->number, w->arg))
            return false;
    }
    for (int i = 0; i < LETTERS; i++) {
        if (n->child[i] == NULL)
            continue;
        w->word[length] = (char)('a' + i);
        if (!walk_node(w, n->child[i], length + 1))
            return false;
    }
    return true;
}

size_t lettrie_walk(lettrie *t, const char *prefix, lettrie_visit *visit, void *arg)
{
    struct node *n = descend(t, prefix);
    size_t length = strlen(prefix);
    struct walk w;

    if (n == NULL || length > LETTRIE_LONGEST)
        return 0;
    w.visit = visit;
    w.arg = arg;
    w.visited = 0;
    memcpy(w.word, prefix, length);
    walk_node(&w, n, length);
    return w.visited;
}
