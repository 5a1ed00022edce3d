#include "dialnum.h"

#include <string.h>

static const char two_digits[][3] = {
    "20", "27", "30", "31", "32", "33", "34", "36", "39", "40", "41", "43",
    "44", "45", "46", "47", "48", "49", "51", "52", "53", "54", "55", "56",
    "57", "58", "60", "61", "62", "63", "64", "65", "66", "81", "82", "84",
    "86", "90", "91", "92", "93", "94", "95", "98",
};

static int is_digit(char c)
{
    return c >= '0' && c <= '9';
}

/* Length of a text of digits only that has at most max, or -1. */
static int digits(const char *text, int max)
{
    int n = 0;

    while (is_digit(text[n])) {
        if (n == max)
            return -1;
        n++;
    }
    return text[n] == '\0' ? n : -1;
}

static size_t code_length(const char *number)
{
    if (number[0] == '1' || number[0] == '7')
        return 1;
    for (size_t i = 0; i < sizeof two_digits / sizeof two_digits[0]; i++)
        if (strncmp(number, two_digits[i], 2) == 0)
            return 2;
    return 3;
}

int dial_make(struct dial *d, const char *cc, const char *nat, const char *ext)
{
    struct dial made;
    int c, n, e;

    if (!ext)
        ext = "";
    c = digits(cc, 3);
    n = digits(nat, DIAL_DIGITS);
    e = digits(ext, DIAL_EXT);
    if (c < 1 || n < 1 || e < 0 || c + n > DIAL_DIGITS)
        return -1;
    memset(&made, 0, sizeof made);
    memcpy(made.cc, cc, (size_t)c);
    memcpy(made.nat, nat, (size_t)n);
    memcpy(made.ext, ext, (size_t)e);
    *d = made;
    return 0;
}

int dial_parse(struct dial *d, const char *text)
{
    char number[DIAL_DIGITS + 1] = "", cc[4] = "";
    size_t n = 0, c;
    const char *ext = NULL;

    if (*text++ != '+')
        return -1;
    for (; *text; text++) {
        if (is_digit(*text)) {
            if (n == DIAL_DIGITS)
                return -1;
            number[n++] = *text;
        } else if (*text == 'x') {
            ext = text + 1;
            if (*ext == '\0')
                return -1;
            break;
        } else if (!strchr(" -.()", *text)) {
            return -1;
        }
    }
    c = code_length(number);
    if (n <= c)
        return -1;
    memcpy(cc, number, c);
    return dial_make(d, cc, number + c, ext);
}

int dial_set_ext(struct dial *d, const char *ext)
{
    int e = ext ? digits(ext, DIAL_EXT) : 0;
    char copy[DIAL_EXT + 1] = "";

    if (e < 0)
        return -1;
    if (e > 0)
        memcpy(copy, ext, (size_t)e);
    memcpy(d->ext, copy, sizeof copy);
    return 0;
}

static char *put(char *to, const char *text)
{
    while (*text)
        *to++ = *text++;
    *to = '\0';
    return to;
}

static int give(const char *text, char *buf, size_t size)
{
    size_t len = strlen(text), n = len;

    if (size > 0) {
        if (n > size - 1)
            n = size - 1;
        memcpy(buf, text, n);
        buf[n] = '\0';
    }
    return (int)len;
}

static int format_plain(const struct dial *d, int uri, char *buf, size_t size)
{
    char text[4 + 1 + DIAL_DIGITS + 5 + DIAL_EXT + 1];
    char *to = put(text, uri ? "tel:+" : "+");

    to = put(to, d->cc);
    to = put(to, d->nat);
    if (uri && d->ext[0]) {
        to = put(to, ";ext=");
        put(to, d->ext);
    }
    return give(text, buf, size);
}

static int format_grouped(const struct dial *d, char *buf, size_t size)
{
    char text[1 + DIAL_DIGITS + DIAL_DIGITS / 3 + 3];
    char *to = put(text, "+");

    to = put(to, d->cc);
    for (int i = 0; d->nat[i]; i++) {
        if (i % 3 == 0)
            *to++ = ' ';
        *to++ = d->nat[i];
    }
    *to = '\0';
    if (d->ext[0]) {
        to = put(to, " x");
        put(to, d->ext);
    }
    return give(text, buf, size);
}

int dial_format(const struct dial *d, enum dial_style style, char *buf, size_t size)
{
    switch (style) {
    case DIAL_E164:
        return format_plain(d, 0, buf, size);
    case DIAL_URI:
        return format_plain(d, 1, buf, size);
    case DIAL_GROUPED:
        return format_grouped(d, buf, size);
    }
    return -1;
}

int dial_compare(const struct dial *a, const struct dial *b)
{
    int c = strcmp(a->cc, b->cc);

    if (c == 0)
        c = strcmp(a->nat, b->nat);
    if (c == 0)
        c = strcmp(a->ext, b->ext);
    return c;
}

char dial_key(char c)
{
    static const char letters[] = "abcdefghijklmnopqrstuvwxyz";
    static const char upper[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
    static const char keys[] = "22233344455566677778889999";
    const char *at;

    if (c == '\0')
        return '\0';
    if (is_digit(c))
        return c;
    at = strchr(letters, c);
    if (at)
        return keys[at - letters];
    at = strchr(upper, c);
    return at ? keys[at - upper] : '\0';
}
