#include "tvmath.h"

#include <stdio.h>

#define MILLION 1000000

static tvm_t limit(bool high)
{
    return high ? TVM_MAX : TVM_MIN;
}

tvm_t tvm_make(int64_t sec, int64_t usec)
{
    int64_t carry = usec / MILLION, rest = usec % MILLION;
    if (rest < 0) {
        rest += MILLION;
        carry--;
    }
    if (carry > 0 && sec > INT64_MAX - carry)
        return limit(true);
    if (carry < 0 && sec < INT64_MIN - carry)
        return limit(false);
    return (tvm_t){sec + carry, (int32_t)rest};
}

tvm_t tvm_from_ms(int64_t ms)
{
    return tvm_make(ms / 1000, ms % 1000 * 1000);
}

int64_t tvm_to_ms(tvm_t t)
{
    /* Towards 0 first, so that the product of what fits does too. */
    int64_t part = t.usec / 1000, ms;
    if (t.sec < 0) {
        if (__builtin_mul_overflow(t.sec + 1, 1000, &ms) || __builtin_add_overflow(ms, part - 1000, &ms))
            return INT64_MIN;
        return ms;
    }
    if (__builtin_mul_overflow(t.sec, 1000, &ms) || __builtin_add_overflow(ms, part, &ms))
        return INT64_MAX;
    return ms;
}

tvm_t tvm_add(tvm_t a, tvm_t b)
{
    /* Halves of opposite sign cannot overflow, whatever the carry. */
    if (a.sec > 0 && b.sec > INT64_MAX - a.sec)
        return limit(true);
    if (a.sec < 0 && b.sec < INT64_MIN - a.sec) {
        if (b.sec == INT64_MIN - a.sec - 1 && (int64_t)a.usec + b.usec >= MILLION)
            return (tvm_t){INT64_MIN, (int32_t)((int64_t)a.usec + b.usec - MILLION)};
        return limit(false);
    }
    return tvm_make(a.sec + b.sec, (int64_t)a.usec + b.usec);
}

tvm_t tvm_neg(tvm_t t)
{
    if (t.usec == 0)
        return (tvm_t){-t.sec, 0};
    return tvm_make(-1 - t.sec, (int64_t)MILLION - t.usec);
}

tvm_t tvm_sub(tvm_t a, tvm_t b)
{
    int64_t usec = (int64_t)a.usec - b.usec;
    if (b.sec < 0 && a.sec > INT64_MAX + b.sec) {
        if (a.sec - 1 == INT64_MAX + b.sec && usec < 0)
            return tvm_make(INT64_MAX, usec + MILLION);
        return limit(true);
    }
    if (b.sec > 0 && a.sec < INT64_MIN + b.sec)
        return limit(false);
    return tvm_make(a.sec - b.sec, usec);
}

bool tvm_isset(tvm_t t)
{
    return t.sec != 0 || t.usec != 0;
}

int tvm_cmp(tvm_t a, tvm_t b)
{
    if (a.sec != b.sec)
        return a.sec < b.sec ? -1 : 1;
    if (a.usec != b.usec)
        return a.usec < b.usec ? -1 : 1;
    return 0;
}

int tvm_format(tvm_t t, char *buf, size_t size)
{
    uint64_t sec = (uint64_t)t.sec;
    uint32_t usec = (uint32_t)t.usec;
    bool negative = t.sec < 0;
    if (negative) {
        sec = 0 - sec;
        if (usec > 0) {
            sec--;
            usec = MILLION - usec;
        }
    }
    return snprintf(buf, size, "%s%llu.%06u", negative ? "-" : "", (unsigned long long)sec, (unsigned)usec);
}
