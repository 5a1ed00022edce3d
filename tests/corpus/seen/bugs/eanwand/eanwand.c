#include "eanwand.h"

#include <stdio.h>
#include <string.h>

#define NUMBER_MAX 13
#define ADDON_MAX 5

static const char *const left_odd[10] = {
    "0001101", "0011001", "0010011", "0111101", "0100011",
    "0110001", "0101111", "0111011", "0110111", "0001011"
};

/* Bit 5 - i is set when the i-th digit of the left half is of even parity. */
static const unsigned char parity[10] = {
    0x00, 0x0b, 0x0d, 0x0e, 0x13, 0x19, 0x1c, 0x15, 0x16, 0x1a
};

static int is_digit(char c)
{
    return c >= '0' && c <= '9';
}

void ean_clear(struct ean_code *code)
{
    memset(code, 0, sizeof *code);
}

char ean_check_digit(const char *digits)
{
    size_t n = strlen(digits);
    int sum = 0, weight = 3;

    if (n == 0 || n > NUMBER_MAX - 1)
        return '\0';
    while (n-- > 0) {
        if (!is_digit(digits[n]))
            return '\0';
        sum += weight * (digits[n] - '0');
        weight = 4 - weight;
    }
    return (char)('0' + (10 - sum % 10) % 10);
}

/* Right-aligns the n digits of `from` in `to`, `width` wide, and ends it. */
static void fill_zeros(char *to, size_t width, const char *from, size_t n)
{
    memset(to, '0', width - n);
    memcpy(to + (width - n), from, n);
    to[width] = '\0';
}

enum ean_status ean_parse(struct ean_code *code, const char *text)
{
    struct ean_code made;
    char number[NUMBER_MAX + 1];
    char extra[ADDON_MAX + 1];
    const char *p = text;
    size_t i, n = 0, width;

    ean_clear(&made);
    if (strlen(text) > NUMBER_MAX + 1 + ADDON_MAX)
        return EAN_ELENGTH;

    for (; *p != '\0' && *p != '+'; p++) {
        if (!is_digit(*p))
            return EAN_EFORMAT;
        if (n == NUMBER_MAX)
            return EAN_ELENGTH;
        number[n++] = *p;
    }
    if (n == 0)
        return EAN_ELENGTH;
    number[n] = '\0';

    if (*p == '+') {
        char *to = extra;

        p++;
        for (i = 0; p[i] != '\0'; i++) {
            if (!is_digit(p[i]))
                return EAN_EFORMAT;
            *to++ = p[i];
        }
        if (i == 0 || i > ADDON_MAX)
            return EAN_ELENGTH;
        *to = '\0';
        fill_zeros(made.addon, i <= 2 ? 2 : ADDON_MAX, extra, i);
    }

    if (n == 8 || n == NUMBER_MAX) {
        char last = number[n - 1];

        number[n - 1] = '\0';
        if (ean_check_digit(number) != last)
            return EAN_ECHECK;
        number[n - 1] = last;
        memcpy(made.digits, number, n + 1);
    } else {
        width = n < 8 ? 7 : 12;
        fill_zeros(made.digits, width, number, n);
        made.digits[width] = ean_check_digit(made.digits);
        made.digits[width + 1] = '\0';
    }
    *code = made;
    return EAN_OK;
}

size_t ean_format(const struct ean_code *code, char *buf, size_t size)
{
    char whole[NUMBER_MAX + 1 + ADDON_MAX + 1];
    size_t length, part;

    snprintf(whole, sizeof whole, "%.13s%s%.5s", code->digits,
             code->addon[0] != '\0' ? "+" : "", code->addon);
    length = strlen(whole);
    if (size > 0) {
        part = length < size ? length : size - 1;
        memcpy(buf, whole, part);
        buf[part] = '\0';
    }
    return length;
}

static char *draw(char *to, const char *pattern)
{
    size_t n = strlen(pattern);

    memcpy(to, pattern, n);
    return to + n;
}

static char *draw_digit(char *to, char digit, int even, int right)
{
    const char *pattern = left_odd[digit - '0'];
    int i;

    for (i = 0; i < 7; i++) {
        /* even parity is the right-hand pattern mirrored */
        char c = even ? pattern[6 - i] : pattern[i];

        if (even || right)
            c = c == '0' ? '1' : '0';
        *to++ = c;
    }
    return to;
}

size_t ean_modules(const struct ean_code *code, char *buf, size_t size)
{
    size_t n = strlen(code->digits);
    size_t modules = n == 13 ? EAN_MODULES_MAX : n == 8 ? 67 : 0;
    size_t half = n == 13 ? 6 : 4, i;
    const char *digit = code->digits;
    unsigned even = 0;
    char *to = buf;

    if (size <= modules)
        return 0;
    if (modules == 0) {
        *buf = '\0';
        return 0;
    }
    if (n == 13)
        even = parity[*digit++ - '0'];
    to = draw(to, "101");
    for (i = 0; i < half; i++)
        to = draw_digit(to, *digit++, n == 13 && (even >> (5 - i) & 1), 0);
    to = draw(to, "01010");
    for (i = 0; i < half; i++)
        to = draw_digit(to, *digit++, 0, 1);
    to = draw(to, "101");
    *to = '\0';
    return modules;
}

int ean_equal(const struct ean_code *a, const struct ean_code *b)
{
    return strcmp(a->digits, b->digits) == 0 && strcmp(a->addon, b->addon) == 0;
}

const char *ean_status_text(enum ean_status status)
{
    switch (status) {
    case EAN_OK: return "ok";
    case EAN_EFORMAT: return "not a number";
    case EAN_ELENGTH: return "wrong number of digits";
    case EAN_ECHECK: return "wrong check digit";
    }
    return "unknown status";
}
