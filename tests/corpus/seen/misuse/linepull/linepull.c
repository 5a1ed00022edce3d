#include "linepull.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

struct linepull {
    linepull_fetch *fetch;
    void *user;
    char *line; /* the last one, NULL when there is none */
    size_t line_length;
    bool back; /* the line is to be returned again */
    bool end;  /* nothing more to fetch */
    unsigned long number;
    size_t used;
    char buffer[LINEPULL_LONGEST + 2]; /* fetched and not yet returned */
};

linepull *linepull_open(linepull_fetch *fetch, void *user)
{
    linepull *lp = malloc(sizeof *lp);
    if (lp == NULL)
        return NULL;
    lp->fetch = fetch;
    lp->user = user;
    lp->line = NULL;
    lp->line_length = 0;
    lp->back = lp->end = false;
    lp->number = 0;
    lp->used = 0;
    return lp;
}

void linepull_close(linepull *lp)
{
    if (lp == NULL)
        return;
    free(lp->line);
    free(lp);
}

/* The length without "\n" or "\r\n" at the end. */
static size_t line_end(const char *line, size_t length)
{
    if (length == 0 || line[length - 1] != '\n')
        return length;
    return length > 1 && line[length - 2] == '\r' ? length - 2 : length - 1;
}

/* Fetches until a line, or the last one, is in the buffer; returns how many
   bytes of it are to be taken out. */
static size_t collect(linepull *lp)
{
    size_t searched = 0;
    for (;;) {
        const char *newline = memchr(lp->buffer + searched, '\n', lp->used - searched);
        if (newline != NULL) {
            size_t taken = (size_t)(newline - lp->buffer) + 1;
            return line_end(lp->buffer, taken) > LINEPULL_LONGEST ? LINEPULL_LONGEST : taken;
        }
        searched = lp->used;
        if (lp->end || lp->used == sizeof lp->buffer)
            return lp->used > LINEPULL_LONGEST ? LINEPULL_LONGEST : lp->used;
        size_t room = sizeof lp->buffer - lp->used;
        size_t got = lp->fetch(lp->user, lp->buffer + lp->used, room);
        assert(got <= room);
        lp->used += got;
        lp->end = got == 0;
    }
}

const char *linepull_next(linepull *lp, size_t *length)
{
    if (!lp->back) {
        free(lp->line);
        lp->line = NULL;
        size_t taken = collect(lp), kept = line_end(lp->buffer, taken);
        if (taken > 0)
            lp->line = malloc(taken + 1);
        if (lp->line == NULL)
            return NULL;
        memcpy(lp->line, lp->buffer, kept);
        lp->line[kept] = '\0';
        lp->line_length = kept;
        lp->used -= taken;
        memmove(lp->buffer, lp->buffer + taken, lp->used);
        lp->number++;
    }
    lp->back = false;
    if (length != NULL)
        *length = lp->line_length;
    return lp->line;
}

void linepull_back(linepull *lp)
{
    assert(lp->line != NULL && !lp->back);
    lp->back = true;
}

unsigned long linepull_number(const linepull *lp)
{
    return lp->number;
}

const char *linepull_until(linepull *lp, const char *prefix)
{
    const char *line;
    do
        line = linepull_next(lp, NULL);
    while (line != NULL && strncmp(line, prefix, strlen(prefix)) != 0);
    return line;
}

size_t linepull_from_text(void *user, char *to, size_t room)
{
    struct linepull_text *text = user;
    size_t count = text->left < room ? text->left : room;
    if (count > 0) {
        memcpy(to, text->at, count);
        text->at += count;
        text->left -= count;
    }
    return count;
}

size_t linepull_words(const char *line)
{
    size_t words = 0;
    for (line += strspn(line, " \t"); *line != '\0'; line += strspn(line, " \t")) {
        words++;
        line += strcspn(line, " \t");
    }
    return words;
}

bool linepull_is_comment(const char *line)
{
    return line[strspn(line, " \t")] == '#';
}
