#include "checkfig.h"

#include <string.h>

/* Digit sum of twice the digit. */
static const unsigned char twice[10] = { 0, 2, 4, 6, 8, 1, 3, 5, 7, 9 };

static const unsigned char damm[10][10] = {
    { 0, 3, 1, 7, 5, 9, 8, 6, 4, 2 },
    { 7, 0, 9, 2, 1, 5, 4, 8, 6, 3 },
    { 4, 2, 0, 6, 8, 7, 1, 3, 5, 9 },
    { 1, 7, 5, 0, 9, 8, 3, 4, 2, 6 },
    { 6, 1, 2, 3, 0, 4, 5, 9, 7, 8 },
    { 3, 6, 7, 4, 2, 0, 9, 5, 8, 1 },
    { 5, 8, 6, 9, 7, 2, 0, 1, 3, 4 },
    { 8, 9, 4, 5, 3, 6, 2, 0, 1, 7 },
    { 9, 4, 3, 8, 6, 1, 7, 2, 0, 5 },
    { 2, 5, 8, 1, 4, 3, 6, 7, 9, 0 },
};

static bool is_digit(char c)
{
    return c >= '0' && c <= '9';
}

static bool is_filler(char c)
{
    return c == ' ' || c == '-';
}

/* The value of a letter in an IBAN, 10 to 35, or -1. */
static int letter(char c)
{
    static const char upper[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
    static const char lower[] = "abcdefghijklmnopqrstuvwxyz";
    const char *p;

    if (c == '\0')
        return -1;
    if ((p = strchr(upper, c)) != NULL)
        return (int)(p - upper) + 10;
    if ((p = strchr(lower, c)) != NULL)
        return (int)(p - lower) + 10;
    return -1;
}

static unsigned luhn_check(const char *digits, size_t len)
{
    unsigned sum = 0;

    for (size_t i = 0; i < len; i++) {
        int d = digits[len - 1 - i] - '0';
        sum = (sum + (i % 2 == 0 ? twice[d] : (unsigned)d)) % 10;
    }
    return (10 - sum) % 10;
}

static unsigned damm_check(const char *digits, size_t len)
{
    unsigned state = 0;

    for (size_t i = 0; i < len; i++)
        state = damm[state][digits[i] - '0'];
    return state;
}

static unsigned check_of(enum cf_scheme scheme, const char *digits, size_t len)
{
    return scheme == CF_DAMM ? damm_check(digits, len) : luhn_check(digits, len);
}

/* Both schemes from the left, over a text with fillers. The parity that Luhn
   needs comes from the number of digits. */
bool cf_valid(enum cf_scheme scheme, const char *text)
{
    size_t count = 0, seen = 0;
    unsigned sum = 0, state = 0;

    for (const char *p = text; *p; p++) {
        if (is_digit(*p))
            count++;
        else if (!is_filler(*p))
            return false;
    }
    if (count < 2)
        return false;
    for (const char *p = text; *p; p++) {
        unsigned d;
        if (!is_digit(*p))
            continue;
        d = (unsigned)(*p - '0');
        sum = (sum + ((count - seen) % 2 == 0 ? twice[d] : d)) % 10;
        state = damm[state][d];
        seen++;
    }
    return scheme == CF_DAMM ? state == 0 : sum == 0;
}

bool cf_isbn_valid(const char *text)
{
    char code[13];
    size_t n = 0;
    unsigned sum = 0;

    for (; *text; text++) {
        if (is_filler(*text))
            continue;
        if (n == sizeof code)
            return false;
        if (!is_digit(*text) && !((*text == 'X' || *text == 'x') && n == 9))
            return false;
        code[n++] = *text;
    }
    if (n == 10) {
        for (unsigned i = 0; i < 10; i++)
            sum += (10 - i) * (is_digit(code[i]) ? (unsigned)(code[i] - '0') : 10u);
        return sum % 11 == 0;
    }
    if (n != 13 || !is_digit(code[9]))
        return false;
    for (unsigned i = 0; i < 13; i++)
        sum += (i % 2 ? 3u : 1u) * (unsigned)(code[i] - '0');
    return sum % 10 == 0;
}

bool cf_iban_valid(const char *text)
{
    char code[34];
    size_t n = 0;
    unsigned rest = 0;

    for (; *text; text++) {
        if (is_filler(*text))
            continue;
        if (n == sizeof code || (!is_digit(*text) && letter(*text) < 0))
            return false;
        code[n++] = *text;
    }
    if (n < 15 || letter(code[0]) < 0 || letter(code[1]) < 0 || !is_digit(code[2]) || !is_digit(code[3]))
        return false;
    for (size_t i = 0; i < n; i++) {
        char c = code[(i + 4) % n];
        if (is_digit(c))
            rest = (rest * 10 + (unsigned)(c - '0')) % 97;
        else
            rest = (rest * 100 + (unsigned)letter(c)) % 97;
    }
    return rest == 1;
}

size_t cf_squeeze(char *dst, const char *text)
{
    size_t n = 0;

    for (; *text; text++)
        if (!is_filler(*text))
            dst[n++] = *text;
    dst[n] = '\0';
    return n;
}

char cf_digit(enum cf_scheme scheme, const char *digits)
{
    return (char)('0' + check_of(scheme, digits, strlen(digits)));
}

void cf_append(enum cf_scheme scheme, char *digits)
{
    size_t len = strlen(digits);

    digits[len] = (char)('0' + check_of(scheme, digits, len));
    digits[len + 1] = '\0';
}

unsigned cf_weighted(const char *digits, const unsigned char *weights, size_t n, unsigned modulus)
{
    unsigned long long sum = 0;

    for (size_t i = 0; digits[i]; i++) {
        sum += (unsigned long long)(digits[i] - '0') * weights[i % n];
        sum %= modulus;
    }
    return (unsigned)(sum % modulus);
}
