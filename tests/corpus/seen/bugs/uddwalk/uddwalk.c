#include "uddwalk.h"

void udd_start(struct udd_pos *pos, const uint8_t *set, size_t len)
{
    pos->at = set;
    pos->left = len;
}

const uint8_t *udd_next(struct udd_pos *pos)
{
    const uint8_t *d = pos->at;
    size_t n;

    if (pos->left < 2)
        return NULL;
    n = d[0];
    if (n < 2 || n > pos->left) {
        pos->left = 0;
        return NULL;
    }
    pos->at += n;
    pos->left -= n;
    return d;
}

unsigned udd_count(const uint8_t *set, size_t len, uint8_t type)
{
    unsigned count = 0;

    while (len >= 2) {
        size_t n = set[0];
        if (n > len)
            break;
        if (set[1] == type)
            count++;
        set += n;
        len -= n;
    }
    return count;
}

const uint8_t *udd_find(const uint8_t *set, size_t len, uint8_t type, unsigned nth)
{
    struct udd_pos pos;
    const uint8_t *d;

    udd_start(&pos, set, len);
    while ((d = udd_next(&pos)) != NULL)
        if (d[1] == type && nth-- == 0)
            return d;
    return NULL;
}

size_t udd_valid(const uint8_t *set, size_t len)
{
    struct udd_pos pos;
    const uint8_t *d;
    size_t sum = 0;

    udd_start(&pos, set, len);
    while ((d = udd_next(&pos)) != NULL)
        sum += d[0];
    return sum;
}

const uint8_t *udd_endpoint(const uint8_t *set, size_t len, uint8_t iface, uint8_t addr)
{
    struct udd_pos pos;
    const uint8_t *d;
    int inside = 0;

    udd_start(&pos, set, len);
    while ((d = udd_next(&pos)) != NULL) {
        if (d[1] == UDD_INTERFACE)
            inside = d[0] >= 3 && d[2] == iface;
        else if (inside && d[1] == UDD_ENDPOINT && d[0] >= 3 && d[2] == addr)
            return d;
    }
    return NULL;
}

int udd_power(const uint8_t *set, size_t len)
{
    const uint8_t *d = udd_find(set, len, UDD_CONFIG, 0);

    if (d == NULL || d[0] < 9)
        return -1;
    return 2 * d[8];
}

size_t udd_string(const uint8_t *set, size_t len, char *dst, size_t size)
{
    const uint8_t *d = udd_find(set, len, UDD_STRING, 0);
    size_t n = d == NULL ? 0 : (d[0] - 2u) / 2, i;

    for (i = 0; i < n && i + 1 < size; i++) {
        const uint8_t *unit = d + 2 + 2 * i;
        dst[i] = unit[1] == 0 && unit[0] >= 32 && unit[0] < 127 ? (char)unit[0] : '?';
    }
    if (size > 0)
        dst[i] = '\0';
    return n;
}
