#include "needles.h"

#include <stdlib.h>
#include <string.h>

#define NONE (-1)

/* Node 0 is the root; NONE ends lists. */
struct node {
    int child;    /* the first one */
    int sibling;  /* the next child of the same parent */
    int fallback; /* the longest proper suffix that is in the trie */
    int shorter;  /* the next on the way along fallbacks that ends a word */
    int word;     /* the id of the word that ends here */
    unsigned char byte;
};

struct ndl_set {
    struct node *nodes;
    int used, room;
    bool compiled;
    int count;
    char *words[NDL_MAX_WORDS];
};

/* A new node without relatives; NONE when memory is out. */
static int new_node(ndl_set *set, unsigned char byte)
{
    if (set->used == set->room) {
        int room = set->room == 0 ? 8 : set->room * 2;
        struct node *nodes = realloc(set->nodes, (size_t)room * sizeof *nodes);
        if (nodes == NULL)
            return NONE;
        set->nodes = nodes;
        set->room = room;
    }
    set->nodes[set->used] = (struct node){NONE, NONE, 0, NONE, NONE, byte};
    return set->used++;
}

ndl_set *ndl_create(void)
{
    ndl_set *set = calloc(1, sizeof *set);
    if (set == NULL)
        return NULL;
    if (new_node(set, 0) == NONE) {
        free(set);
        return NULL;
    }
    return set;
}

void ndl_destroy(ndl_set *set)
{
    if (set == NULL)
        return;
    for (int i = 0; i < set->count; i++)
        free(set->words[i]);
    free(set->nodes);
    free(set);
}

static int child_of(const ndl_set *set, const struct node *parent, unsigned char byte)
{
    int child = parent->child;
    while (child != NONE && set->nodes[child].byte != byte)
        child = set->nodes[child].sibling;
    return child;
}

int ndl_add(ndl_set *set, const char *word)
{
    size_t length = strlen(word);
    if (set->compiled || length == 0 || length > NDL_MAX_LENGTH)
        return -1;

    struct node *at = &set->nodes[0];
    for (size_t i = 0; i < length; i++) {
        unsigned char byte = (unsigned char)word[i];
        int next = child_of(set, at, byte);
        if (next == NONE) {
            if (set->count == NDL_MAX_WORDS)
                return -1;
            next = new_node(set, byte);
            if (next == NONE)
                return -1;
            set->nodes[next].sibling = at->child;
            at->child = next;
        }
        at = &set->nodes[next];
    }
    if (at->word != NONE)
        return at->word;
    if (set->count == NDL_MAX_WORDS)
        return -1;
    char *copy = malloc(length + 1);
    if (copy == NULL)
        return -1;
    memcpy(copy, word, length + 1);
    set->words[set->count] = copy;
    at->word = set->count;
    return set->count++;
}

int ndl_count(const ndl_set *set)
{
    return set->count;
}

const char *ndl_word(const ndl_set *set, int id)
{
    return id < 0 || id >= set->count ? NULL : set->words[id];
}

/* Where a byte leads to from a node whose fallbacks are known. */
static int step(const ndl_set *set, int node, unsigned char byte)
{
    for (;;) {
        int child = child_of(set, &set->nodes[node], byte);
        if (child != NONE)
            return child;
        if (node == 0)
            return 0;
        node = set->nodes[node].fallback;
    }
}

bool ndl_compile(ndl_set *set)
{
    if (set->compiled)
        return true;
    int *queue = malloc((size_t)set->used * sizeof *queue);
    if (queue == NULL)
        return false;
    int head = 0, tail = 0;
    queue[tail++] = 0;
    while (head < tail) {
        int parent = queue[head++];
        for (int c = set->nodes[parent].child; c != NONE; c = set->nodes[c].sibling) {
            struct node *child = &set->nodes[c];
            child->fallback = parent == 0 ? 0 : step(set, set->nodes[parent].fallback, child->byte);
            const struct node *suffix = &set->nodes[child->fallback];
            child->shorter = suffix->word != NONE ? child->fallback : suffix->shorter;
            queue[tail++] = c;
        }
    }
    free(queue);
    set->compiled = true;
    return true;
}

size_t ndl_scan(const ndl_set *set, const char *text, size_t length, ndl_found *found, void *context)
{
    size_t count = 0;
    int node = 0;
    if (!set->compiled)
        return 0;
    for (size_t i = 0; i < length; i++) {
        node = step(set, node, (unsigned char)text[i]);
        int end = set->nodes[node].word != NONE ? node : set->nodes[node].shorter;
        for (; end != NONE; end = set->nodes[end].shorter) {
            count++;
            if (found != NULL && !found(context, set->nodes[end].word, i + 1))
                return count;
        }
    }
    return count;
}
