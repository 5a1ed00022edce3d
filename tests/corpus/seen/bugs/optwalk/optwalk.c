#include "optwalk.h"

#include <string.h>

static size_t cut(size_t len)
{
    return len < OW_MAX_AREA ? len : OW_MAX_AREA;
}

static void fill(ow_opt *opt, const uint8_t *at, size_t n)
{
    opt->kind = at[0];
    opt->size = (uint8_t)(n - 2);
    opt->data = n > 2 ? at + 2 : NULL;
}

void ow_begin(ow_iter *it, const uint8_t *area, size_t len)
{
    it->area = area;
    it->len = cut(len);
    it->pos = 0;
}

int ow_next(ow_iter *it, ow_opt *opt)
{
    size_t n;

    while (it->pos < it->len && it->area[it->pos] == OW_NOP)
        it->pos++;
    if (it->pos >= it->len || it->area[it->pos] == OW_END)
        return 0;
    if (it->len - it->pos < 2)
        return -1;
    n = it->area[it->pos + 1];
    if (n < 2 || n > it->len - it->pos)
        return -1;
    fill(opt, it->area + it->pos, n);
    it->pos += n;
    return 1;
}

int ow_count(const uint8_t *area, size_t len)
{
    ow_iter it;
    ow_opt opt;
    int rc, n = 0;

    ow_begin(&it, area, len);
    while ((rc = ow_next(&it, &opt)) == 1)
        n++;
    return rc < 0 ? -1 : n;
}

int ow_valid(const uint8_t *area, size_t len)
{
    return ow_count(area, len) >= 0;
}

int ow_find(const uint8_t *area, size_t len, uint8_t kind, ow_opt *opt)
{
    size_t i = 0;

    len = cut(len);
    while (i < len) {
        uint8_t k = area[i];
        size_t n;

        if (k == OW_END)
            return 0;
        if (k == OW_NOP) {
            i++;
            continue;
        }
        if (len - i < 2)
            return -1;
        n = area[i + 1];
        if (n > len - i)
            return -1;
        if (k == kind) {
            if (n < 2)
                return -1;
            fill(opt, area + i, n);
            return 1;
        }
        i += n;
    }
    return 0;
}

int ow_put(uint8_t *area, size_t cap, size_t *used, uint8_t kind, const void *data, size_t n)
{
    if (kind <= OW_NOP || n > 253 || *used > cap || cap - *used < n + 2)
        return -1;
    area[*used] = kind;
    area[*used + 1] = (uint8_t)(n + 2);
    if (n > 0)
        memmove(area + *used + 2, data, n);
    *used += n + 2;
    return 0;
}

int ow_pad(uint8_t *area, size_t cap, size_t *used)
{
    size_t n = (4 - *used % 4) % 4;

    if (*used > cap || cap - *used < n)
        return -1;
    while (n-- > 0)
        area[(*used)++] = OW_END;
    return 0;
}
