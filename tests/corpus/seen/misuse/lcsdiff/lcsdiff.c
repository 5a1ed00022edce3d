#include "lcsdiff.h"

#include <assert.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

struct step {
    ld_action action;
    size_t index; /* in the new list for an insertion, in the old otherwise */
};

struct ld_diff {
    const char *const *old_lines;
    const char *const *new_lines;
    size_t old_count, new_count;
    size_t count;
    struct step steps[];
};

ld_diff *ld_compare(const char *const *old_lines, size_t old_count,
                    const char *const *new_lines, size_t new_count)
{
    if (old_count > LD_MAX_LINES || new_count > LD_MAX_LINES)
        return NULL;
    size_t side = new_count + 1;
    /* length[i * side + j]: what old lines from i and new ones from j share */
    uint16_t *length = calloc((old_count + 1) * side, sizeof *length);
    ld_diff *d = calloc(1, sizeof *d + (old_count + new_count) * sizeof d->steps[0]);
    if (length == NULL || d == NULL) {
        free(length);
        free(d);
        return NULL;
    }
    d->old_lines = old_lines;
    d->new_lines = new_lines;
    d->old_count = old_count;
    d->new_count = new_count;
    for (size_t i = old_count; i-- > 0;) {
        for (size_t j = new_count; j-- > 0;) {
            uint16_t down = length[(i + 1) * side + j], right = length[i * side + j + 1];
            if (strcmp(old_lines[i], new_lines[j]) == 0)
                length[i * side + j] = (uint16_t)(length[(i + 1) * side + j + 1] + 1);
            else
                length[i * side + j] = down > right ? down : right;
        }
    }
    size_t i = 0, j = 0;
    while (i < old_count || j < new_count) {
        struct step *s = &d->steps[d->count++];
        if (i < old_count && j < new_count && strcmp(old_lines[i], new_lines[j]) == 0) {
            *s = (struct step){LD_KEEP, i++};
            j++;
        } else if (j == new_count || (i < old_count && length[(i + 1) * side + j] >= length[i * side + j + 1])) {
            *s = (struct step){LD_DELETE, i++};
        } else {
            *s = (struct step){LD_INSERT, j++};
        }
    }
    free(length);
    return d;
}

void ld_free(ld_diff *d)
{
    free(d);
}

size_t ld_steps(const ld_diff *d)
{
    return d->count;
}

ld_action ld_step_action(const ld_diff *d, size_t step)
{
    assert(step < d->count);
    return d->steps[step].action;
}

const char *ld_step_line(const ld_diff *d, size_t step)
{
    assert(step < d->count);
    const struct step *s = &d->steps[step];
    return s->action == LD_INSERT ? d->new_lines[s->index] : d->old_lines[s->index];
}

size_t ld_count(const ld_diff *d, ld_action action)
{
    size_t count = 0;
    for (size_t i = 0; i < d->count; i++)
        count += d->steps[i].action == action;
    return count;
}

void ld_apply(const ld_diff *d, const char *const *lines, size_t count, const char **out)
{
    assert(count == d->old_count);
    for (size_t i = 0; i < d->count; i++) {
        const struct step *s = &d->steps[i];
        if (s->action != LD_INSERT)
            assert(strcmp(lines[s->index], d->old_lines[s->index]) == 0);
        if (s->action != LD_DELETE)
            *out++ = s->action == LD_KEEP ? lines[s->index] : d->new_lines[s->index];
    }
}

size_t ld_result_count(const ld_diff *d)
{
    return d->new_count;
}

char *ld_format(const ld_diff *d)
{
    size_t size = 1;
    for (size_t i = 0; i < d->count; i++)
        size += strlen(ld_step_line(d, i)) + 2;
    char *text = malloc(size), *at = text;
    if (text == NULL)
        return NULL;
    for (size_t i = 0; i < d->count; i++) {
        const char *line = ld_step_line(d, i);
        size_t length = strlen(line);
        *at++ = (char)d->steps[i].action;
        memcpy(at, line, length);
        at += length;
        *at++ = '\n';
    }
    *at = '\0';
    return text;
}
