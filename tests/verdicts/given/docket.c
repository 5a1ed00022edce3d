#include "docket.h"

#include <assert.h>
#include <stdlib.h>

struct docket_line {
    struct docket_line *next;
    char letter;
    int number;
};

struct docket {
    struct docket_line *lines[2];
};

struct docket *docket_new(void)
{
    return calloc(1, sizeof(struct docket));
}

void docket_free(struct docket *d)
{
    for (int half = 0; d && half < 2; half++)
        for (struct docket_line *line = d->lines[half], *next; line; line = next) {
            next = line->next;
            free(line);
        }
    free(d);
}

int docket_add(struct docket *d, int half, char letter, int number)
{
    struct docket_line *line = half == 0 || half == 1 ? malloc(sizeof *line) : NULL;
    if (!line)
        return -1;
    *line = (struct docket_line){d->lines[half], letter, number};
    d->lines[half] = line;
    return 0;
}

int docket_find(const struct docket *d, int half, char letter, int number, const struct docket_line **line)
{
    assert(line != NULL && *line == NULL);
    if (half != 0 && half != 1)
        return -1;
    for (const struct docket_line *at = d->lines[half]; at; at = at->next)
        if (at->letter == letter) {
            *line = at;
            return at->number != number;
        }
    return -1;
}

int docket_holds(const struct docket *d, char letter, int number)
{
    const struct docket_line *line = NULL;
    int result = docket_find(d, 0, letter, number, &line);
    if (result != 0)
        result = docket_find(d, 1, letter, number, &line);
    return result == 0;
}

unsigned docket_step(const struct docket *d, int count)
{
    (void)d;
    unsigned steps = (unsigned)(count < 0 ? -count : count) % 100;
    return count < 0 ? (100 - steps) % 100 : steps;
}
