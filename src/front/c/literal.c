#include "front/c/literal.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

enum literal_kind literal_kind(const char *literal)
{
    const char *quote = strpbrk(literal, "'\"");
    if (!quote || strchr("0123456789.", *literal)) /* 1'000 has one too */
        return LITERAL_NUMBER;
    return *quote == '"' ? LITERAL_STRING : LITERAL_CHARACTER;
}

/* ---- numbers ---- */

static int base_of(const char **digits)
{
    if (**digits != '0')
        return 10;
    if (strchr("xX", (*digits)[1]) && (*digits)[1]) {
        *digits += 2;
        return 16;
    }
    if (strchr("bB", (*digits)[1]) && (*digits)[1]) {
        *digits += 2;
        return 2;
    }
    return 8;
}

bool literal_number(const char *literal, uint64_t *number)
{
    struct text digits = TEXT_INIT;
    int base = base_of(&literal);
    for (; *literal; literal++)
        if (*literal != '\'')
            text_add_char(&digits, *literal);
    char *end;
    errno = 0;
    *number = strtoull(digits.s, &end, base);
    bool is_integer = end != digits.s && !errno && strspn(end, "uUlLzZwWbB") == strlen(end);
    text_release(&digits);
    return is_integer;
}

/* ---- text ---- */

static void add_utf8(struct text *out, unsigned long code)
{
    if (code < 0x80) {
        text_add_char(out, (char)code);
        return;
    }
    int more = code < 0x800 ? 1 : code < 0x10000 ? 2 : 3;
    text_add_char(out, (char)((0xff80 >> more & 0xff) | code >> 6 * more));
    while (more--)
        text_add_char(out, (char)(0x80 | (code >> 6 * more & 0x3f)));
}

/* Digits of an escape, at most so many; leaves *at behind them. */
static unsigned long escaped_number(const char **at, int base, size_t most)
{
    char digits[9] = "";
    size_t count = strspn(*at, base == 8 ? "01234567" : "0123456789abcdefABCDEF");
    if (count > most)
        count = most;
    memcpy(digits, *at, count);
    *at += count;
    return strtoul(digits, NULL, base);
}

/* Behind a backslash. */
static void add_escape(struct text *out, const char **at)
{
    static const char letters[] = "abfnrtve", meanings[] = "\a\b\f\n\r\t\v\033";
    char letter = *(*at)++;
    const char *known = strchr(letters, letter);
    if (letter == 'x') {
        text_add_char(out, (char)escaped_number(at, 16, 8));
    } else if (letter == 'u' || letter == 'U') {
        add_utf8(out, escaped_number(at, 16, letter == 'u' ? 4 : 8));
    } else if (letter >= '0' && letter <= '7') {
        --*at;
        text_add_char(out, (char)escaped_number(at, 8, 3));
    } else {
        text_add_char(out, known ? meanings[known - letters] : letter);
    }
}

void literal_text(const char *literal, struct text *out)
{
    const char *at = strpbrk(literal, "'\"");
    if (!at)
        return;
    for (char quote = *at++; *at && *at != quote;) {
        if (*at == '\\' && at[1]) {
            at++;
            add_escape(out, &at);
        } else {
            text_add_char(out, *at++);
        }
    }
}
