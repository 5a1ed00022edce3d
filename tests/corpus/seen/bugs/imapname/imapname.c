#include "imapname.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

static const char alphabet[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+,";

static int direct(unsigned char c)
{
    return c >= 0x20 && c <= 0x7e;
}

/* Decodes one character of UTF-8.  Returns its length, 0 if it is malformed. */
static size_t take_utf8(const unsigned char *s, uint32_t *cp)
{
    static const uint32_t least[5] = {0, 0, 0x80, 0x800, 0x10000};
    size_t n;
    uint32_t c = s[0];

    if (c < 0x80)
        n = 1;
    else if ((c & 0xe0) == 0xc0)
        n = 2, c &= 0x1f;
    else if ((c & 0xf0) == 0xe0)
        n = 3, c &= 0x0f;
    else if ((c & 0xf8) == 0xf0)
        n = 4, c &= 0x07;
    else
        return 0;
    for (size_t i = 1; i < n; i++) {
        if ((s[i] & 0xc0) != 0x80)
            return 0;
        c = c << 6 | (s[i] & 0x3f);
    }
    if (c < least[n] || c > 0x10ffff || (c >= 0xd800 && c <= 0xdfff))
        return 0;
    *cp = c;
    return n;
}

static char *put_utf8(char *p, uint32_t c)
{
    if (c < 0x80) {
        *p++ = (char)c;
    } else if (c < 0x800) {
        *p++ = (char)(0xc0 | c >> 6);
        *p++ = (char)(0x80 | (c & 0x3f));
    } else if (c < 0x10000) {
        *p++ = (char)(0xe0 | c >> 12);
        *p++ = (char)(0x80 | (c >> 6 & 0x3f));
        *p++ = (char)(0x80 | (c & 0x3f));
    } else {
        *p++ = (char)(0xf0 | c >> 18);
        *p++ = (char)(0x80 | (c >> 12 & 0x3f));
        *p++ = (char)(0x80 | (c >> 6 & 0x3f));
        *p++ = (char)(0x80 | (c & 0x3f));
    }
    return p;
}

struct shift {
    uint32_t bits;
    unsigned count; /* of bits not yet written */
};

static char *put_unit(char *p, struct shift *sh, uint32_t unit)
{
    sh->bits = sh->bits << 16 | unit;
    sh->count += 16;
    while (sh->count >= 6) {
        sh->count -= 6;
        *p++ = alphabet[sh->bits >> sh->count & 0x3f];
    }
    sh->bits &= 0x3f;
    return p;
}

static char *end_run(char *p, struct shift *sh)
{
    if (sh->count > 0)
        *p++ = alphabet[sh->bits << (6 - sh->count) & 0x3f];
    *p++ = '-';
    sh->bits = 0;
    sh->count = 0;
    return p;
}

char *imn_encode(const char *utf8)
{
    const unsigned char *s = (const unsigned char *)utf8;
    size_t n = strlen(utf8);
    struct shift sh = {0, 0};
    int in_run = 0;
    char *out, *p;

    if (n > IMN_MAX)
        return NULL;
    /* At worst two characters become seven, a control character and an
     * ampersand ("&AAE-&-"), and a last one becomes five. */
    p = out = malloc(n / 2 * 7 + n % 2 * 5 + 1);
    if (out == NULL)
        return NULL;
    while (*s != '\0') {
        uint32_t c;
        size_t len = take_utf8(s, &c);

        if (len == 0) {
            free(out);
            return NULL;
        }
        s += len;
        if (c < 0x80 && direct((unsigned char)c)) {
            if (in_run)
                p = end_run(p, &sh);
            in_run = 0;
            *p++ = (char)c;
            if (c == '&')
                *p++ = '-';
            continue;
        }
        if (!in_run)
            *p++ = '&';
        in_run = 1;
        if (c >= 0x10000) {
            p = put_unit(p, &sh, 0xd800 + ((c - 0x10000) >> 10));
            p = put_unit(p, &sh, 0xdc00 + ((c - 0x10000) & 0x3ff));
        } else {
            p = put_unit(p, &sh, c);
        }
    }
    if (in_run)
        p = end_run(p, &sh);
    *p = '\0';
    return out;
}

/* Decodes the run that starts at s, behind its '&', up to and with its '-'.
 * Returns the place behind it, or NULL if it is not as it should be. */
static const char *take_run(const char *s, char **to)
{
    uint32_t bits = 0, high = 0;
    unsigned count = 0;
    size_t units = 0;
    char *p = *to;

    for (; *s != '-'; s++) {
        const char *at = *s != '\0' ? strchr(alphabet, *s) : NULL;
        uint32_t unit;

        if (at == NULL)
            return NULL;
        bits = (bits << 6 | (uint32_t)(at - alphabet)) & 0x3fffff;
        count += 6;
        if (count < 16)
            continue;
        count -= 16;
        unit = bits >> count & 0xffff;
        units++;
        if (high != 0) {
            if (unit < 0xdc00 || unit > 0xdfff)
                return NULL;
            p = put_utf8(p, 0x10000 + ((high - 0xd800) << 10) + (unit - 0xdc00));
            high = 0;
        } else if (unit >= 0xd800 && unit <= 0xdbff) {
            high = unit;
        } else if (unit == 0 || (unit >= 0xdc00 && unit <= 0xdfff) ||
                   (unit < 0x80 && direct((unsigned char)unit))) {
            return NULL;
        } else {
            p = put_utf8(p, unit);
        }
    }
    if (units == 0 || high != 0 || count >= 6 || (bits & ((1u << count) - 1)) != 0)
        return NULL;
    *to = p;
    return s + 1;
}

char *imn_decode(const char *name)
{
    size_t n = strlen(name);
    int after_run = 0;
    char *out, *p;

    if (n > 8 * IMN_MAX)
        return NULL;
    p = out = malloc(3 * n + 1);
    if (out == NULL)
        return NULL;
    while (*name != '\0') {
        if (!direct((unsigned char)*name))
            goto malformed;
        if (*name != '&') {
            *p++ = *name++;
            after_run = 0;
        } else if (name[1] == '-') {
            *p++ = '&';
            name += 2;
            after_run = 0;
        } else {
            if (after_run || (name = take_run(name + 1, &p)) == NULL)
                goto malformed;
            after_run = 1;
        }
    }
    *p = '\0';
    return out;

malformed:
    free(out);
    return NULL;
}

int imn_plain(const char *text)
{
    for (; *text != '\0'; text++)
        if (!direct((unsigned char)*text) || *text == '&')
            return 0;
    return 1;
}

static int lower(char c)
{
    return c >= 'A' && c <= 'Z' ? c - 'A' + 'a' : (unsigned char)c;
}

/* Whether the first level of the name is INBOX. */
static int in_inbox(const char *name, char delim)
{
    static const char inbox[] = "inbox";
    size_t i;

    for (i = 0; i < sizeof inbox - 1; i++)
        if (lower(name[i]) != inbox[i])
            return 0;
    return name[i] == '\0' || name[i] == delim;
}

int imn_equal(const char *a, const char *b, char delim)
{
    if (in_inbox(a, delim) && in_inbox(b, delim)) {
        a += 5;
        b += 5;
    }
    return strcmp(a, b) == 0;
}

char *imn_join(const char *parent, char delim, const char *child)
{
    size_t np = strlen(parent), nc = strlen(child), at = 0;
    char *out;

    if (np > 8 * IMN_MAX || nc > 8 * IMN_MAX)
        return NULL;
    out = malloc(np + nc + 2);
    if (out == NULL)
        return NULL;
    if (np > 0) {
        memcpy(out, parent, np);
        at = np;
        if (delim != '\0')
            out[at++] = delim;
    }
    memcpy(out + at, child, nc + 1);
    return out;
}

size_t imn_levels(const char *name, char delim)
{
    size_t levels = 1;

    for (; *name != '\0'; name++)
        levels += *name == delim;
    return levels;
}

const char *imn_leaf(const char *name, char delim)
{
    const char *last = delim != '\0' ? strrchr(name, delim) : NULL;

    return last != NULL ? last + 1 : name;
}

void imn_free(char *s)
{
    free(s);
}
