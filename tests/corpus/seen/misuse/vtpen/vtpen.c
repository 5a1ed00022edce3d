#include "vtpen.h"

#include <assert.h>
#include <stdio.h>
#include <string.h>

static const struct {
    const char *name;
    const char *code;
} inks[] = {
    {"black", "30"}, {"red", "31"},     {"green", "32"}, {"yellow", "33"},
    {"blue", "34"},  {"magenta", "35"}, {"cyan", "36"},  {"white", "37"},
};

/* All of it, or nothing more for ever. */
static void put(struct vt_pen *pen, const char *bytes, size_t count)
{
    if (pen->full || count > pen->size - 1 - pen->length) {
        pen->full = 1;
        return;
    }
    memcpy(pen->buffer + pen->length, bytes, count);
    pen->length += count;
    pen->buffer[pen->length] = '\0';
}

static int is_control(char c)
{
    return ((unsigned char)c < 32 || c == 127);
}

static void put_look(struct vt_pen *pen)
{
    char sequence[32] = "\033[0";

    if (pen->look.style & VT_BOLD)
        strcat(sequence, ";1");
    if (pen->look.style & VT_UNDERLINE)
        strcat(sequence, ";4");
    if (pen->look.style & VT_REVERSE)
        strcat(sequence, ";7");
    if (pen->look.ink >= 0) {
        strcat(sequence, ";");
        strcat(sequence, inks[pen->look.ink].code);
    }
    strcat(sequence, "m");
    put(pen, sequence, strlen(sequence));
}

void vt_begin(struct vt_pen *pen, char *buffer, size_t size)
{
    memset(pen, 0, sizeof *pen);
    pen->buffer = buffer;
    pen->size = size;
    pen->look.ink = -1;
    buffer[0] = '\0';
}

void vt_text(struct vt_pen *pen, const char *text)
{
    size_t count = strlen(text), i;
    char *start = pen->buffer + pen->length;

    put(pen, text, count);
    if (pen->full)
        return;
    for (i = 0; i < count; i++)
        if (is_control(start[i]) && start[i] != '\n' && start[i] != '\t')
            start[i] = '?';
}

void vt_ink(struct vt_pen *pen, int ink)
{
    if (pen->full)
        return;
    pen->look.ink = (signed char)(inks[ink].code[1] - '0');
    put_look(pen);
}

void vt_style(struct vt_pen *pen, unsigned style)
{
    pen->look.style = (unsigned char)(style & (VT_BOLD | VT_UNDERLINE | VT_REVERSE));
    put_look(pen);
}

void vt_plain(struct vt_pen *pen)
{
    pen->look.ink = -1;
    pen->look.style = 0;
    put_look(pen);
}

int vt_save(struct vt_pen *pen)
{
    if (pen->saves == VT_SAVES)
        return -1;
    pen->saved[pen->saves++] = pen->look;
    return 0;
}

void vt_restore(struct vt_pen *pen)
{
    assert(pen->saves > 0);
    pen->look = pen->saved[--pen->saves];
    put_look(pen);
}

static int within(int n)
{
    return n < 1 ? 1 : n > 999 ? 999 : n;
}

void vt_move(struct vt_pen *pen, int row, int column)
{
    char sequence[32];
    int length = snprintf(sequence, sizeof sequence, "\033[%d;%dH", within(row), within(column));

    if (length > 0 && length < (int)sizeof sequence)
        put(pen, sequence, (size_t)length);
}

int vt_end(struct vt_pen *pen)
{
    return pen->full ? -1 : 0;
}

size_t vt_width(const char *text)
{
    size_t width = 0;

    while (*text != '\0') {
        if (text[0] == '\033' && text[1] == '[') {
            text += 2;
            while (*text != '\0' && !((*text >= 'a' && *text <= 'z') || (*text >= 'A' && *text <= 'Z')))
                text++;
            if (*text != '\0')
                text++;
        } else {
            width += !is_control(*text);
            text++;
        }
    }
    return width;
}

const char *vt_ink_name(int ink)
{
    return inks[ink].name;
}
