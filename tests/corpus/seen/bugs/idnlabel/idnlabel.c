#include "idnlabel.h"

#include <string.h>

enum { BASE = 36, T_MIN = 1, T_MAX = 26, SKEW = 38, DAMP = 700, FIRST_BIAS = 72, FIRST_POINT = 128 };

static int is_scalar(uint32_t point)
{
    return point <= 0x10FFFF && !(point >= 0xD800 && point <= 0xDFFF);
}

static uint32_t adapt(uint32_t delta, uint32_t points, int first)
{
    uint32_t k = 0;

    delta = first ? delta / DAMP : delta / 2;
    delta += delta / points;
    while (delta > (BASE - T_MIN) * T_MAX / 2) {
        delta /= BASE - T_MIN;
        k += BASE;
    }
    return k + (BASE - T_MIN + 1) * delta / (delta + SKEW);
}

static uint32_t threshold(uint32_t k, uint32_t bias)
{
    if (k <= bias)
        return T_MIN;
    return k >= bias + T_MAX ? T_MAX : k - bias;
}

static char digit_char(uint32_t digit)
{
    return "abcdefghijklmnopqrstuvwxyz0123456789"[digit];
}

/* BASE when it is no digit. */
static uint32_t digit_value(char c)
{
    if (c >= 'a' && c <= 'z')
        return (uint32_t)(c - 'a');
    if (c >= 'A' && c <= 'Z')
        return (uint32_t)(c - 'A');
    if (c >= '0' && c <= '9')
        return (uint32_t)(c - '0') + 26;
    return BASE;
}

int idn_encode(const uint32_t *points, size_t count, char *out, size_t capacity)
{
    uint32_t n = FIRST_POINT, delta = 0, bias = FIRST_BIAS;
    size_t used = 0, handled, basic;

    if (count > IDN_LABEL_MAX)
        return IDN_TOO_LONG;
    if (capacity > IDN_LABEL_MAX)
        capacity = IDN_LABEL_MAX;
    for (size_t j = 0; j < count; j++) {
        if (!is_scalar(points[j]))
            return IDN_BAD_INPUT;
        if (points[j] >= FIRST_POINT)
            continue;
        if (used >= capacity)
            return IDN_NO_ROOM;
        out[used++] = (char)points[j];
    }
    handled = basic = used;
    if (basic > 0) {
        if (used >= capacity)
            return IDN_NO_ROOM;
        out[used++] = '-';
    }
    while (handled < count) {
        uint32_t least = UINT32_MAX;

        for (size_t j = 0; j < count; j++)
            if (points[j] >= n && points[j] < least)
                least = points[j];
        if (least - n > (UINT32_MAX - delta) / (uint32_t)(handled + 1))
            return IDN_RANGE;
        delta += (least - n) * (uint32_t)(handled + 1);
        n = least;
        for (size_t j = 0; j < count; j++) {
            uint32_t q;

            if (points[j] < n && ++delta == 0)
                return IDN_RANGE;
            if (points[j] != n)
                continue;
            q = delta;
            for (uint32_t k = BASE;; k += BASE) {
                uint32_t t = threshold(k, bias);

                if (used >= capacity)
                    return IDN_NO_ROOM;
                if (q < t)
                    break;
                out[used++] = digit_char(t + (q - t) % (BASE - t));
                q = (q - t) / (BASE - t);
            }
            out[used++] = digit_char(q);
            bias = adapt(delta, (uint32_t)(handled + 1), handled == basic);
            delta = 0;
            handled++;
        }
        delta++;
        n++;
    }
    return (int)used;
}

int idn_decode(const char *label, size_t length, uint32_t *out, size_t capacity)
{
    uint32_t n = FIRST_POINT, i = 0, bias = FIRST_BIAS;
    size_t count = 0, basic = 0, at;

    if (length > IDN_LABEL_MAX)
        return IDN_TOO_LONG;
    for (size_t j = 0; j < length; j++)
        if (label[j] == '-')
            basic = j;
    if (basic > capacity)
        return IDN_NO_ROOM;
    for (size_t j = 0; j < basic; j++) {
        if ((unsigned char)label[j] >= FIRST_POINT)
            return IDN_BAD_INPUT;
        out[count++] = (unsigned char)label[j];
    }
    at = basic > 0 ? basic + 1 : 0;
    while (at < length) {
        uint32_t before = i, weight = 1, points = (uint32_t)count + 1;

        for (uint32_t k = BASE;; k += BASE) {
            uint32_t digit, t = threshold(k, bias);

            if (at >= length)
                return IDN_BAD_INPUT;
            digit = digit_value(label[at++]);
            if (digit >= BASE)
                return IDN_BAD_INPUT;
            if (digit > (UINT32_MAX - i) / weight)
                return IDN_RANGE;
            i += digit * weight;
            if (digit < t)
                break;
            if (weight > UINT32_MAX / (BASE - t))
                return IDN_RANGE;
            weight *= BASE - t;
        }
        bias = adapt(i - before, points, before == 0);
        if (i / points > UINT32_MAX - n)
            return IDN_RANGE;
        n += i / points;
        i %= points;
        if (!is_scalar(n))
            return IDN_BAD_INPUT;
        if (count > capacity)
            return IDN_NO_ROOM;
        memmove(out + i + 1, out + i, (count - i) * sizeof *out);
        out[i++] = n;
        count++;
    }
    return (int)count;
}

int idn_has_prefix(const char *label, size_t length)
{
    return length >= 4 && (label[0] == 'x' || label[0] == 'X') && (label[1] == 'n' || label[1] == 'N') &&
           label[2] == '-' && label[3] == '-';
}

int idn_is_plain(const char *label, size_t length)
{
    for (size_t j = 0; j < length; j++)
        if ((unsigned char)label[j] >= FIRST_POINT)
            return 0;
    return 1;
}

const char *idn_message(int error)
{
    switch (error) {
    case IDN_BAD_INPUT:
        return "invalid label";
    case IDN_NO_ROOM:
        return "output too small";
    case IDN_TOO_LONG:
        return "label too long";
    case IDN_RANGE:
        return "number out of range";
    default:
        return error < 0 ? "unknown error" : "no error";
    }
}
