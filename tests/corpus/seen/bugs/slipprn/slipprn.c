#include "slipprn.h"

#include <stdlib.h>
#include <string.h>

#define ESC 0x1B

struct slip {
    unsigned char *line;
    size_t room;
    size_t used;
    size_t columns;
    unsigned char page;
    unsigned char style;  /* what the printer has been told */
    unsigned char wanted; /* what the caller asked for */
};

slip *slip_open(size_t room)
{
    if (room == 0 || room > SLIP_MAX_ROOM)
        return NULL;
    slip *s = calloc(1, sizeof *s);
    if (s == NULL)
        return NULL;
    s->line = malloc(room);
    if (s->line == NULL) {
        free(s);
        return NULL;
    }
    s->room = room;
    return s;
}

void slip_close(slip *s)
{
    if (s == NULL)
        return;
    free(s->line);
    free(s);
}

void slip_clear(slip *s)
{
    s->used = 0;
    s->columns = 0;
    s->page = 0;
    s->style = SLIP_PLAIN;
    s->wanted = SLIP_PLAIN;
}

void slip_style(slip *s, int style)
{
    s->wanted = style == SLIP_BOLD || style == SLIP_TALL ? (unsigned char)style : SLIP_PLAIN;
}

static void sequence(slip *s, unsigned char command, unsigned char value)
{
    s->line[s->used++] = ESC;
    s->line[s->used++] = command;
    s->line[s->used++] = value;
}

bool slip_put(slip *s, unsigned char c)
{
    if (c < 0x20 || (c >= 0x7F && c < 0xA0))
        c = '?';
    unsigned char page = c >= 0xA0;
    size_t need = 1;
    if (s->style != s->wanted)
        need += 3;
    if (page > s->page)
        need += 3;
    if (need > s->room - s->used)
        return false;
    if (s->style != s->wanted) {
        sequence(s, '!', s->wanted);
        s->style = s->wanted;
    }
    if (page != s->page) {
        sequence(s, 't', page);
        s->page = page;
    }
    s->line[s->used++] = c;
    s->columns++;
    return true;
}

size_t slip_text(slip *s, const char *text)
{
    size_t n = 0;
    while (text[n] != '\0' && slip_put(s, (unsigned char)text[n]))
        n++;
    return n;
}

size_t slip_fill(slip *s, unsigned char c, size_t n)
{
    size_t done = 0;
    while (done < n && slip_put(s, c))
        done++;
    return done;
}

size_t slip_right(slip *s, const char *text, unsigned columns)
{
    if (columns > SLIP_MAX_COLUMNS)
        columns = SLIP_MAX_COLUMNS;
    size_t length = strlen(text);
    if (length < columns) {
        size_t spaces = columns - length;
        size_t done = slip_fill(s, ' ', spaces);
        if (done < spaces)
            return 0;
    }
    return slip_text(s, text);
}

bool slip_amount(slip *s, int64_t cents)
{
    char text[32];
    size_t at = sizeof text - 1;
    uint64_t left = cents < 0 ? 0 - (uint64_t)cents : (uint64_t)cents;
    text[at] = '\0';
    for (int digit = 0; digit < 3 || left > 0; digit++) {
        if (digit == 2)
            text[--at] = '.';
        text[--at] = (char)('0' + left % 10);
        left /= 10;
    }
    if (cents < 0)
        text[--at] = '-';

    slip before = *s;
    if (slip_text(s, text + at) == strlen(text + at))
        return true;
    *s = before;
    return false;
}

size_t slip_columns(const slip *s)
{
    return s->columns;
}

size_t slip_size(const slip *s)
{
    return s->used;
}

size_t slip_bytes(const slip *s, unsigned char *out, size_t size)
{
    if (size > s->used)
        size = s->used;
    if (size > 0)
        memcpy(out, s->line, size);
    return size;
}
