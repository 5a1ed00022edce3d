#include "lnpatch.h"

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct line {
    const char *start;
    size_t len;
};

struct lnp_lines {
    size_t count;
    struct line line[];
};

struct lnp_diff {
    const lnp_lines *old_lines;
    const lnp_lines *new_lines;
    size_t count;
    lnp_hunk *hunks;
};

/* A string that grows; failed once, it stays so. */
struct string {
    char *text;
    size_t len, room;
    bool failed;
};

static void append(struct string *s, const char *text, size_t len)
{
    if (s->failed)
        return;
    if (s->room - s->len <= len) {
        size_t room = s->room + len + 64 + s->room / 2;
        char *grown = realloc(s->text, room);

        if (grown == NULL) {
            s->failed = true;
            return;
        }
        s->text = grown;
        s->room = room;
    }
    memcpy(s->text + s->len, text, len);
    s->len += len;
    s->text[s->len] = '\0';
}

static void append_lines(struct string *s, const char *mark, const lnp_lines *lines, size_t from, size_t count)
{
    size_t i;

    for (i = from; i < from + count; i++) {
        append(s, mark, strlen(mark));
        append(s, lines->line[i].start, lines->line[i].len);
        append(s, "\n", 1);
    }
}

static char *finish(struct string *s)
{
    append(s, "", 0);
    if (!s->failed)
        return s->text;
    free(s->text);
    return NULL;
}

lnp_lines *lnp_split(const char *text)
{
    size_t len = strlen(text), count = 0, i;
    lnp_lines *lines;

    if (len > LNP_TEXT_MAX)
        return NULL;
    for (i = 0; i < len; i++)
        count += text[i] == '\n' || i + 1 == len;
    if (count > LNP_LINES_MAX)
        return NULL;
    lines = malloc(sizeof *lines + count * sizeof lines->line[0]);
    if (lines == NULL)
        return NULL;
    lines->count = count;
    for (i = 0; i < count; i++) {
        lines->line[i].start = text;
        lines->line[i].len = strcspn(text, "\n");
        text += lines->line[i].len;
        text += *text == '\n';
    }
    return lines;
}

void lnp_lines_free(lnp_lines *lines)
{
    free(lines);
}

size_t lnp_count(const lnp_lines *lines)
{
    return lines->count;
}

static bool same(const struct line *a, const struct line *b)
{
    return a->len == b->len && memcmp(a->start, b->start, a->len) == 0;
}

bool lnp_equal(const lnp_lines *a, const lnp_lines *b)
{
    size_t i;

    if (a->count != b->count)
        return false;
    for (i = 0; i < a->count; i++)
        if (!same(&a->line[i], &b->line[i]))
            return false;
    return true;
}

/* The lengths of the longest common subsequences of all pairs of tails. */
static uint16_t *measure(const lnp_lines *a, const lnp_lines *b)
{
    size_t wide = b->count + 1, i, j;
    uint16_t *table = calloc((a->count + 1) * wide, sizeof *table);

    if (table == NULL)
        return NULL;
    for (i = a->count; i-- > 0;) {
        for (j = b->count; j-- > 0;) {
            uint16_t below = table[(i + 1) * wide + j], right = table[i * wide + j + 1];

            if (same(&a->line[i], &b->line[j]))
                table[i * wide + j] = (uint16_t)(table[(i + 1) * wide + j + 1] + 1);
            else
                table[i * wide + j] = below > right ? below : right;
        }
    }
    return table;
}

/* Goes through both texts; stores hunks, if there is a place, and counts them. */
static size_t walk(const lnp_lines *a, const lnp_lines *b, const uint16_t *table, lnp_hunk *hunks)
{
    size_t wide = b->count + 1, i = 0, j = 0, count = 0;
    bool within = false;

    while (i < a->count || j < b->count) {
        if (i < a->count && j < b->count && same(&a->line[i], &b->line[j])) {
            within = false;
            i++;
            j++;
            continue;
        }
        if (!within) {
            if (hunks != NULL)
                hunks[count] = (lnp_hunk){i, 0, j, 0};
            count++;
            within = true;
        }
        if (j == b->count || (i < a->count && table[(i + 1) * wide + j] >= table[i * wide + j + 1])) {
            i++;
            if (hunks != NULL)
                hunks[count - 1].old_count++;
        } else {
            j++;
            if (hunks != NULL)
                hunks[count - 1].new_count++;
        }
    }
    return count;
}

lnp_diff *lnp_compare(const lnp_lines *old_lines, const lnp_lines *new_lines)
{
    uint16_t *table = measure(old_lines, new_lines);
    lnp_diff *diff = calloc(1, sizeof *diff);

    if (table == NULL || diff == NULL)
        goto fail;
    diff->old_lines = old_lines;
    diff->new_lines = new_lines;
    diff->count = walk(old_lines, new_lines, table, NULL);
    if (diff->count > 0) {
        diff->hunks = calloc(diff->count, sizeof *diff->hunks);
        if (diff->hunks == NULL)
            goto fail;
        walk(old_lines, new_lines, table, diff->hunks);
    }
    free(table);
    return diff;

fail:
    free(table);
    free(diff);
    return NULL;
}

void lnp_diff_free(lnp_diff *diff)
{
    if (diff == NULL)
        return;
    free(diff->hunks);
    free(diff);
}

size_t lnp_hunks(const lnp_diff *diff)
{
    return diff->count;
}

const lnp_hunk *lnp_hunk_at(const lnp_diff *diff, size_t i)
{
    return &diff->hunks[i];
}

char *lnp_format(const lnp_diff *diff)
{
    struct string s = {0};
    size_t i;

    for (i = 0; i < diff->count; i++) {
        const lnp_hunk *h = &diff->hunks[i];
        char head[128];

        snprintf(head, sizeof head, "@@ -%zu,%zu +%zu,%zu @@\n", h->old_at, h->old_count, h->new_at, h->new_count);
        append(&s, head, strlen(head));
        append_lines(&s, "-", diff->old_lines, h->old_at, h->old_count);
        append_lines(&s, "+", diff->new_lines, h->new_at, h->new_count);
    }
    return finish(&s);
}

static bool fits(const lnp_diff *diff, const lnp_hunk *h, const lnp_lines *lines)
{
    size_t i;

    if (h->old_at > lines->count || h->old_count > lines->count - h->old_at)
        return false;
    for (i = h->old_at; i < h->old_at + h->old_count; i++)
        if (!same(&lines->line[i], &diff->old_lines->line[i]))
            return false;
    return true;
}

char *lnp_apply(const lnp_diff *diff, const lnp_lines *lines)
{
    struct string s = {0};
    size_t i, at = 0;

    for (i = 0; i < diff->count; i++) {
        const lnp_hunk *h = &diff->hunks[i];

        if (!fits(diff, h, lines)) {
            free(s.text);
            return NULL;
        }
        append_lines(&s, "", lines, at, h->old_at - at);
        append_lines(&s, "", diff->new_lines, h->new_at, h->new_count);
        at = h->old_at + h->old_count;
    }
    append_lines(&s, "", lines, at, lines->count - at);
    return finish(&s);
}
