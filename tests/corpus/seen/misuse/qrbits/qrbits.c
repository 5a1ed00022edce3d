#include "qrbits.h"

#include <assert.h>
#include <string.h>

static const char ALNUM[] = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:";

static const unsigned short CAPACITY[QRBITS_VERSION_MAX + 1] = {
    0, 19, 34, 55, 80, 108, 136, 156, 194, 232, 274,
};

size_t qrbits_capacity(int version)
{
    if (version < QRBITS_VERSION_MIN || version > QRBITS_VERSION_MAX)
        return 0;
    return CAPACITY[version];
}

void qrbits_init(struct qrbits *q, uint8_t *buf, int version)
{
    assert(version >= QRBITS_VERSION_MIN && version <= QRBITS_VERSION_MAX);
    memset(buf, 0, QRBITS_BYTES(version));
    q->buf = buf;
    q->version = version;
    q->bits = 0;
}

static size_t room(const struct qrbits *q)
{
    return qrbits_capacity(q->version) * 8 - q->bits;
}

/* There is room for the bits. */
static void put(struct qrbits *q, unsigned value, int n)
{
    for (int i = n - 1; i >= 0; i--, q->bits++)
        q->buf[q->bits >> 3] |= (uint8_t)((value >> i & 1) << (7 - (q->bits & 7)));
}

bool qrbits_append(struct qrbits *q, unsigned value, int n)
{
    assert(n >= 0 && n <= 16);
    assert(value >> n == 0);
    if ((size_t)n > room(q))
        return false;
    put(q, value, n);
    return true;
}

bool qrbits_is_numeric(const char *text)
{
    return text[strspn(text, "0123456789")] == '\0';
}

bool qrbits_is_alnum(const char *text)
{
    return text[strspn(text, ALNUM)] == '\0';
}

/* Whether a header and a body of so many bits fit, and `n` the counter. */
static bool fits(const struct qrbits *q, size_t n, int counter, size_t body)
{
    return n < (size_t)1 << counter && body + 4 + (size_t)counter <= room(q);
}

bool qrbits_numeric(struct qrbits *q, const char *text)
{
    static const int width[4] = { 0, 4, 7, 10 };
    size_t n = strlen(text);
    int counter = q->version < 10 ? 10 : 12;

    assert(qrbits_is_numeric(text));
    if (n > 4096 || !fits(q, n, counter, n / 3 * 10 + (size_t)width[n % 3]))
        return false;
    put(q, 1, 4);
    put(q, (unsigned)n, counter);
    while (n > 0) {
        size_t take = n < 3 ? n : 3;
        unsigned group = 0;
        for (size_t i = 0; i < take; i++)
            group = group * 10 + (unsigned)(*text++ - '0');
        put(q, group, width[take]);
        n -= take;
    }
    return true;
}

static unsigned alnum_value(char c)
{
    const char *at = strchr(ALNUM, c);

    assert(at != NULL);
    return (unsigned)(at - ALNUM);
}

bool qrbits_alnum(struct qrbits *q, const char *text)
{
    size_t n = strlen(text);
    int counter = q->version < 10 ? 9 : 11;

    assert(qrbits_is_alnum(text));
    if (n > 4096 || !fits(q, n, counter, n / 2 * 11 + n % 2 * 6))
        return false;
    put(q, 2, 4);
    put(q, (unsigned)n, counter);
    for (; n >= 2; n -= 2, text += 2)
        put(q, alnum_value(text[0]) * 45 + alnum_value(text[1]), 11);
    if (n == 1)
        put(q, alnum_value(text[0]), 6);
    return true;
}

bool qrbits_bytes(struct qrbits *q, const void *data, size_t n)
{
    const unsigned char *bytes = data;
    int counter = q->version < 10 ? 8 : 16;

    if (n > 4096 || !fits(q, n, counter, n * 8))
        return false;
    put(q, 4, 4);
    put(q, (unsigned)n, counter);
    for (size_t i = 0; i < n; i++)
        put(q, bytes[i], 8);
    return true;
}

bool qrbits_finish(struct qrbits *q)
{
    unsigned pad = 0xEC;
    size_t left = room(q);

    put(q, 0, left < 4 ? (int)left : 4);
    put(q, 0, (int)((8 - q->bits % 8) % 8));
    while (room(q) > 0) {
        put(q, pad, 8);
        pad ^= 0xEC ^ 0x11;
    }
    return true;
}

int qrbits_get(const struct qrbits *q, size_t i)
{
    if (i >= q->bits)
        return -1;
    return q->buf[i >> 3] >> (7 - (i & 7)) & 1;
}
