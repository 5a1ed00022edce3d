#include "rotaplan.h"

#include <assert.h>
#include <string.h>

static const char **slot(const rota *r, int day, int shift)
{
    return &r->slots[day * r->shifts + shift];
}

static bool same(const char *a, const char *b)
{
    if (a == NULL || b == NULL)
        return a == b;
    return a == b || strcmp(a, b) == 0;
}

bool rota_init(rota *r, const char **slots, int days, int shifts)
{
    if (days < 1 || days > ROTA_MAX_DAYS || shifts < 1 || shifts > ROTA_MAX_SHIFTS)
        return false;
    r->slots = slots;
    r->days = days;
    r->shifts = shifts;
    rota_clear(r);
    return true;
}

void rota_clear(rota *r)
{
    for (int i = 0; i < r->days * r->shifts; i++)
        r->slots[i] = NULL;
}

void rota_assign(rota *r, int day, int shift, const char *name)
{
    *slot(r, day, shift) = name;
}

const char *rota_who(const rota *r, int day, int shift)
{
    return *slot(r, day, shift);
}

void rota_swap(rota *r, int day1, int shift1, int day2, int shift2)
{
    const char **a = slot(r, day1, shift1), **b = slot(r, day2, shift2);
    const char *kept = *a;
    *a = *b;
    *b = kept;
}

int rota_count(const rota *r, const char *name)
{
    int count = 0;
    for (int i = 0; i < r->days * r->shifts; i++)
        count += same(r->slots[i], name);
    return count;
}

int rota_longest(const rota *r, const char *name)
{
    int longest = 0, row = 0;
    for (int day = 0; day < r->days; day++) {
        bool works = false;
        for (int shift = 0; shift < r->shifts; shift++)
            works = works || same(*slot(r, day, shift), name);
        row = works ? row + 1 : 0;
        if (row > longest)
            longest = row;
    }
    return longest;
}

bool rota_gap(const rota *r, int from_day, int *day, int *shift)
{
    for (int i = from_day * r->shifts; i < r->days * r->shifts; i++) {
        if (r->slots[i] == NULL) {
            *day = i / r->shifts;
            *shift = i % r->shifts;
            return true;
        }
    }
    return false;
}

static void reverse(const char **from, const char **to)
{
    while (from < to) {
        const char *kept = *from;
        *from++ = *--to;
        *to = kept;
    }
}

void rota_rotate(rota *r, int days)
{
    days %= r->days;
    if (days < 0)
        days += r->days;
    const char **end = r->slots + r->days * r->shifts;
    const char **middle = r->slots + days * r->shifts;
    reverse(r->slots, end);
    reverse(r->slots, middle);
    reverse(middle, end);
}

void rota_copy(rota *dst, const rota *src)
{
    assert(dst->days == src->days && dst->shifts == src->shifts);
    memmove(dst->slots, src->slots, ROTA_SLOTS(src->days, src->shifts) * sizeof *src->slots);
}

static size_t append(char *text, size_t size, size_t at, const char *more)
{
    for (; *more != '\0'; more++, at++)
        if (at + 1 < size)
            text[at] = *more;
    return at;
}

size_t rota_line(const rota *r, int day, char *text, size_t size)
{
    size_t length = 0;
    for (int shift = 0; shift < r->shifts; shift++) {
        const char *name = *slot(r, day, shift);
        if (shift > 0)
            length = append(text, size, length, ",");
        length = append(text, size, length, name == NULL ? "-" : name);
    }
    if (size > 0)
        text[length < size ? length : size - 1] = '\0';
    return length;
}
