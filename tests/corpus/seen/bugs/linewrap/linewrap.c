#include "linewrap.h"

#include <stdlib.h>
#include <string.h>

static const char blanks[] = " \t\r\n";

struct linewrap {
    int width;
    int indent;
    bool hyphens;
};

linewrap *lw_new(int width)
{
    if (width < 1 || width > LW_MAX_WIDTH)
        return NULL;
    linewrap *lw = malloc(sizeof *lw);
    if (lw == NULL)
        return NULL;
    lw->width = width;
    lw->indent = 0;
    lw->hyphens = true;
    return lw;
}

void lw_free(linewrap *lw)
{
    free(lw);
}

bool lw_set_width(linewrap *lw, int width)
{
    if (width <= lw->indent || width > LW_MAX_WIDTH)
        return false;
    lw->width = width;
    return true;
}

bool lw_set_indent(linewrap *lw, int indent)
{
    if (indent < 0 || indent >= lw->width)
        return false;
    lw->indent = indent;
    return true;
}

void lw_set_hyphens(linewrap *lw, bool on)
{
    lw->hyphens = on;
}

int lw_width(const linewrap *lw)
{
    return lw->width;
}

int lw_indent(const linewrap *lw)
{
    return lw->indent;
}

/* Takes a line from *rest and writes it, without its end, to `line`.  Returns
   its length without the indent; 0 when there are no more words. */
static size_t take_line(const linewrap *lw, const char **rest, char *line, bool *more)
{
    size_t room = (size_t)(lw->width - lw->indent), used = 0;
    const char *at = *rest + strspn(*rest, blanks);
    *more = *at != '\0';
    while (*at != '\0') {
        size_t word = strcspn(at, blanks), gap = used > 0;
        if (used + gap + word <= room) {
            if (gap > 0)
                line[used++] = ' ';
            memcpy(line + used, at, word);
            used += word;
            at += word;
            at += strspn(at, blanks);
            continue;
        }
        if (used == 0) {
            size_t part = lw->hyphens ? room - 1 : room;
            memcpy(line, at, part);
            used = part;
            if (lw->hyphens)
                line[used++] = '-';
            at += part;
        }
        break;
    }
    *rest = at;
    return used;
}

static size_t measure(const linewrap *lw, const char *text, size_t *size)
{
    char line[LW_MAX_WIDTH];
    size_t lines = 0, total = 0;
    bool more;
    for (;;) {
        size_t length = take_line(lw, &text, line, &more);
        if (!more)
            break;
        lines++;
        total += (size_t)lw->indent + length + 1;
    }
    *size = total;
    return lines;
}

size_t lw_lines(const linewrap *lw, const char *text)
{
    size_t size;
    return measure(lw, text, &size);
}

char *lw_wrap(const linewrap *lw, const char *text)
{
    size_t size, lines = measure(lw, text, &size);
    char *wrapped = malloc(size + 1), *out = wrapped;
    if (wrapped == NULL)
        return NULL;
    for (; lines > 0; lines--) {
        bool more;
        memset(out, ' ', (size_t)lw->indent);
        out += lw->indent;
        out += take_line(lw, &text, out, &more);
        *out++ = '\n';
    }
    *out = '\0';
    return wrapped;
}

size_t lw_longest_word(const char *text)
{
    size_t longest = 0;
    for (text += strspn(text, blanks); *text != '\0'; text += strspn(text, blanks)) {
        size_t word = strcspn(text, blanks);
        if (word > longest)
            longest = word;
        text += word;
    }
    return longest;
}
