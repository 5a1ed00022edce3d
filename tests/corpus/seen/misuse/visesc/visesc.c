#include "visesc.h"

#include <assert.h>
#include <string.h>

static const char letters[] = "abfnrtv", meanings[] = "\a\b\f\n\r\t\v";

/* Whether c needs no sequence. */
static int plain(unsigned char c, int flags)
{
    if (c == '\n' || c == '\t')
        return (flags & VE_KEEPNL) != 0;
    if (c == ' ')
        return !(flags & VE_SPACE);
    if (c == '\'' || c == '"')
        return !(flags & VE_QUOTES);
    return c > ' ' && c < 127 && c != '\\';
}

static int is_octal(int c)
{
    return c >= '0' && c <= '7';
}

char *ve_char(char *dst, int c, int flags, int next)
{
    unsigned char u = (unsigned char)c;
    const char *m;

    if (plain(u, flags)) {
        *dst++ = (char)u;
    } else if (u == '\\' || u == '\'' || u == '"') {
        *dst++ = '\\';
        *dst++ = (char)u;
    } else if ((flags & VE_CSTYLE) && u != '\0' && (m = strchr(meanings, u)) != NULL) {
        *dst++ = '\\';
        *dst++ = letters[m - meanings];
    } else if ((flags & VE_CSTYLE) && u == '\0' && !is_octal(next)) {
        *dst++ = '\\';
        *dst++ = '0';
    } else {
        *dst++ = '\\';
        *dst++ = (char)('0' + (u >> 6));
        *dst++ = (char)('0' + (u >> 3 & 7));
        *dst++ = (char)('0' + (u & 7));
    }
    *dst = '\0';
    return dst;
}

size_t ve_bytes(char *dst, const void *src, size_t len, int flags)
{
    const unsigned char *s = src;
    char *d = dst;

    for (size_t i = 0; i < len; i++)
        d = ve_char(d, s[i], flags, i + 1 < len ? s[i + 1] : 0);
    *d = '\0';
    return (size_t)(d - dst);
}

size_t ve_text(char *dst, const char *src, int flags)
{
    char *d = dst;

    for (; *src != '\0'; src++)
        d = ve_char(d, *src, flags, (unsigned char)src[1]);
    *d = '\0';
    return (size_t)(d - dst);
}

size_t ve_measure(const void *src, size_t len, int flags)
{
    const unsigned char *s = src;
    size_t sum = 0;
    char one[5];

    for (size_t i = 0; i < len; i++)
        sum += (size_t)(ve_char(one, s[i], flags, i + 1 < len ? s[i + 1] : 0) - one);
    return sum;
}

/*
 * The state: 0 on the ground, 1 after a backslash; with one or two octal digits
 * 2 or 3, and their value times 8.
 */
enum { GROUND, BACKSLASH, OCTAL1, OCTAL2 };

static int ended(char *out, int *state)
{
    *out = (char)(*state >> 3);
    *state = GROUND;
    return VE_VALID;
}

int ve_step(char *out, char c, int *state)
{
    const char *l;
    int value;

    switch (*state & 7) {
    case GROUND:
        if (c == '\\') {
            *state = BACKSLASH;
            return VE_MORE;
        }
        *out = c;
        return VE_VALID;
    case BACKSLASH:
        if (is_octal(c)) {
            *state = OCTAL1 | (c - '0') << 3;
            return VE_MORE;
        }
        *state = GROUND;
        if (c == '\n')
            return VE_NOCHAR;
        if (c == '\\' || c == '\'' || c == '"') {
            *out = c;
            return VE_VALID;
        }
        l = c == '\0' ? NULL : strchr(letters, c);
        if (l == NULL)
            return VE_BAD;
        *out = meanings[l - letters];
        return VE_VALID;
    case OCTAL1:
    case OCTAL2:
        if (!is_octal(c)) {
            ended(out, state);
            return VE_AGAIN;
        }
        value = (*state >> 3) * 8 + (c - '0');
        if ((*state & 7) == OCTAL1) {
            *state = OCTAL2 | value << 3;
            return VE_MORE;
        }
        *state = GROUND;
        if (value > 255)
            return VE_BAD;
        *out = (char)value;
        return VE_VALID;
    default:
        assert(!"state was not set to 0");
        return VE_BAD;
    }
}

int ve_last(char *out, int *state)
{
    switch (*state & 7) {
    case GROUND:
        return VE_NOCHAR;
    case BACKSLASH:
        *state = GROUND;
        return VE_BAD;
    case OCTAL1:
    case OCTAL2:
        return ended(out, state);
    default:
        assert(!"state was not set to 0");
        return VE_BAD;
    }
}

long ve_decode(char *dst, const char *src)
{
    int state = 0, result;
    char *d = dst;
    char c;

    while (*src != '\0') {
        result = ve_step(&c, *src, &state);
        if (result == VE_BAD)
            return -1;
        if (result == VE_VALID || result == VE_AGAIN)
            *d++ = c;
        if (result != VE_AGAIN)
            src++;
    }
    result = ve_last(&c, &state);
    if (result == VE_BAD)
        return -1;
    if (result == VE_VALID)
        *d++ = c;
    *d = '\0';
    return (long)(d - dst);
}

char *ve_strip(char *text, int flags)
{
    char *to = text;

    for (const char *from = text; *from != '\0'; from++)
        if (plain((unsigned char)*from, flags))
            *to++ = *from;
    *to = '\0';
    return text;
}
