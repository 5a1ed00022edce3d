#include "linediff.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

struct linediff {
    size_t count;
    struct ld_step steps[];
};

struct lines {
    size_t count;
    struct ld_step line[LD_MAX_LINES];
};

static bool split(struct lines *lines, const char *text)
{
    for (lines->count = 0; *text != '\0'; lines->count++) {
        if (lines->count == LD_MAX_LINES)
            return false;
        size_t length = strcspn(text, "\n");
        length += text[length] == '\n';
        lines->line[lines->count] = (struct ld_step){LD_KEEP, text, length};
        text += length;
    }
    return true;
}

static bool same_line(const struct ld_step *a, const struct ld_step *b)
{
    return a->length == b->length && memcmp(a->line, b->line, a->length) == 0;
}

/* The longest common subsequence: common[i * (m + 1) + j] is that of the old
   lines from i on and the new ones from j on. */
static unsigned short *common_lengths(const struct lines *a, const struct lines *b)
{
    size_t n = a->count, m = b->count;
    unsigned short *common = calloc((n + 1) * (m + 1), sizeof *common);
    if (common == NULL)
        return NULL;
    for (size_t i = n; i > 0; i--) {
        for (size_t j = m; j > 0; j--) {
            unsigned short *at = common + (i - 1) * (m + 1) + j - 1;
            if (same_line(&a->line[i - 1], &b->line[j - 1]))
                at[0] = (unsigned short)(at[m + 2] + 1);
            else
                at[0] = at[1] > at[m + 1] ? at[1] : at[m + 1];
        }
    }
    return common;
}

static linediff *trace(const struct lines *a, const struct lines *b, const unsigned short *common)
{
    size_t n = a->count, m = b->count, i = 0, j = 0;
    linediff *diff = malloc(sizeof *diff + (n + m) * sizeof diff->steps[0]);
    if (diff == NULL)
        return NULL;
    diff->count = 0;
    while (i < n || j < m) {
        struct ld_step *step = &diff->steps[diff->count++];
        const unsigned short *at = common + i * (m + 1) + j;
        if (i < n && j < m && same_line(&a->line[i], &b->line[j])) {
            *step = a->line[i++];
            j++;
        } else if (j == m || (i < n && at[m + 1] >= at[1])) {
            *step = a->line[i++];
            step->kind = LD_DELETE;
        } else {
            *step = b->line[j++];
            step->kind = LD_INSERT;
        }
    }
    return diff;
}

linediff *ld_compare(const char *old_text, const char *new_text)
{
    linediff *diff = NULL;
    struct lines *lines = malloc(2 * sizeof *lines);
    if (lines == NULL)
        return NULL;
    if (split(&lines[0], old_text) && split(&lines[1], new_text)) {
        unsigned short *common = common_lengths(&lines[0], &lines[1]);
        if (common != NULL)
            diff = trace(&lines[0], &lines[1], common);
        free(common);
    }
    free(lines);
    return diff;
}

void ld_free(linediff *diff)
{
    free(diff);
}

size_t ld_steps(const linediff *diff)
{
    return diff->count;
}

struct ld_step ld_step_at(const linediff *diff, size_t i)
{
    assert(i < diff->count);
    return diff->steps[i];
}

size_t ld_count(const linediff *diff, enum ld_kind kind)
{
    size_t count = 0;
    for (size_t i = 0; i < diff->count; i++)
        count += diff->steps[i].kind == kind;
    return count;
}

bool ld_same(const linediff *diff)
{
    return ld_count(diff, LD_KEEP) == diff->count;
}

static char *text_without(const linediff *diff, enum ld_kind without)
{
    size_t length = 0;
    for (size_t i = 0; i < diff->count; i++)
        if (diff->steps[i].kind != without)
            length += diff->steps[i].length;
    char *text = malloc(length + 1), *at = text;
    if (text == NULL)
        return NULL;
    for (size_t i = 0; i < diff->count; i++) {
        if (diff->steps[i].kind == without)
            continue;
        memcpy(at, diff->steps[i].line, diff->steps[i].length);
        at += diff->steps[i].length;
    }
    *at = '\0';
    return text;
}

char *ld_new_text(const linediff *diff)
{
    return text_without(diff, LD_DELETE);
}

char *ld_old_text(const linediff *diff)
{
    return text_without(diff, LD_INSERT);
}

static void put(char *out, size_t size, size_t *length, char character)
{
    if (*length + 1 < size)
        out[*length] = character;
    ++*length;
}

size_t ld_print(const linediff *diff, char *out, size_t size)
{
    size_t length = 0;
    for (size_t i = 0; i < diff->count; i++) {
        const struct ld_step *step = &diff->steps[i];
        put(out, size, &length, " -+"[step->kind]);
        for (size_t k = 0; k < step->length; k++)
            put(out, size, &length, step->line[k]);
        if (step->line[step->length - 1] != '\n')
            put(out, size, &length, '\n');
    }
    if (size > 0)
        out[length < size ? length : size - 1] = '\0';
    return length;
}
