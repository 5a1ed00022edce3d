#include "dawgmk.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#define LETTERS 26
#define ROOT 0u

struct node {
    uint32_t next[LETTERS]; /* 0: none, since nothing leads to the root */
    uint32_t words;         /* that start here */
    bool final;
};

struct dawg {
    struct node *nodes;
    uint32_t count, room;
};

/* The path of the last word is not yet merged with the rest: its nodes, but
   for the root, are kept in `open`. */
struct dawg_maker {
    dawg *made;
    struct node open[DAWG_LONGEST + 1];
    size_t length;
    char last[DAWG_LONGEST + 1];
    uint32_t *table; /* hashed numbers of nodes, 0 where it is empty */
    uint32_t slots;
};

void dawg_free(dawg *d)
{
    if (d == NULL)
        return;
    free(d->nodes);
    free(d);
}

void dawg_give_up(dawg_maker *m)
{
    if (m == NULL)
        return;
    dawg_free(m->made);
    free(m->table);
    free(m);
}

dawg_maker *dawg_begin(void)
{
    dawg_maker *m = calloc(1, sizeof *m);
    if (m == NULL)
        return NULL;
    m->slots = 64;
    m->table = calloc(m->slots, sizeof *m->table);
    m->made = calloc(1, sizeof *m->made);
    if (m->made != NULL) {
        m->made->room = 16;
        m->made->count = 1;
        m->made->nodes = calloc(m->made->room, sizeof(struct node));
    }
    if (m->table == NULL || m->made == NULL || m->made->nodes == NULL) {
        dawg_give_up(m);
        return NULL;
    }
    return m;
}

static bool same(const struct node *a, const struct node *b)
{
    return a->final == b->final && memcmp(a->next, b->next, sizeof a->next) == 0;
}

/* Where in the table a node is, or where it should go. */
static uint32_t slot_of(const dawg_maker *m, const struct node *n)
{
    uint32_t h = n->final ? 2166136261u : 40503u;
    for (int i = 0; i < LETTERS; i++)
        h = (h ^ n->next[i]) * 16777619u;
    h ^= h >> 15;
    for (;; h++) {
        uint32_t at = m->table[h & (m->slots - 1)];
        if (at == 0 || same(&m->made->nodes[at], n))
            return h & (m->slots - 1);
    }
}

static bool widen(dawg_maker *m)
{
    dawg *d = m->made;
    if (d->count == d->room) {
        struct node *nodes = realloc(d->nodes, 2 * (size_t)d->room * sizeof *nodes);
        if (nodes == NULL)
            return false;
        d->nodes = nodes;
        d->room *= 2;
    }
    if (2 * d->count >= m->slots) {
        uint32_t *table = calloc(2 * (size_t)m->slots, sizeof *table);
        if (table == NULL)
            return false;
        free(m->table);
        m->table = table;
        m->slots *= 2;
        for (uint32_t i = 1; i < d->count; i++)
            m->table[slot_of(m, &d->nodes[i])] = i;
    }
    return true;
}

/* Merges what is open beyond a depth, from the end. */
static bool settle(dawg_maker *m, size_t depth)
{
    for (; m->length > depth; m->length--) {
        const struct node *n = &m->open[m->length];
        if (!widen(m))
            return false;
        uint32_t slot = slot_of(m, n);
        if (m->table[slot] == 0) {
            m->made->nodes[m->made->count] = *n;
            m->table[slot] = m->made->count++;
        }
        m->open[m->length - 1].next[m->last[m->length - 1] - 'a'] = m->table[slot];
        m->open[m->length - 1].words += n->words;
    }
    return true;
}

bool dawg_feed(dawg_maker *m, const char *word)
{
    size_t length = strlen(word), common = 0;
    assert(strcmp(m->last, word) < 0);
    while (common < m->length && word[common] == m->last[common])
        common++;
    if (!settle(m, common))
        return false;
    memcpy(m->last, word, length + 1);
    while (m->length < length)
        memset(&m->open[++m->length], 0, sizeof m->open[0]);
    m->open[length].final = true;
    m->open[length].words = 1;
    return true;
}

dawg *dawg_done(dawg_maker *m)
{
    dawg *d = NULL;
    if (settle(m, 0)) {
        d = m->made;
        m->made = NULL;
        d->nodes[ROOT] = m->open[0];
    }
    dawg_give_up(m);
    return d;
}

static uint32_t step(const dawg *d, uint32_t node, char c)
{
    return c >= 'a' && c <= 'z' ? d->nodes[node].next[c - 'a'] : 0;
}

bool dawg_has(const dawg *d, const char *text)
{
    uint32_t node = ROOT;
    for (; *text != '\0'; text++) {
        node = step(d, node, *text);
        if (node == 0)
            return false;
    }
    return d->nodes[node].final;
}

size_t dawg_match(const dawg *d, const char *text, char *word)
{
    size_t best = 0, length = 0;
    for (uint32_t node = step(d, ROOT, text[0]); node != 0; node = step(d, node, text[length])) {
        length++;
        if (d->nodes[node].final)
            best = length;
    }
    memmove(word, text, best);
    word[best] = '\0';
    return best;
}

void dawg_word(const dawg *d, uint32_t index, char *word)
{
    const struct node *n = &d->nodes[ROOT];
    assert(index < n->words);
    while (!n->final || index-- > 0) {
        int c = 0;
        while (n->next[c] == 0 || index >= d->nodes[n->next[c]].words) {
            if (n->next[c] != 0)
                index -= d->nodes[n->next[c]].words;
            c++;
        }
        *word++ = (char)('a' + c);
        n = &d->nodes[n->next[c]];
    }
    *word = '\0';
}

uint32_t dawg_words(const dawg *d)
{
    return d->nodes[ROOT].words;
}

uint32_t dawg_nodes(const dawg *d)
{
    return d->count;
}
