#include "hufhead.h"

#include <string.h>

int hh_from_lengths(hh_table *t, const uint8_t *lens, size_t n)
{
    uint16_t offs[HH_MAXLEN + 2];
    long left = 1;

    memset(t, 0, sizeof *t);
    if (n == 0 || n > HH_SYMBOLS)
        return HH_EFORMAT;
    for (size_t i = 0; i < n; i++)
        if (lens[i] > HH_MAXLEN)
            return HH_EFORMAT;
    for (size_t i = 0; i < n; i++)
        if (lens[i] != 0)
            t->count[lens[i]]++;
    for (int l = 1; l <= HH_MAXLEN; l++) {
        left = left * 2 - t->count[l];
        if (left < 0) {
            memset(t, 0, sizeof *t);
            return HH_EFORMAT;
        }
    }
    offs[1] = 0;
    for (int l = 1; l <= HH_MAXLEN; l++)
        offs[l + 1] = (uint16_t)(offs[l] + t->count[l]);
    for (size_t i = 0; i < n; i++)
        if (lens[i] != 0)
            t->symbol[offs[lens[i]]++] = (uint16_t)i;
    return HH_OK;
}

int hh_from_header(hh_table *t, const uint8_t *in, size_t len, size_t *used)
{
    uint8_t lens[HH_SYMBOLS];
    size_t n, i = 0, pos = 1;
    int rc;

    memset(t, 0, sizeof *t);
    *used = 0;
    if (len == 0)
        return HH_EEND;
    n = in[0];
    if (n == 0 || n > HH_SYMBOLS)
        return HH_EFORMAT;
    while (i < n) {
        unsigned b;
        size_t rep;

        if (pos == len)
            return HH_EEND;
        b = in[pos++];
        if (b <= HH_MAXLEN) {
            lens[i++] = (uint8_t)b;
        } else if (b >= 0x80) {
            rep = 3 + (b & 127);
            memset(lens + i, 0, rep);
            i += rep;
        } else if (b >= 0x20 && b <= 0x3f) {
            rep = 3 + (b & 31);
            if (i == 0 || rep > n - i)
                return HH_EFORMAT;
            memset(lens + i, lens[i - 1], rep);
            i += rep;
        } else {
            return HH_EFORMAT;
        }
    }
    rc = hh_from_lengths(t, lens, n);
    if (rc == HH_OK)
        *used = pos;
    return rc;
}

size_t hh_pack(const uint8_t *lens, size_t n, uint8_t *out, size_t cap)
{
    hh_table t;
    size_t i = 0, pos = 0;

    if (hh_from_lengths(&t, lens, n) != HH_OK || cap == 0)
        return 0;
    out[pos++] = (uint8_t)n;
    while (i < n) {
        size_t run = 0;
        unsigned b = lens[i];

        if (b == 0) {
            while (i + run < n && lens[i + run] == 0)
                run++;
            if (run >= 3)
                b = 0x80 | (unsigned)(run - 3);
        } else if (i > 0 && lens[i - 1] == b) {
            while (i + run < n && run < 34 && lens[i + run] == b)
                run++;
            if (run >= 3)
                b = 0x20 | (unsigned)(run - 3);
        }
        if (pos == cap)
            return 0;
        out[pos++] = (uint8_t)b;
        i += run >= 3 ? run : 1;
    }
    return pos;
}

unsigned hh_used_symbols(const hh_table *t)
{
    unsigned sum = 0;

    for (int l = 1; l <= HH_MAXLEN; l++)
        sum += t->count[l];
    return sum;
}

void hh_bits_init(hh_bits *b, const uint8_t *data, size_t len)
{
    b->data = data;
    b->len = len;
    b->byte = 0;
    b->bit = 0;
}

int hh_decode(const hh_table *t, hh_bits *b)
{
    int code = 0, first = 0, index = 0;

    for (int l = 1; l <= HH_MAXLEN; l++) {
        int count = t->count[l];

        if (b->byte >= b->len)
            return HH_EEND;
        code |= (b->data[b->byte] >> (7 - b->bit)) & 1;
        if (++b->bit == 8) {
            b->bit = 0;
            b->byte++;
        }
        if (code - count < first)
            return t->symbol[index + (code - first)];
        index += count;
        first = (first + count) * 2;
        code *= 2;
    }
    return HH_ECODE;
}
