#include "hyphpat.h"

#include <stdlib.h>
#include <string.h>

struct pattern {
    int len;
    char text[HYPHPAT_PATTERN];
    unsigned char weight[HYPHPAT_PATTERN + 1]; /* before each and after the last */
};

struct hyphpat {
    struct pattern *pat;
    size_t count, room;
    int left, right;
};

hyphpat_t *hyphpat_new(void)
{
    hyphpat_t *h = calloc(1, sizeof *h);
    if (h != NULL)
        h->left = h->right = 2;
    return h;
}

void hyphpat_free(hyphpat_t *h)
{
    if (h == NULL)
        return;
    free(h->pat);
    free(h);
}

void hyphpat_margins(hyphpat_t *h, int left, int right)
{
    h->left = left < 1 ? 1 : left;
    h->right = right < 1 ? 1 : right;
}

size_t hyphpat_count(const hyphpat_t *h)
{
    return h->count;
}

static int small(char c)
{
    if (c >= 'A' && c <= 'Z')
        return c - 'A' + 'a';
    return c >= 'a' && c <= 'z' ? c : 0;
}

static int parse(struct pattern *p, const char *s)
{
    int letters = 0, digit = 0;
    memset(p, 0, sizeof *p);
    for (; *s; s++) {
        if (*s >= '0' && *s <= '9') {
            if (digit)
                return -1;
            digit = 1;
            p->weight[p->len] = (unsigned char)(*s - '0');
            continue;
        }
        if (p->len == HYPHPAT_PATTERN)
            return -1;
        if (*s == '.') {
            /* first of all, or last of all */
            if (p->len == 0 ? digit : s[1] != '\0')
                return -1;
        } else if (small(*s) == 0) {
            return -1;
        } else {
            letters++;
        }
        p->text[p->len++] = *s == '.' ? '.' : (char)small(*s);
        digit = 0;
    }
    return letters > 0 ? 0 : -1;
}

int hyphpat_add(hyphpat_t *h, const char *pattern)
{
    struct pattern p;
    if (parse(&p, pattern) != 0 || h->count == HYPHPAT_COUNT)
        return -1;
    if (h->count == h->room) {
        size_t room = h->room ? 2 * h->room : 16;
        struct pattern *more = realloc(h->pat, room * sizeof *more);
        if (more == NULL)
            return -1;
        h->pat = more;
        h->room = room;
    }
    h->pat[h->count++] = p;
    return 0;
}

static void apply(const struct pattern *p, const char *dotted, int len, unsigned char *weight)
{
    for (int at = 0; at + p->len <= len; at++) {
        if (memcmp(dotted + at, p->text, (size_t)p->len) != 0)
            continue;
        for (int i = 0; i <= p->len; i++)
            if (weight[at + i] < p->weight[i])
                weight[at + i] = p->weight[i];
    }
}

/* Puts a small-letter copy of the word between dots into dotted; the number of
 * its letters, or 0 when it cannot have breaks. */
static int prepare(const char *word, char dotted[HYPHPAT_WORD + 2])
{
    int n = 0;
    dotted[0] = '.';
    for (; word[n]; n++) {
        if (n == HYPHPAT_WORD || small(word[n]) == 0)
            return 0;
        dotted[n + 1] = (char)small(word[n]);
    }
    dotted[n + 1] = '.';
    return n;
}

int hyphpat_breaks(const hyphpat_t *h, const char *word, int at[], int max)
{
    char dotted[HYPHPAT_WORD + 2];
    int n = prepare(word, dotted), found = 0;
    if (n == 0)
        return 0;
    unsigned char *weight = calloc((size_t)n + 2, 1);
    if (weight == NULL)
        return -1;
    for (size_t i = 0; i < h->count; i++)
        apply(&h->pat[i], dotted, n + 2, weight);
    for (int k = 1; k < n; k++) {
        if (k < h->left || n - k < h->right || weight[k + 1] % 2 == 0)
            continue;
        if (found < max)
            at[found] = k;
        found++;
    }
    free(weight);
    return found;
}

int hyphpat_fit(const hyphpat_t *h, const char *word, int width)
{
    int at[HYPHPAT_WORD], best = 0;
    int n = hyphpat_breaks(h, word, at, HYPHPAT_WORD);
    if (n < 0)
        return -1;
    for (int i = 0; i < n; i++)
        if (at[i] < width)
            best = at[i];
    return best;
}

char *hyphpat_show(const hyphpat_t *h, const char *word)
{
    int at[HYPHPAT_WORD];
    int n = hyphpat_breaks(h, word, at, HYPHPAT_WORD);
    if (n < 0)
        return NULL;
    size_t len = strlen(word);
    char *out = malloc(len + (size_t)n + 1), *o = out;
    if (out == NULL)
        return NULL;
    for (size_t i = 0, k = 0; i < len; i++) {
        if (k < (size_t)n && (size_t)at[k] == i) {
            *o++ = '-';
            k++;
        }
        *o++ = word[i];
    }
    *o = '\0';
    return out;
}
