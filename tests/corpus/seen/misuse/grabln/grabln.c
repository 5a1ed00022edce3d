#include "grabln.h"

#include <stdlib.h>
#include <string.h>

void gl_open(gl_source *src, const char *text, size_t len)
{
    src->text = text;
    src->len = len;
    src->pos = 0;
    src->lines = 0;
}

void gl_open_text(gl_source *src, const char *text)
{
    gl_open(src, text, strlen(text));
}

size_t gl_left(const gl_source *src)
{
    return src->len - src->pos;
}

/* Length of the next line with its delimiter; 0 at the end only. */
static size_t reach(const gl_source *src, int delim)
{
    size_t left = gl_left(src);
    if (left == 0)
        return 0;
    const char *from = src->text + src->pos;
    const char *at = memchr(from, delim, left);
    return at == NULL ? left : (size_t)(at - from) + 1;
}

static void advance(gl_source *src, size_t n)
{
    src->pos += n;
    src->lines++;
}

ptrdiff_t gl_delim(gl_source *src, char **line, size_t *cap, int delim)
{
    size_t n = reach(src, delim);
    if (*line == NULL || *cap < n + 1) {
        size_t size = n + 1;
        if (size < 32)
            size = 32;
        char *grown = realloc(*line, size);
        if (grown == NULL)
            return -1;
        *line = grown;
        *cap = size;
    }
    if (n > 0)
        memcpy(*line, src->text + src->pos, n);
    (*line)[n] = '\0';
    if (n == 0)
        return -1;
    advance(src, n);
    return (ptrdiff_t)n;
}

ptrdiff_t gl_line(gl_source *src, char **line, size_t *cap)
{
    return gl_delim(src, line, cap, '\n');
}

size_t gl_chomp(char *line, size_t len)
{
    if (len > 0 && line[len - 1] == '\n') {
        line[--len] = '\0';
        if (len > 0 && line[len - 1] == '\r')
            line[--len] = '\0';
    }
    return len;
}

size_t gl_skip(gl_source *src, size_t n)
{
    size_t done = 0, len;
    while (done < n && (len = reach(src, '\n')) > 0) {
        advance(src, len);
        done++;
    }
    return done;
}

int gl_peek(const gl_source *src)
{
    return gl_left(src) == 0 ? -1 : (unsigned char)src->text[src->pos];
}

size_t gl_count(const gl_source *src)
{
    return src->lines;
}
