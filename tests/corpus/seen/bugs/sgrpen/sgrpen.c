#include "sgrpen.h"

#include <limits.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#define SUBS 8              /* the longest parameter we know has 6 */
#define NUMBER_MAX 65535

struct group {
    int count;              /* of subparameters, 0: to be skipped */
    int sub[SUBS];          /* -1: empty */
};

void sgr_reset(struct sgr_pen *pen)
{
    memset(pen, 0, sizeof *pen);
}

static int number(const char **text)
{
    int value = 0;

    while (**text >= '0' && **text <= '9') {
        value = value * 10 + (**text - '0');
        if (value > NUMBER_MAX)
            value = NUMBER_MAX;
        ++*text;
    }
    return value;
}

/* Reads a parameter; *text is then at ';' or at the end. */
static void read_group(const char **text, struct group *group)
{
    int sub[SUBS];
    int *end = sub;
    bool fits = true;

    for (;;) {
        if (**text >= '0' && **text <= '9') {
            int value = number(text);
            if (end < sub + SUBS)
                *end++ = value;
            else
                fits = false;
        } else {
            *end++ = -1;
        }
        if (**text != ':')
            break;
        ++*text;
    }
    group->count = fits ? (int)(end - sub) : 0;
    memcpy(group->sub, sub, (size_t)group->count * sizeof sub[0]);
}

static bool next_group(const char **text, struct group *group, int *count)
{
    if (**text != ';')
        return false;
    ++*text;
    read_group(text, group);
    if (*count < INT_MAX)
        ++*count;
    return true;
}

static bool byte_ok(int value)
{
    return value >= 0 && value <= 255;
}

static void set_index(struct sgr_color *color, int index)
{
    if (byte_ok(index))
        *color = (struct sgr_color){ SGR_INDEXED, (uint8_t)index, 0, 0 };
}

static void set_rgb(struct sgr_color *color, const int *rgb)
{
    if (byte_ok(rgb[0]) && byte_ok(rgb[1]) && byte_ok(rgb[2]))
        *color = (struct sgr_color){ SGR_RGB, (uint8_t)rgb[0], (uint8_t)rgb[1], (uint8_t)rgb[2] };
}

static void colon_color(struct sgr_color *color, const struct group *group)
{
    if (group->sub[1] == 5 && group->count == 3)
        set_index(color, group->sub[2]);
    else if (group->sub[1] == 2 && group->count == 5)
        set_rgb(color, group->sub + 2);
    else if (group->sub[1] == 2 && group->count == 6)
        set_rgb(color, group->sub + 3);
}

static int lone(const struct group *group)
{
    if (group->count != 1)
        return NUMBER_MAX;
    return group->sub[0] < 0 ? 0 : group->sub[0];
}

static void semicolon_color(struct sgr_color *color, const char **text, int *count)
{
    struct group group;

    if (!next_group(text, &group, count))
        return;
    if (lone(&group) == 5) {
        if (next_group(text, &group, count))
            set_index(color, lone(&group));
    } else if (lone(&group) == 2) {
        int rgb[3];
        for (int i = 0; i < 3; i++) {
            if (!next_group(text, &group, count))
                return;
            rgb[i] = lone(&group);
        }
        set_rgb(color, rgb);
    }
}

static void simple(struct sgr_pen *pen, int code)
{
    static const uint8_t on[10] = {
        0, SGR_BOLD, SGR_FAINT, SGR_ITALIC, 0, SGR_BLINK, 0, SGR_INVERSE, SGR_HIDDEN, SGR_STRIKE
    };

    if (code == 0)
        sgr_reset(pen);
    else if (code == 4)
        pen->line = SGR_SINGLE;
    else if (code < 10)
        pen->attrs |= on[code];
    else if (code == 21)
        pen->line = SGR_DOUBLE;
    else if (code == 22)
        pen->attrs &= (uint8_t)~(SGR_BOLD | SGR_FAINT);
    else if (code == 24)
        pen->line = SGR_NOLINE;
    else if (code >= 23 && code <= 29)
        pen->attrs &= (uint8_t)~on[code - 20];
    else if (code >= 30 && code <= 37)
        set_index(&pen->fg, code - 30);
    else if (code == 39)
        pen->fg = (struct sgr_color){ 0, 0, 0, 0 };
    else if (code >= 40 && code <= 47)
        set_index(&pen->bg, code - 40);
    else if (code == 49)
        pen->bg = (struct sgr_color){ 0, 0, 0, 0 };
    else if (code == 59)
        pen->ul = (struct sgr_color){ 0, 0, 0, 0 };
    else if (code >= 90 && code <= 97)
        set_index(&pen->fg, code - 90 + 8);
    else if (code >= 100 && code <= 107)
        set_index(&pen->bg, code - 100 + 8);
}

int sgr_apply(struct sgr_pen *pen, const char *params)
{
    struct group group;
    int count = 1;

    if (params[strspn(params, "0123456789;:")] != '\0')
        return -1;
    read_group(&params, &group);
    do {
        struct sgr_color *color = NULL;
        int code;

        if (group.count == 0)
            continue;
        code = group.sub[0] < 0 ? 0 : group.sub[0];
        if (code == 38)
            color = &pen->fg;
        else if (code == 48)
            color = &pen->bg;
        else if (code == 58)
            color = &pen->ul;
        if (color != NULL && group.count == 1)
            semicolon_color(color, &params, &count);
        else if (color != NULL)
            colon_color(color, &group);
        else if (group.count == 1)
            simple(pen, code);
        else if (code == 4 && group.count == 2 && group.sub[1] >= 0 && group.sub[1] <= SGR_DASHED)
            pen->line = (uint8_t)group.sub[1];
    } while (next_group(&params, &group, &count));
    return count;
}

static bool same_color(struct sgr_color a, struct sgr_color b)
{
    return a.kind == b.kind && a.r == b.r && a.g == b.g && a.b == b.b;
}

bool sgr_equal(const struct sgr_pen *a, const struct sgr_pen *b)
{
    return a->attrs == b->attrs && a->line == b->line && same_color(a->fg, b->fg) &&
           same_color(a->bg, b->bg) && same_color(a->ul, b->ul);
}

/* Appends to a text of *length characters in all, of which `size` - 1 are kept. */
static void add(char *buf, size_t size, size_t *length, const char *format, ...)
{
    va_list args;
    int wrote;
    bool room = *length < size;

    va_start(args, format);
    wrote = vsnprintf(room ? buf + *length : NULL, room ? size - *length : 0, format, args);
    va_end(args);
    if (wrote > 0)
        *length += (size_t)wrote;
}

static void add_color(char *buf, size_t size, size_t *length, int code, struct sgr_color color)
{
    if (color.kind == SGR_INDEXED)
        add(buf, size, length, ";%d:5:%d", code, color.r);
    else if (color.kind == SGR_RGB)
        add(buf, size, length, ";%d:2::%d:%d:%d", code, color.r, color.g, color.b);
}

size_t sgr_format(const struct sgr_pen *pen, char *buf, size_t size)
{
    static const struct { uint8_t bit, code; } codes[] = {
        { SGR_BOLD, 1 }, { SGR_FAINT, 2 }, { SGR_ITALIC, 3 }, { SGR_BLINK, 5 },
        { SGR_INVERSE, 7 }, { SGR_HIDDEN, 8 }, { SGR_STRIKE, 9 }
    };
    size_t length = 0;

    add(buf, size, &length, "0");
    for (size_t i = 0; i < sizeof codes / sizeof codes[0]; i++)
        if (pen->attrs & codes[i].bit)
            add(buf, size, &length, ";%d", codes[i].code);
    if (pen->line != SGR_NOLINE && pen->line <= SGR_DASHED)
        add(buf, size, &length, ";4:%d", pen->line);
    add_color(buf, size, &length, 38, pen->fg);
    add_color(buf, size, &length, 48, pen->bg);
    add_color(buf, size, &length, 58, pen->ul);
    return length;
}

size_t sgr_change(const struct sgr_pen *from, const struct sgr_pen *to, char *buf, size_t size)
{
    if (!sgr_equal(from, to))
        return sgr_format(to, buf, size);
    if (size > 0)
        buf[0] = '\0';
    return 0;
}

uint32_t sgr_palette(uint8_t index)
{
    static const uint32_t basic[16] = {
        0x000000, 0xcd0000, 0x00cd00, 0xcdcd00, 0x0000ee, 0xcd00cd, 0x00cdcd, 0xe5e5e5,
        0x7f7f7f, 0xff0000, 0x00ff00, 0xffff00, 0x5c5cff, 0xff00ff, 0x00ffff, 0xffffff
    };
    static const uint8_t step[6] = { 0, 95, 135, 175, 215, 255 };

    if (index < 16)
        return basic[index];
    if (index < 232) {
        unsigned cube = index - 16u;
        return (uint32_t)step[cube / 36] << 16 | (uint32_t)step[cube / 6 % 6] << 8 | step[cube % 6];
    }
    return (8u + 10u * (index - 232u)) * 0x010101u;
}

const char *sgr_line_name(int line)
{
    static const char *const names[] = { "none", "single", "double", "curly", "dotted", "dashed" };

    return line >= 0 && line <= SGR_DASHED ? names[line] : "unknown";
}
