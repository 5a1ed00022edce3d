#include "termpost.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

struct entry {
    char *word;
    term_post *posts;
    size_t n, room;
};

struct term_index {
    struct entry *entries;
    size_t n, room;
    size_t *slots;          /* 0, or 1 + the number of an entry */
    size_t n_slots;         /* a power of 2, or 0 */
    uint32_t last_doc;
    int has_docs;
};

term_index *term_new(void)
{
    return calloc(1, sizeof(term_index));
}

void term_free(term_index *ix)
{
    if (!ix)
        return;
    for (size_t i = 0; i < ix->n; i++) {
        free(ix->entries[i].word);
        free(ix->entries[i].posts);
    }
    free(ix->entries);
    free(ix->slots);
    free(ix);
}

/* The character in lower case, 0 if it is no part of a word. */
static char fold(char c)
{
    if ((c >= 'a' && c <= 'z') || (c >= '0' && c <= '9'))
        return c;
    if (c >= 'A' && c <= 'Z')
        return (char)(c - 'A' + 'a');
    return 0;
}

/* The next word of the text, cut and in lower case; where it ends, or NULL. */
static const char *next_word(const char *text, char *word)
{
    size_t n = 0;

    while (*text && !fold(*text))
        text++;
    if (!*text)
        return NULL;
    for (; fold(*text); text++) {
        if (n < TERM_MAX_WORD)
            word[n++] = fold(*text);
    }
    word[n] = '\0';
    return text;
}

static size_t hash(const char *word)
{
    uint32_t h = 2166136261u;

    for (; *word; word++)
        h = (h ^ (unsigned char)*word) * 16777619u;
    return h;
}

/* The slot where the word is or would be; there must be slots. */
static size_t *slot_of(const term_index *ix, const char *word)
{
    size_t i = hash(word) & (ix->n_slots - 1);

    while (ix->slots[i] != 0 && strcmp(ix->entries[ix->slots[i] - 1].word, word) != 0)
        i = (i + 1) & (ix->n_slots - 1);
    return &ix->slots[i];
}

static int more_slots(term_index *ix)
{
    size_t n = ix->n_slots ? ix->n_slots * 2 : 16;
    size_t *slots = calloc(n, sizeof *slots);

    if (!slots)
        return -1;
    free(ix->slots);
    ix->slots = slots;
    ix->n_slots = n;
    for (size_t i = 0; i < ix->n; i++)
        *slot_of(ix, ix->entries[i].word) = i + 1;
    return 0;
}

static struct entry *entry_for(term_index *ix, const char *word)
{
    struct entry *e;
    size_t *slot;

    if (ix->n_slots < 2 * (ix->n + 1) && more_slots(ix) != 0)
        return NULL;
    slot = slot_of(ix, word);
    if (*slot)
        return &ix->entries[*slot - 1];
    if (ix->n >= TERM_MAX_WORDS)
        return NULL;
    if (ix->n == ix->room) {
        size_t room = ix->room ? ix->room * 2 : 8;

        e = realloc(ix->entries, room * sizeof *e);
        if (!e)
            return NULL;
        ix->entries = e;
        ix->room = room;
    }
    e = &ix->entries[ix->n];
    memset(e, 0, sizeof *e);
    e->word = malloc(strlen(word) + 1);
    if (!e->word)
        return NULL;
    strcpy(e->word, word);
    *slot = ++ix->n;
    return e;
}

static int post(struct entry *e, uint32_t doc)
{
    if (e->n > 0 && e->posts[e->n - 1].doc == doc) {
        if (e->posts[e->n - 1].count < UINT32_MAX)
            e->posts[e->n - 1].count++;
        return 0;
    }
    if (e->n == e->room) {
        size_t room = e->room ? e->room * 2 : 1;
        term_post *posts = realloc(e->posts, room * sizeof *posts);

        if (!posts)
            return -1;
        e->posts = posts;
        e->room = room;
    }
    e->posts[e->n].doc = doc;
    e->posts[e->n].count = 1;
    e->n++;
    return 0;
}

int term_add(term_index *ix, uint32_t doc, const char *text)
{
    char word[TERM_MAX_WORD + 1];

    if (ix->has_docs && doc < ix->last_doc)
        return -1;
    ix->has_docs = 1;
    ix->last_doc = doc;
    while ((text = next_word(text, word)) != NULL) {
        struct entry *e = entry_for(ix, word);

        if (!e || post(e, doc) != 0)
            return -2;
    }
    return 0;
}

size_t term_words(const term_index *ix)
{
    return ix->n;
}

const char *term_word(const term_index *ix, size_t i)
{
    assert(i < ix->n);
    return ix->entries[i].word;
}

const term_post *term_find(const term_index *ix, const char *word, size_t *n)
{
    char folded[TERM_MAX_WORD + 1];
    const struct entry *e = NULL;
    const char *end = next_word(word, folded);

    if (end && !*end && fold(*word) && ix->n_slots > 0) {
        size_t at = *slot_of(ix, folded);

        if (at && ix->entries[at - 1].n > 0)
            e = &ix->entries[at - 1];
    }
    if (n)
        *n = e ? e->n : 0;
    return e ? e->posts : NULL;
}

size_t term_both(const term_post *a, size_t na, const term_post *b, size_t nb, uint32_t *out)
{
    size_t i = 0, k = 0, n = 0;

    while (i < na && k < nb) {
        if (a[i].doc < b[k].doc) {
            i++;
        } else if (b[k].doc < a[i].doc) {
            k++;
        } else {
            out[n++] = a[i].doc;
            i++;
            k++;
        }
    }
    return n;
}

size_t term_either(const term_post *a, size_t na, const term_post *b, size_t nb, uint32_t *out)
{
    size_t i = 0, k = 0, n = 0;

    while (i < na || k < nb) {
        uint32_t doc;

        if (k == nb || (i < na && a[i].doc < b[k].doc))
            doc = a[i++].doc;
        else if (i == na || b[k].doc < a[i].doc)
            doc = b[k++].doc;
        else {
            doc = a[i++].doc;
            k++;
        }
        out[n++] = doc;
    }
    return n;
}
