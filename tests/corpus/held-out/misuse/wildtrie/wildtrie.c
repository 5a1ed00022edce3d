#include "wildtrie.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#define LETTERS 26

struct node {
    struct node *child[LETTERS];
    int children;
    int is_end;
    int number;
};

struct wt_trie {
    struct node *root;
    size_t count;
};

static int slot(char c)
{
    return c - 'a';
}

int wt_is_word(const char *text)
{
    size_t n = 0;

    if (!text)
        return 0;
    for (; text[n]; n++)
        if (n == WT_WORD_MAX || text[n] < 'a' || text[n] > 'z')
            return 0;
    return n > 0;
}

wt_trie *wt_new(void)
{
    wt_trie *t = malloc(sizeof *t);

    if (!t)
        return NULL;
    t->count = 0;
    t->root = calloc(1, sizeof *t->root);
    if (!t->root) {
        free(t);
        return NULL;
    }
    return t;
}

static void free_node(struct node *n)
{
    int i;

    for (i = 0; i < LETTERS && n->children > 0; i++)
        if (n->child[i]) {
            free_node(n->child[i]);
            n->children--;
        }
    free(n);
}

void wt_free(wt_trie *t)
{
    if (!t)
        return;
    free_node(t->root);
    free(t);
}

/* Takes the word out below a node and frees nodes that lead nowhere then.
 * Returns whether n itself is one. */
static int prune(struct node *n, const char *word)
{
    struct node **next;

    if (*word == '\0') {
        n->is_end = 0;
    } else {
        next = &n->child[slot(*word)];
        if (*next && prune(*next, word + 1)) {
            free(*next);
            *next = NULL;
            n->children--;
        }
    }
    return !n->is_end && n->children == 0;
}

int wt_put(wt_trie *t, const char *word, int number)
{
    struct node *n = t->root;
    const char *p;
    int is_new;

    for (p = word; *p; p++) {
        struct node **next = &n->child[slot(*p)];

        if (!*next) {
            *next = calloc(1, sizeof **next);
            if (!*next) {
                prune(t->root, word);
                return -1;
            }
            n->children++;
        }
        n = *next;
    }
    is_new = !n->is_end;
    n->is_end = 1;
    n->number = number;
    t->count += (size_t)is_new;
    return is_new;
}

static const struct node *lookup(const wt_trie *t, const char *word)
{
    const struct node *n = t->root;

    while (n && *word)
        n = n->child[slot(*word++)];
    return n && n->is_end ? n : NULL;
}

int wt_remove(wt_trie *t, const char *word)
{
    if (!lookup(t, word))
        return 0;
    prune(t->root, word);
    t->count--;
    return 1;
}

int wt_get(const wt_trie *t, const char *word, int *number)
{
    const struct node *n = lookup(t, word);

    if (n && number)
        *number = n->number;
    return n != NULL;
}

size_t wt_count(const wt_trie *t)
{
    return t->count;
}

/* A search: the set of places in the pattern that have been reached is a
 * number with bit i for place i. */
struct search {
    const char *pattern;
    size_t length;
    wt_found *found;
    void *arg;
    long calls;
    int stop;
    char word[WT_WORD_MAX + 1];
};

/* Adds the places behind stars, which may stand for nothing. */
static uint64_t past_stars(const struct search *s, uint64_t places)
{
    size_t i;

    for (i = 0; i < s->length; i++)
        if ((places >> i & 1) && s->pattern[i] == '*')
            places |= (uint64_t)1 << (i + 1);
    return places;
}

/* The places after one more letter. */
static uint64_t advance(const struct search *s, uint64_t places, char letter)
{
    uint64_t after = 0;
    size_t i;

    for (i = 0; i < s->length; i++) {
        if (!(places >> i & 1))
            continue;
        if (s->pattern[i] == '*')
            after |= (uint64_t)1 << i;
        else if (s->pattern[i] == '?' || s->pattern[i] == letter)
            after |= (uint64_t)1 << (i + 1);
    }
    return past_stars(s, after);
}

static void walk(struct search *s, const struct node *n, size_t depth, uint64_t places)
{
    int i;

    if (n->is_end && (places >> s->length & 1)) {
        s->word[depth] = '\0';
        s->calls++;
        s->stop = s->found(s->arg, s->word, n->number) != 0;
    }
    for (i = 0; i < LETTERS && !s->stop; i++) {
        uint64_t after;

        if (!n->child[i])
            continue;
        s->word[depth] = (char)('a' + i);
        after = advance(s, places, s->word[depth]);
        if (after != 0)
            walk(s, n->child[i], depth + 1, after);
    }
}

long wt_match(const wt_trie *t, const char *pattern, wt_found *found, void *arg)
{
    char copy[WT_PATTERN_MAX + 1];
    struct search s = { copy, strlen(pattern), found, arg, 0, 0, "" };

    if (s.length > WT_PATTERN_MAX)
        return -1;
    memcpy(copy, pattern, s.length + 1);
    walk(&s, t->root, 0, past_stars(&s, 1));
    return s.calls;
}

size_t wt_longest(const wt_trie *t, const char *text, char *out)
{
    const struct node *n = t->root;
    size_t length = 0, i;

    for (i = 0; n && text[i] >= 'a' && text[i] <= 'z'; i++) {
        n = n->child[slot(text[i])];
        if (n && n->is_end)
            length = i + 1;
    }
    memmove(out, text, length);
    out[length] = '\0';
    return length;
}
