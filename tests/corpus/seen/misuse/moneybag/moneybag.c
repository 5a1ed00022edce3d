#include "moneybag.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct mb_table {
    mb_currency *list;
    size_t count, room;
};

mb_table *mb_table_new(void)
{
    return calloc(1, sizeof(mb_table));
}

void mb_table_free(mb_table *t)
{
    if (!t)
        return;
    free(t->list);
    free(t);
}

static int is_code(const char *s)
{
    for (int i = 0; i < 3; i++)
        if (s[i] < 'A' || s[i] > 'Z')
            return 0;
    return s[3] == '\0';
}

const mb_currency *mb_find(const mb_table *t, const char *code)
{
    for (size_t i = 0; i < t->count; i++)
        if (strcmp(t->list[i].code, code) == 0)
            return &t->list[i];
    return NULL;
}

int mb_define(mb_table *t, const char *code, int digits)
{
    if (!is_code(code) || digits < 0 || digits > 4)
        return MB_EINVAL;
    if (mb_find(t, code))
        return MB_EEXIST;
    if (t->count == MB_MAX_CURRENCIES)
        return MB_ERANGE;
    mb_currency made = {.digits = digits};
    memcpy(made.code, code, 4);
    if (t->count == t->room) {
        size_t room = t->room ? t->room * 2 : 1;
        mb_currency *list = realloc(t->list, room * sizeof *list);
        if (!list)
            return MB_ENOMEM;
        t->list = list;
        t->room = room;
    }
    t->list[t->count++] = made;
    return MB_OK;
}

/* *n = *n * 10 + digit, or 0 if that is beyond 2^63. */
static int push_digit(uint64_t *n, int digit)
{
    const uint64_t limit = UINT64_C(1) << 63;
    if (*n > limit / 10 || *n * 10 > limit - (uint64_t)digit)
        return 0;
    *n = *n * 10 + (uint64_t)digit;
    return 1;
}

int mb_parse(const mb_table *t, const char *text, mb_money *out)
{
    int negative = *text == '-';
    const char *p = text + (negative || *text == '+');
    uint64_t n = 0;
    int in_range = 1, decimals = 0;

    if (*p < '0' || *p > '9')
        return MB_EINVAL;
    for (; *p >= '0' && *p <= '9'; p++)
        in_range = in_range && push_digit(&n, *p - '0');
    if (*p == '.') {
        p++;
        if (*p < '0' || *p > '9')
            return MB_EINVAL;
        for (; *p >= '0' && *p <= '9'; p++) {
            if (++decimals > 4)
                return MB_EINVAL;
            in_range = in_range && push_digit(&n, *p - '0');
        }
    }
    if (*p != ' ' || !is_code(p + 1))
        return MB_EINVAL;
    const mb_currency *c = mb_find(t, p + 1);
    if (!c)
        return MB_ENOCUR;
    if (decimals > c->digits)
        return MB_EINVAL;
    for (; decimals < c->digits; decimals++)
        in_range = in_range && push_digit(&n, 0);
    if (!in_range || (!negative && n > INT64_MAX))
        return MB_ERANGE;
    if (!negative)
        out->minor = (int64_t)n;
    else
        out->minor = n > INT64_MAX ? INT64_MIN : -(int64_t)n;
    out->currency = c;
    return MB_OK;
}

char *mb_format(mb_money m, char *buf)
{
    uint64_t n = m.minor < 0 ? 0 - (uint64_t)m.minor : (uint64_t)m.minor;
    const char *sign = m.minor < 0 ? "-" : "";
    uint64_t scale = 1;
    for (int i = 0; i < m.currency->digits; i++)
        scale *= 10;
    int used = sprintf(buf, "%s%" PRIu64, sign, n / scale);
    if (scale > 1)
        buf[used++] = '.';
    for (n %= scale; scale > 1; n %= scale) {
        scale /= 10;
        buf[used++] = (char)('0' + n / scale);
    }
    sprintf(buf + used, " %s", m.currency->code);
    return buf;
}

int mb_sum(mb_money a, mb_money b, mb_money *sum)
{
    if (strcmp(a.currency->code, b.currency->code) != 0 || a.currency->digits != b.currency->digits)
        return MB_EMIXED;
    if (b.minor > 0 ? a.minor > INT64_MAX - b.minor : a.minor < INT64_MIN - b.minor)
        return MB_ERANGE;
    sum->minor = a.minor + b.minor;
    sum->currency = a.currency;
    return MB_OK;
}

void mb_split(mb_money m, size_t n, mb_money *parts)
{
    uint64_t whole = m.minor < 0 ? 0 - (uint64_t)m.minor : (uint64_t)m.minor;
    uint64_t each = whole / n, extra = whole % n;
    for (size_t i = 0; i < n; i++) {
        /* the larger first: of negative amounts those without the extra unit */
        int more = m.minor < 0 ? i >= n - extra : i < extra;
        uint64_t part = each + (more ? 1 : 0);
        parts[i].currency = m.currency;
        if (m.minor >= 0)
            parts[i].minor = (int64_t)part;
        else
            parts[i].minor = part > INT64_MAX ? INT64_MIN : -(int64_t)part;
    }
}
