#include "isoshift.h"

#include <string.h>

#define ESC 0x1B
#define SO 0x0E
#define SI 0x0F

static const struct set {
    unsigned char final;
    unsigned char plane;
    uint32_t first;     /* at byte 0x21 */
} sets[] = {
    { 'G', 1, 0x0371 },
    { 'C', 1, 0x0401 },
    { 'A', 2, 0x2190 },
    { 'L', 2, 0x2501 },
};
#define NSETS (sizeof sets / sizeof sets[0])

static const struct set *set_for(uint32_t cp)
{
    for (size_t i = 0; i < NSETS; i++)
        if (cp >= sets[i].first && cp < sets[i].first + 94)
            return &sets[i];
    return NULL;
}

static const struct set *set_named(unsigned char final, unsigned char plane)
{
    for (size_t i = 0; i < NSETS; i++)
        if (sets[i].final == final && sets[i].plane == plane)
            return &sets[i];
    return NULL;
}

static int is_plain(uint32_t cp)
{
    return cp < 0x80 && cp != ESC && cp != SO && cp != SI;
}

int isoshift_set_of(uint32_t cp)
{
    if (is_plain(cp))
        return 0;
    const struct set *s = set_for(cp);
    return s ? s->final : -1;
}

void isoshift_init(isoshift_state *st)
{
    memset(st, 0, sizeof *st);
}

static void emit(unsigned char **out, size_t *left, const char *bytes, size_t n)
{
    memcpy(*out, bytes, n);
    *out += n;
    *left -= n;
}

int isoshift_put(isoshift_state *st, uint32_t cp, unsigned char **out, size_t *left)
{
    if (is_plain(cp)) {
        if (*left < (st->shifted ? 2u : 1u))
            return ISOSHIFT_FULL;
        if (st->shifted) {
            emit(out, left, "\x0F", 1);
            st->shifted = 0;
        }
        char c = (char)cp;
        emit(out, left, &c, 1);
        return ISOSHIFT_OK;
    }
    const struct set *s = set_for(cp);
    if (!s)
        return ISOSHIFT_BADCHAR;
    char esc[4] = { ESC, '$', s->plane == 1 ? ')' : '*', (char)s->final };
    char code = (char)(cp - s->first + 0x21);
    if (s->plane == 1) {
        if (st->g1 != s->final) {
            if (*left < sizeof esc)
                return ISOSHIFT_FULL;
            emit(out, left, esc, sizeof esc);
            st->g1 = s->final;
        }
        if (*left < (st->shifted ? 1u : 2u))
            return ISOSHIFT_FULL;
        if (!st->shifted) {
            emit(out, left, "\x0E", 1);
            st->shifted = 1;
        }
        emit(out, left, &code, 1);
    } else {
        if (st->g2 != s->final) {
            emit(out, left, esc, sizeof esc);
            st->g2 = s->final;
        }
        if (*left < 3)
            return ISOSHIFT_FULL;
        emit(out, left, "\x1BN", 2);
        emit(out, left, &code, 1);
    }
    return ISOSHIFT_OK;
}

int isoshift_write(isoshift_state *st, const uint32_t *cps, size_t *count,
                   unsigned char **out, size_t *left)
{
    size_t n = *count;
    for (*count = 0; *count < n; ++*count) {
        int rc = isoshift_put(st, cps[*count], out, left);
        if (rc != ISOSHIFT_OK)
            return rc;
    }
    return ISOSHIFT_OK;
}

int isoshift_finish(isoshift_state *st, unsigned char **out, size_t *left)
{
    if (st->shifted) {
        if (*left < 1)
            return ISOSHIFT_FULL;
        emit(out, left, "\x0F", 1);
    }
    isoshift_init(st);
    return ISOSHIFT_OK;
}

int isoshift_decode(const unsigned char *in, size_t len, uint32_t *cps, size_t cap,
                    size_t *count)
{
    const struct set *g1 = NULL, *g2 = NULL;
    int shifted = 0;
    size_t i = 0;

    *count = 0;
    while (i < len) {
        uint32_t cp;
        unsigned char c = in[i];
        if (c == SO || c == SI) {
            shifted = c == SO;
            i++;
            continue;
        }
        if (c == ESC && len - i >= 4 && in[i + 1] == '$') {
            unsigned char kind = in[i + 2];
            const struct set *s = set_named(in[i + 3], kind == ')' ? 1 : 2);
            if (!s || (kind != ')' && kind != '*'))
                return ISOSHIFT_BADSEQ;
            if (kind == ')')
                g1 = s;
            else
                g2 = s;
            i += 4;
            continue;
        }
        if (c == ESC) {
            if (len - i < 3 || in[i + 1] != 'N' || !g2 || in[i + 2] < 0x21 || in[i + 2] > 0x7E)
                return ISOSHIFT_BADSEQ;
            cp = g2->first + in[i + 2] - 0x21;
            i += 3;
        } else if (c >= 0x80 || (shifted && (!g1 || c < 0x21 || c > 0x7E))) {
            return ISOSHIFT_BADSEQ;
        } else {
            cp = shifted ? g1->first + c - 0x21 : c;
            i++;
        }
        if (*count == cap)
            return ISOSHIFT_FULL;
        cps[(*count)++] = cp;
    }
    return ISOSHIFT_OK;
}
