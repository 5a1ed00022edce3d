#include "loopma.h"

#define MOST_BITS 24

static bool in_range(int64_t raw)
{
    return raw >= -LMA_RAW_MAX && raw <= LMA_RAW_MAX;
}

bool lma_make(struct loopma *s, int32_t raw_lo, int32_t raw_hi, int32_t eng_lo, int32_t eng_hi)
{
    if (raw_lo == raw_hi || !in_range(raw_lo) || !in_range(raw_hi))
        return false;
    s->raw_lo = raw_lo;
    s->raw_hi = raw_hi;
    s->eng_lo = eng_lo;
    s->eng_hi = eng_hi;
    return true;
}

struct loopma lma_standard(int32_t eng_lo, int32_t eng_hi)
{
    struct loopma s = {4000, 20000, eng_lo, eng_hi};
    return s;
}

/* x, or the end that it is beyond; the ends may come in any order. */
static int32_t between(int32_t x, int32_t a, int32_t b)
{
    int32_t low = a < b ? a : b, high = a < b ? b : a;
    return x < low ? low : x > high ? high : x;
}

static int64_t magnitude(int64_t x)
{
    return x < 0 ? -x : x;
}

/* a * b / c, to nearest.  |a| and |b| together have less than 60 bits. */
static int64_t proportion(int64_t a, int64_t b, int64_t c)
{
    int64_t product = a * b;
    int64_t whole = product / c;
    int64_t rest = magnitude(product % c);
    if (rest >= magnitude(c) - rest)
        whole += (product < 0) == (c < 0) ? 1 : -1;
    return whole;
}

int32_t lma_to_eng(const struct loopma *s, int32_t raw)
{
    int64_t above = (int64_t)between(raw, s->raw_lo, s->raw_hi) - s->raw_lo;
    int64_t eng_span = (int64_t)s->eng_hi - s->eng_lo;
    int64_t raw_span = (int64_t)s->raw_hi - s->raw_lo;
    return (int32_t)(s->eng_lo + proportion(above, eng_span, raw_span));
}

int32_t lma_to_raw(const struct loopma *s, int32_t eng)
{
    int64_t above = (int64_t)between(eng, s->eng_lo, s->eng_hi) - s->eng_lo;
    int64_t eng_span = (int64_t)s->eng_hi - s->eng_lo;
    int64_t raw_span = (int64_t)s->raw_hi - s->raw_lo;
    if (eng_span == 0)
        return s->raw_lo;
    return (int32_t)(s->raw_lo + proportion(above, raw_span, eng_span));
}

int lma_permille(const struct loopma *s, int32_t raw)
{
    int64_t above = (int64_t)between(raw, s->raw_lo, s->raw_hi) - s->raw_lo;
    return (int)proportion(above, 1000, (int64_t)s->raw_hi - s->raw_lo);
}

void lma_reverse(struct loopma *s)
{
    int32_t lo = s->eng_lo;
    s->eng_lo = s->eng_hi;
    s->eng_hi = lo;
}

bool lma_narrow(struct loopma *s, unsigned bits)
{
    if (bits > MOST_BITS)
        return false;
    int32_t divisor = (int32_t)1 << bits;
    if ((s->raw_hi - s->raw_lo) / divisor == 0)
        return false;
    s->raw_lo /= divisor;
    s->raw_hi /= divisor;
    return true;
}

bool lma_widen(struct loopma *s, unsigned bits)
{
    if (bits > MOST_BITS)
        return false;
    int64_t factor = (int64_t)1 << bits;
    if (!in_range(s->raw_lo * factor) || !in_range(s->raw_hi * factor))
        return false;
    s->raw_lo = (int32_t)(s->raw_lo * factor);
    s->raw_hi = (int32_t)(s->raw_hi * factor);
    return true;
}

enum lma_state lma_diagnose(int32_t microamperes)
{
    if (microamperes < 3600)
        return LMA_BROKEN;
    if (microamperes < 3800)
        return LMA_UNDER;
    if (microamperes <= 20500)
        return LMA_GOOD;
    return microamperes < 21000 ? LMA_OVER : LMA_SHORTED;
}
