#include "parafit.h"

#include <string.h>

struct cursor {
    const char *at;
    size_t width;
};

static int is_blank(char c)
{
    return c == ' ' || c == '\t';
}

static int is_end(char c)
{
    return c == '\0' || c == '\n';
}

/* The column after c, which begins at this column. */
static size_t advance(size_t column, char c)
{
    if (c == '\t')
        return column - column % PF_TAB_STOP + PF_TAB_STOP;
    return column + 1;
}

/* How many bytes at `text` have room on a line; *all is set when that is the
 * rest of the paragraph. */
static size_t fit(const char *text, size_t width, int *all)
{
    size_t column = 0, n = 0;

    while (!is_end(text[n])) {
        column = advance(column, text[n]);
        if (width != 0 && column > width)
            break;
        n++;
    }
    *all = is_end(text[n]);
    return n;
}

static size_t without_blanks(const char *line, size_t length)
{
    while (length > 0 && is_blank(line[length - 1]))
        length--;
    return length;
}

static void start(struct cursor *c, const char *text, size_t width)
{
    c->at = text;
    c->width = width;
}

/* The next line; 0 if there is none. */
static int next_line(struct cursor *c, const char **line, size_t *length)
{
    size_t n, cut, words;
    int all;

    if (*c->at == '\0')
        return 0;
    *line = c->at;
    n = fit(c->at, c->width, &all);
    if (all) {
        *length = n;
        c->at += n;
        if (*c->at == '\n')
            c->at++;
        return 1;
    }

    /* c->at[n] has no room: break at the last blank up to it, if there is a
     * word before that. */
    cut = n;
    while (cut > 0 && !is_blank(c->at[cut]))
        cut--;
    words = without_blanks(c->at, cut);
    if (words > 0) {
        *length = words;
        c->at += cut;
        while (is_blank(*c->at))
            c->at++;
        if (*c->at == '\n')
            c->at++;
    } else {
        *length = n;
        c->at += n;
    }
    return 1;
}

size_t pf_columns(const char *text)
{
    size_t column = 0;

    for (; !is_end(*text); text++)
        column = advance(column, *text);
    return column;
}

size_t pf_widest_word(const char *text)
{
    size_t widest = 0, length;

    while (*text != '\0') {
        length = strcspn(text, " \t\n");
        if (length > widest)
            widest = length;
        text += length;
        if (*text != '\0')
            text++;
    }
    return widest;
}

size_t pf_count(const char *text, size_t width)
{
    struct cursor c;
    const char *line;
    size_t length, count = 0;

    start(&c, text, width);
    while (next_line(&c, &line, &length))
        count++;
    return count;
}

int pf_each(const char *text, size_t width, pf_line_fn *fn, void *user)
{
    struct cursor c;
    const char *line;
    size_t length;
    int result;

    start(&c, text, width);
    while (next_line(&c, &line, &length)) {
        result = fn(line, length, user);
        if (result != 0)
            return result;
    }
    return 0;
}

struct sink {
    char *out;
    size_t size;
    size_t total;
};

static void put(struct sink *sink, const char *bytes, size_t length)
{
    size_t room;

    if (sink->total < sink->size) {
        room = sink->size - sink->total;
        if (length > 0)
            memcpy(sink->out + sink->total, bytes, length < room ? length : room);
    }
    sink->total += length;
}

size_t pf_wrap(const char *text, size_t width, char *out, size_t size)
{
    struct sink sink = { out, size, 0 };
    struct cursor c;
    const char *line;
    size_t length;

    start(&c, text, width);
    while (next_line(&c, &line, &length)) {
        put(&sink, line, length);
        put(&sink, "\n", 1);
    }
    if (size > 0)
        out[sink.total < size ? sink.total : size - 1] = '\0';
    return sink.total;
}

size_t pf_join(char *text)
{
    const char *from = text;
    char *to = text;

    while (*from != '\0') {
        if (from[0] == '\n' && from[1] == '\n') {
            while (*from == '\n')
                *to++ = *from++;
        } else if (from[0] == '\n' && from[1] != '\0') {
            *to++ = ' ';
            from++;
        } else {
            *to++ = *from++;
        }
    }
    *to = '\0';
    return (size_t)(to - text);
}
