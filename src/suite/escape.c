#include "suite/escape.h"

#include <ctype.h>
#include <string.h>

/* ---- writing ---- */

/* Length of the UTF-8 sequence at s, as the JSON writer judges it: 0 when it is none. */
static size_t utf8_length(const char *s)
{
    const unsigned char *p = (const unsigned char *)s;
    size_t more = p[0] < 0x80 ? 0 : p[0] >= 0xc2 && p[0] <= 0xdf ? 1 : (p[0] & 0xf0) == 0xe0 ? 2 : 3;
    if (more == 3 && (p[0] < 0xf0 || p[0] > 0xf4))
        return 0;
    for (size_t i = 1; i <= more; i++)
        if ((p[i] & 0xc0) != 0x80)
            return 0;
    bool overlong = (p[0] == 0xe0 && p[1] < 0xa0) || (p[0] == 0xf0 && p[1] < 0x90);
    bool outside = (p[0] == 0xed && p[1] > 0x9f) || (p[0] == 0xf4 && p[1] > 0x8f);
    return overlong || outside ? 0 : more + 1;
}

static void add_character(struct text *out, const char **at)
{
    size_t length = utf8_length(*at);
    unsigned char c = (unsigned char)**at;
    if (c == '\\')
        text_add(out, "\\\\");
    else if (c == '\n' || c == '\t' || c == '\r')
        text_add(out, c == '\n' ? "\\n" : c == '\t' ? "\\t" : "\\r");
    else if (length == 0 || c < ' ' || c == 0x7f)
        text_addf(out, "\\x%02x", c);
    else
        text_add_bytes(out, *at, length);
    *at += length ? length : 1;
}

/* Blanks at the ends of a line are what editors take away. */
static void add_line(struct text *out, const char *from, const char *end, bool keep_leading)
{
    const char *last = end;
    while (last > from && last[-1] == ' ')
        last--;
    if (!keep_leading && from < last && *from == ' ') {
        text_add(out, "\\x20");
        from++;
    }
    while (from < last)
        add_character(out, &from);
    for (; last < end; last++)
        text_add(out, "\\x20");
}

static void add_block(struct text *out, const char *value)
{
    text_add_char(out, '\n');
    while (*value) {
        size_t length = strcspn(value, "\n");
        bool ends = value[length] == '\n';
        text_add(out, "    ");
        add_line(out, value, value + length, true);
        if (length == 0)
            text_add(out, "\\e");
        text_add(out, ends ? "\n" : "\\\n");
        value += length + ends;
    }
}

void escape_add_value(struct text *out, const char *value, bool may_be_block)
{
    if (may_be_block && strchr(value, '\n')) {
        add_block(out, value);
        return;
    }
    if (*value)
        text_add_char(out, ' ');
    add_line(out, value, value + strlen(value), false);
    text_add_char(out, '\n');
}

/* ---- reading ---- */

static int hex_value(char c)
{
    return isdigit((unsigned char)c) ? c - '0' : c >= 'a' && c <= 'f' ? c - 'a' + 10 : -1;
}

static const char *read_escape(struct text *out, const char *line, size_t length, size_t *at)
{
    static const char letters[] = "\\ntr";
    char c = line[*at];
    const char *letter = c ? strchr(letters, c) : NULL;
    if (letter) {
        text_add_char(out, "\\\n\t\r"[letter - letters]);
    } else if (c == 'x') {
        int high = *at + 2 < length ? hex_value(line[*at + 1]) : -1;
        int low = high >= 0 ? hex_value(line[*at + 2]) : -1;
        if (low < 0 || (high == 0 && low == 0))
            return "two hexadecimal digits (0-9a-f, not 00) must follow \\x";
        text_add_char(out, (char)(high << 4 | low));
        *at += 2;
    } else if (c != 'e') {
        return "this escape is not known: write a backslash as \\\\";
    }
    ++*at;
    return NULL;
}

const char *escape_read_line(struct text *out, const char *line, size_t length, bool *joins)
{
    const char *wrong = NULL;
    *joins = false;
    for (size_t i = 0; i < length && !wrong;) {
        if (line[i] == '\0')
            return "a NUL stands in the line";
        if (line[i] != '\\') {
            text_add_char(out, line[i++]);
            continue;
        }
        if (++i == length) {
            *joins = true;
            break;
        }
        wrong = read_escape(out, line, length, &i);
    }
    return wrong;
}
