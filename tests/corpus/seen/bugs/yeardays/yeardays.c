#include "yeardays.h"

#include <string.h>

#define BITS 32

static int is_leap(int year)
{
    return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
}

int yd_days(int year)
{
    return is_leap(year) ? 366 : 365;
}

int yd_of_date(int year, int month, int mday)
{
    static const int before[13] = { 0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334, 365 };
    int length;

    if (month < 1 || month > 12 || mday < 1)
        return 0;
    length = before[month] - before[month - 1];
    if (month == 2 && is_leap(year))
        length++;
    if (mday > length)
        return 0;
    return before[month - 1] + mday + (month > 2 && is_leap(year));
}

void yd_init(struct yeardays *set, int year)
{
    memset(set, 0, sizeof *set);
    set->year = year;
}

/* Bits low..high of a word, both within 0..31. */
static uint32_t bits(int low, int high)
{
    uint32_t upper = high == BITS - 1 ? UINT32_MAX : (UINT32_C(1) << (high + 1)) - 1;

    return upper & (UINT32_MAX << low);
}

static void change(struct yeardays *set, int first, int last, int add)
{
    int days = yd_days(set->year);

    if (first < 1)
        first = 1;
    if (last > days)
        last = days;
    if (last < first)
        return;
    first--;
    last--;
    for (int w = first / BITS; w <= last / BITS; w++) {
        int low = w == first / BITS ? first % BITS : 0;
        int high = w == last / BITS ? last % BITS : BITS - 1;

        if (add)
            set->word[w] |= bits(low, high);
        else
            set->word[w] &= ~bits(low, high);
    }
}

void yd_add(struct yeardays *set, int first, int last)
{
    change(set, first, last, 1);
}

void yd_remove(struct yeardays *set, int first, int last)
{
    change(set, first, last, 0);
}

int yd_has(const struct yeardays *set, int day)
{
    if (day < 1 || day > yd_days(set->year))
        return 0;
    return set->word[(day - 1) / BITS] >> ((day - 1) % BITS) & 1;
}

static int ones(uint32_t v)
{
    int n = 0;

    for (; v != 0; v &= v - 1)
        n++;
    return n;
}

int yd_count(const struct yeardays *set)
{
    int n = 0;

    for (int w = 0; w < YD_WORDS; w++)
        n += ones(set->word[w]);
    return n;
}

int yd_next(const struct yeardays *set, int day)
{
    int days = yd_days(set->year);

    if (day < 0)
        day = 0;
    while (day < days) {
        day++;
        if (yd_has(set, day))
            return day;
    }
    return 0;
}

static void move_later(uint32_t *word, int by)
{
    int whole = by / BITS, part = by % BITS;

    for (int w = YD_WORDS - 1; w >= 0; w--) {
        uint32_t here = w >= whole ? word[w - whole] : 0;
        uint32_t below = w > whole ? word[w - whole - 1] : 0;

        word[w] = here << part | below >> (BITS - part);
    }
}

static void move_earlier(uint32_t *word, int by)
{
    int whole = by / BITS, part = by % BITS;

    for (int w = 0; w < YD_WORDS; w++) {
        uint32_t here = w + whole < YD_WORDS ? word[w + whole] : 0;
        uint32_t above = w + whole + 1 < YD_WORDS ? word[w + whole + 1] : 0;

        word[w] = here >> part;
        if (part != 0)
            word[w] |= above << (BITS - part);
    }
}

int yd_move(struct yeardays *set, int by)
{
    int days = yd_days(set->year), before = yd_count(set);

    if (by >= days || by <= -days) {
        memset(set->word, 0, sizeof set->word);
        return before;
    }
    if (by > 0) {
        yd_remove(set, days - by + 1, days);
        move_later(set->word, by);
    } else if (by < 0) {
        yd_remove(set, 1, -by);
        move_earlier(set->word, -by);
    }
    return before - yd_count(set);
}

void yd_common(struct yeardays *set, const struct yeardays *other)
{
    for (int w = 0; w < YD_WORDS; w++)
        set->word[w] &= other->word[w];
}

int yd_equal(const struct yeardays *a, const struct yeardays *b)
{
    return a->year == b->year && memcmp(a->word, b->word, sizeof a->word) == 0;
}

char *yd_text(const struct yeardays *set, char *buf)
{
    int days = yd_days(set->year);

    for (int day = 1; day <= days; day++)
        buf[day - 1] = yd_has(set, day) ? '#' : '.';
    buf[days] = '\0';
    return buf;
}
