/* Characters that a reader of a format could not take. */
#include <stdint.h>
#include <string.h>

#include "export/result_formats.h"

#define NOT_UTF8 UINT32_MAX

/* One code point of well-formed UTF-8 (Unicode, table 3-7), or NOT_UTF8 for one byte that is not. */
static uint32_t next_character(const char **s)
{
    static const uint32_t smallest[] = {0, 0x80, 0x800, 0x10000};
    const unsigned char *p = (const unsigned char *)*s;
    size_t more = *p < 0x80 ? 0 : *p >= 0xf0 && *p < 0xf8 ? 3 : *p >= 0xe0 ? 2 : 1;
    uint32_t character = more == 0 ? *p : *p & (0x3fu >> more);
    bool well_formed = *p < 0x80 || (*p >= 0xc0 && *p < 0xf8);
    for (size_t i = 1; i <= more && well_formed; i++) {
        well_formed = (p[i] & 0xc0) == 0x80; /* so it ends at a NUL */
        character = character << 6 | (p[i] & 0x3f);
    }
    well_formed = well_formed && character >= smallest[more] && character <= 0x10ffff &&
                  (character < 0xd800 || character > 0xdfff);
    *s += well_formed ? more + 1 : 1;
    return well_formed ? character : NOT_UTF8;
}

static bool is_control(uint32_t character)
{
    return (character < 0x20 && character != '\t' && character != '\n') || (character >= 0x7f && character < 0xa0);
}

static void add_shown(struct text *out, const char *s, const char *end, bool one_line)
{
    while (s < end) {
        const char *start = s;
        uint32_t character = next_character(&s);
        if (character != NOT_UTF8 && !is_control(character) && !(one_line && character == '\n'))
            text_add_bytes(out, start, (size_t)(s - start));
        else
            for (; start < s; start++)
                text_addf(out, "\\x%02x", (unsigned char)*start);
    }
}

void add_lines(struct text *out, const char *lines, const char *indent)
{
    if (!lines)
        return;
    while (*lines) {
        const char *end = lines + strcspn(lines, "\n");
        if (end > lines)
            text_add(out, indent);
        add_shown(out, lines, end, false);
        text_add_char(out, '\n');
        lines = *end ? end + 1 : end;
    }
}

void add_word(struct text *out, const char *s)
{
    add_shown(out, s, s + strlen(s), true);
}

void add_utf8(struct text *out, const char *s)
{
    while (*s) {
        const char *start = s;
        uint32_t character = next_character(&s);
        bool is_bad =
            character == NOT_UTF8 || (character >= 0x80 && character < 0xa0) || (character & 0xfffe) == 0xfffe;
        if (is_bad)
            text_add(out, "\xef\xbf\xbd");
        else
            text_add_bytes(out, start, (size_t)(s - start));
    }
}
