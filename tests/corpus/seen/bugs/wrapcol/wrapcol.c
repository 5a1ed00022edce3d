#include "wrapcol.h"

#include <string.h>

// Where characters go: to the caller's buffer and into the counts.
struct sink {
    char *out;
    size_t size;
    size_t length;
    size_t column;
    struct wrap_extent extent;
};

static void sink_open(struct sink *s, char *out, size_t size)
{
    memset(s, 0, sizeof *s);
    s->out = out;
    s->size = size;
}

static void put(struct sink *s, char c)
{
    if (s->length + 1 < s->size)
        s->out[s->length] = c;
    s->length++;
    if (s->extent.lines == 0)
        s->extent.lines = 1;
    if (c == '\n') {
        s->extent.lines++;
        s->column = 0;
    } else if (++s->column > s->extent.widest) {
        s->extent.widest = s->column;
    }
}

static void put_n(struct sink *s, const char *text, size_t n)
{
    for (size_t i = 0; i < n; i++)
        put(s, text[i]);
}

static void fill(struct sink *s, char c, size_t n)
{
    for (size_t i = 0; i < n; i++)
        put(s, c);
}

static size_t sink_close(struct sink *s)
{
    if (s->size > 0)
        s->out[s->length < s->size ? s->length : s->size - 1] = '\0';
    return s->length;
}

static size_t bad(char *out, size_t size)
{
    if (size > 0)
        out[0] = '\0';
    return WRAP_BAD;
}

static int is_blank(char c)
{
    return c == ' ' || c == '\t' || c == '\r';
}

struct wrap_style wrap_plain(size_t width)
{
    struct wrap_style style = {width, 0, 0, WRAP_STICK};
    if (style.width < 1)
        style.width = 1;
    if (style.width > WRAP_WIDTH_MAX)
        style.width = WRAP_WIDTH_MAX;
    return style;
}

int wrap_style_ok(const struct wrap_style *style)
{
    if (style->width < 1 || style->width > WRAP_WIDTH_MAX)
        return 0;
    if (style->first >= style->width || style->rest >= style->width)
        return 0;
    return style->words == WRAP_STICK || style->words == WRAP_CUT || style->words == WRAP_HYPHEN;
}

// Ends a line and returns the room in the next.
static size_t next_line(struct sink *s, const struct wrap_style *style)
{
    put(s, '\n');
    return style->width - style->rest;
}

// Writes a word at the start of a line; returns the room that is left in the
// line where it ends.
static size_t put_first_word(struct sink *s, const struct wrap_style *style, const char *word, size_t n,
                             size_t room)
{
    fill(s, ' ', style->width - room);
    while (n > room && style->words != WRAP_STICK) {
        size_t part = style->words == WRAP_HYPHEN ? room - 1 : room;
        put_n(s, word, part);
        if (style->words == WRAP_HYPHEN)
            put(s, '-');
        word += part;
        n -= part;
        room = next_line(s, style);
        fill(s, ' ', style->width - room);
    }
    put_n(s, word, n);
    return n < room ? room - n : 0;
}

static void flow(struct sink *s, const struct wrap_style *style, const char *text)
{
    size_t room = style->width - style->first;
    int fresh = 1; // nothing in the line yet

    for (;;) {
        while (is_blank(*text))
            text++;
        if (*text == '\0')
            return;
        if (*text == '\n') {
            room = next_line(s, style);
            fresh = 1;
            text++;
            continue;
        }
        size_t n = 0;
        while (text[n] != '\0' && text[n] != '\n' && !is_blank(text[n]))
            n++;
        if (!fresh && n < room) {
            put(s, ' ');
            put_n(s, text, n);
            room -= n + 1;
        } else {
            if (!fresh)
                room = next_line(s, style);
            room = put_first_word(s, style, text, n, room);
            fresh = 0;
        }
        text += n;
    }
}

size_t wrap_text(const char *text, const struct wrap_style *style, char *out, size_t size)
{
    struct sink s;
    if (!wrap_style_ok(style))
        return bad(out, size);
    sink_open(&s, out, size);
    flow(&s, style, text);
    return sink_close(&s);
}

int wrap_measure(const char *text, const struct wrap_style *style, struct wrap_extent *extent)
{
    struct sink s;
    if (!wrap_style_ok(style))
        return -1;
    sink_open(&s, NULL, 0);
    flow(&s, style, text);
    *extent = s.extent;
    return 0;
}

static void put_cell(struct sink *s, const char *text, size_t width, enum wrap_align align)
{
    size_t n = 0;
    if (text != NULL)
        while (n < width && text[n] != '\0' && text[n] != '\n')
            n++;
    size_t blank = width - n, before = 0;
    if (align == WRAP_RIGHT)
        before = blank;
    else if (align == WRAP_CENTER)
        before = blank / 2;
    fill(s, ' ', before);
    put_n(s, text, n);
    fill(s, ' ', blank - before);
}

size_t wrap_cell(const char *text, size_t width, enum wrap_align align, char *out, size_t size)
{
    struct sink s;
    if (width > WRAP_WIDTH_MAX || (align != WRAP_LEFT && align != WRAP_RIGHT && align != WRAP_CENTER))
        return bad(out, size);
    sink_open(&s, out, size);
    put_cell(&s, text, width, align);
    return sink_close(&s);
}

static int widths_ok(const size_t *widths, size_t n)
{
    if (n > WRAP_CELLS_MAX)
        return 0;
    for (size_t i = 0; i < n; i++)
        if (widths[i] > WRAP_WIDTH_MAX)
            return 0;
    return 1;
}

size_t wrap_row(const char *const *cells, const size_t *widths, size_t n, char *out, size_t size)
{
    struct sink s;
    if (!widths_ok(widths, n))
        return bad(out, size);
    sink_open(&s, out, size);
    for (size_t i = 0; i < n; i++) {
        if (i > 0)
            put_n(&s, " | ", 3);
        put_cell(&s, cells[i], widths[i], WRAP_LEFT);
    }
    return sink_close(&s);
}

size_t wrap_rule(const size_t *widths, size_t n, char *out, size_t size)
{
    struct sink s;
    if (!widths_ok(widths, n))
        return bad(out, size);
    sink_open(&s, out, size);
    for (size_t i = 0; i < n; i++) {
        if (i > 0)
            put_n(&s, "-+-", 3);
        fill(&s, '-', widths[i]);
    }
    return sink_close(&s);
}
