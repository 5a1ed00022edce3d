#include "parflow.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

struct parflow {
    char *text;
    size_t length;
    size_t width;
    pf_line *lines;
    size_t count;
};

static size_t step(const char *at)
{
    unsigned char lead = (unsigned char)*at;
    return lead < 0xc0 ? 1 : lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4;
}

bool pf_valid(const char *text, size_t length)
{
    static const uint32_t least[] = {0, 0, 0x80, 0x800, 0x10000};
    const unsigned char *s = (const unsigned char *)text;
    size_t i = 0;
    while (i < length) {
        if (s[i] < 0x80) {
            i++;
            continue;
        }
        if (s[i] < 0xc2 || s[i] > 0xf4)
            return false;
        size_t n = step(text + i);
        if (n > length - i)
            return false;
        uint32_t c = s[i] & (0x7fu >> n);
        for (size_t k = 1; k < n; k++) {
            if ((s[i + k] & 0xc0) != 0x80)
                return false;
            c = c << 6 | (s[i + k] & 0x3f);
        }
        if (c < least[n] || c > 0x10ffff || (c >= 0xd800 && c <= 0xdfff))
            return false;
        i += n;
    }
    return true;
}

/* Finds the line from `start`, and where the next one starts; false when there
   is none. */
static bool fill(const char *text, size_t length, size_t width, size_t start, pf_line *line, size_t *next)
{
    size_t at = start, columns = 0, space = 0, space_columns = 0;
    bool spaced = false;
    while (at < length && text[at] != '\n' && columns < width) {
        if (text[at] == ' ') {
            spaced = true;
            space = at;
            space_columns = columns;
        }
        at += step(text + at);
        columns++;
    }
    line->start = start;
    line->length = at - start;
    line->columns = columns;
    *next = at;
    if (at >= length)
        return false;
    if (text[at] == '\n') {
        *next = at + 1;
        return true;
    }
    if (text[at] == ' ') {
        *next = at + 1;
    } else if (spaced) {
        line->length = space - start;
        line->columns = space_columns;
        *next = space + 1;
    }
    return *next < length;
}

static pf_line *flow(const char *text, size_t length, size_t width, size_t *count)
{
    size_t capacity = 4, n = 0, start = 0;
    pf_line *lines = malloc(capacity * sizeof *lines);
    bool more = true;
    while (lines != NULL && more) {
        if (n == capacity) {
            pf_line *wider = realloc(lines, 2 * capacity * sizeof *lines);
            if (wider == NULL) {
                free(lines);
                return NULL;
            }
            lines = wider;
            capacity *= 2;
        }
        more = fill(text, length, width, start, &lines[n++], &start);
    }
    *count = n;
    return lines;
}

parflow *pf_new(size_t width)
{
    assert(width >= 1);
    parflow *layout = calloc(1, sizeof *layout);
    if (layout == NULL)
        return NULL;
    layout->width = width;
    if (!pf_set_text(layout, "", 0)) {
        free(layout);
        return NULL;
    }
    return layout;
}

void pf_free(parflow *layout)
{
    if (layout == NULL)
        return;
    free(layout->lines);
    free(layout->text);
    free(layout);
}

bool pf_set_text(parflow *layout, const char *text, ptrdiff_t length)
{
    size_t size = length < 0 ? strlen(text) : (size_t)length;
    if (size > PF_TEXT_MAX)
        return false;
    char *copy = malloc(size + 1);
    if (copy == NULL)
        return false;
    if (size > 0)
        memcpy(copy, text, size);
    copy[size] = '\0';
    size_t count;
    pf_line *lines = flow(copy, size, layout->width, &count);
    if (lines == NULL) {
        free(copy);
        return false;
    }
    free(layout->lines);
    free(layout->text);
    layout->text = copy;
    layout->length = size;
    layout->lines = lines;
    layout->count = count;
    return true;
}

bool pf_set_width(parflow *layout, size_t width)
{
    assert(width >= 1);
    size_t count;
    pf_line *lines = flow(layout->text, layout->length, width, &count);
    if (lines == NULL)
        return false;
    free(layout->lines);
    layout->lines = lines;
    layout->count = count;
    layout->width = width;
    return true;
}

const char *pf_text(const parflow *layout)
{
    return layout->text;
}

size_t pf_length(const parflow *layout)
{
    return layout->length;
}

size_t pf_line_count(const parflow *layout)
{
    return layout->count;
}

const pf_line *pf_get_line(const parflow *layout, size_t line)
{
    assert(line < layout->count);
    return &layout->lines[line];
}

size_t pf_line_of(const parflow *layout, size_t offset)
{
    size_t low = 0, high = layout->count;
    while (high - low > 1) {
        size_t middle = low + (high - low) / 2;
        if (layout->lines[middle].start <= offset)
            low = middle;
        else
            high = middle;
    }
    return low;
}

pf_iter pf_begin(const parflow *layout)
{
    return (pf_iter){layout, layout->text, layout->text + layout->length};
}

bool pf_done(pf_iter it)
{
    return it.at == it.end;
}

pf_iter pf_next(pf_iter it)
{
    assert(it.at < it.end);
    it.at += step(it.at);
    return it;
}

uint32_t pf_char(pf_iter it)
{
    assert(it.at < it.end);
    size_t n = step(it.at);
    uint32_t c = (unsigned char)it.at[0];
    if (n > 1)
        c &= 0x7fu >> n;
    for (size_t k = 1; k < n; k++)
        c = c << 6 | ((unsigned char)it.at[k] & 0x3f);
    return c;
}

size_t pf_offset(pf_iter it)
{
    return (size_t)(it.at - it.layout->text);
}
