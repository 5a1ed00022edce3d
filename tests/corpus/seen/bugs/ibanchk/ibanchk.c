#include "ibanchk.h"

#include <string.h>

static const struct {
    char code[3];
    int length;
} countries[] = {
    {"AT", 20}, {"BE", 16}, {"CH", 21}, {"CZ", 24}, {"DE", 22}, {"DK", 18},
    {"ES", 24}, {"FI", 18}, {"FR", 27}, {"GB", 22}, {"IE", 22}, {"IT", 27},
    {"LU", 20}, {"MT", 31}, {"NL", 18}, {"NO", 15}, {"PL", 28}, {"PT", 25},
    {"SE", 24},
};

static int is_digit(char c)
{
    return c >= '0' && c <= '9';
}

/* The capital of an ASCII letter, a digit as it is, 0 for all else. */
static char fold(char c)
{
    if (is_digit(c) || (c >= 'A' && c <= 'Z'))
        return c;
    if (c >= 'a' && c <= 'z')
        return (char)(c - 'a' + 'A');
    return 0;
}

/* TEXT folded and without spaces in at most MAX characters of BUFFER and a
 * NUL; the length, or -1. */
static int squeeze(const char *text, char *buffer, int max)
{
    int n = 0;

    for (; *text; text++) {
        char c;
        if (*text == ' ')
            continue;
        c = fold(*text);
        if (!c || n == max)
            return -1;
        buffer[n++] = c;
    }
    buffer[n] = '\0';
    return n;
}

/* ISO 7064 MOD 97-10: letters count as 10 to 35. */
static int mod97(const char *folded, size_t n)
{
    int rest = 0;

    for (size_t i = 0; i < n; i++) {
        char c = folded[i];
        if (is_digit(c))
            rest = (rest * 10 + (c - '0')) % 97;
        else
            rest = (rest * 100 + (c - 'A' + 10)) % 97;
    }
    return rest;
}

static int put(const char *from, int n, char *out, size_t size)
{
    if (size <= (size_t)n)
        return -1;
    memcpy(out, from, (size_t)n);
    out[n] = '\0';
    return n;
}

int iban_length(const char *country)
{
    char code[3];

    if (squeeze(country, code, 2) != 2)
        return 0;
    for (size_t i = 0; i < sizeof countries / sizeof *countries; i++)
        if (strcmp(countries[i].code, code) == 0)
            return countries[i].length;
    return 0;
}

int iban_valid(const char *text)
{
    char compact[IBAN_MAX + 1], turned[IBAN_MAX], country[3];
    int n, expected;

    /* country, check digits and at least one character of the account */
    if (strlen(text) < 5)
        return 0;
    n = squeeze(text, compact, IBAN_MAX);
    if (n < 0)
        return 0;
    memcpy(turned, compact + 4, (size_t)n - 4);
    memcpy(turned + n - 4, compact, 4);
    if (is_digit(compact[0]) || is_digit(compact[1]) || !is_digit(compact[2]) || !is_digit(compact[3]))
        return 0;
    if (mod97(turned, (size_t)n) != 1)
        return 0;
    memcpy(country, compact, 2);
    country[2] = '\0';
    expected = iban_length(country);
    return expected == 0 || expected == n;
}

int iban_compact(const char *text, char *out, size_t size)
{
    char compact[IBAN_MAX + 1];
    int n = squeeze(text, compact, IBAN_MAX);

    if (n < 1)
        return -1;
    return put(compact, n, out, size);
}

int iban_pretty(const char *text, char *out, size_t size)
{
    char compact[IBAN_MAX + 1], spaced[IBAN_MAX + IBAN_MAX / 4 + 1];
    int n = squeeze(text, compact, IBAN_MAX), length = 0;

    if (n < 1)
        return -1;
    for (int i = 0; i < n; i++) {
        if (i && i % 4 == 0)
            spaced[length++] = ' ';
        spaced[length++] = compact[i];
    }
    return put(spaced, length, out, size);
}

int iban_make(const char *country, const char *account, char *out, size_t size)
{
    char code[3], turned[IBAN_MAX + 1], iban[IBAN_MAX + 1];
    int n, check;

    if (squeeze(country, code, 2) != 2 || is_digit(code[0]) || is_digit(code[1]))
        return -1;
    n = squeeze(account, turned, IBAN_MAX - 4);
    if (n < 1)
        return -1;
    memcpy(turned + n, code, 2);
    memcpy(turned + n + 2, "00", 2);
    check = 98 - mod97(turned, (size_t)n + 4);
    memcpy(iban, code, 2);
    iban[2] = (char)('0' + check / 10);
    iban[3] = (char)('0' + check % 10);
    memcpy(iban + 4, turned, (size_t)n);
    return put(iban, n + 4, out, size);
}

/* Sum of the digits from the right, every second one doubled, beginning with
 * the last one if `doubled`.  Counts the digits; -1 with anything else. */
static int luhn_sum(const char *text, int doubled, size_t *digits)
{
    int sum = 0;

    *digits = 0;
    for (size_t i = strlen(text); i-- > 0;) {
        int d;
        if (text[i] == ' ')
            continue;
        if (!is_digit(text[i]))
            return -1;
        d = text[i] - '0';
        if (doubled)
            d = d < 5 ? 2 * d : 2 * d - 9;
        doubled = !doubled;
        sum = (sum + d) % 10;
        ++*digits;
    }
    return sum;
}

int luhn_valid(const char *text)
{
    size_t digits;

    return luhn_sum(text, 0, &digits) == 0 && digits >= 2;
}

char luhn_digit(const char *text)
{
    size_t digits;
    int sum = luhn_sum(text, 1, &digits);

    if (sum < 0 || digits == 0)
        return 0;
    return (char)('0' + (10 - sum) % 10);
}

int isbn_valid(const char *text)
{
    int value[13], n = 0, ten = 0, thirteen = 0;

    for (; *text; text++) {
        if (*text == ' ' || *text == '-')
            continue;
        if (n == 13)
            return 0;
        if (is_digit(*text))
            value[n++] = *text - '0';
        else if (n == 9 && (*text == 'X' || *text == 'x'))
            value[n++] = 10;
        else
            return 0;
    }
    if (n == 10) {
        for (int i = 0; i < 10; i++)
            ten += (10 - i) * value[i];
        return ten % 11 == 0;
    }
    if (n == 13 && value[9] != 10) {
        for (int i = 0; i < 13; i++)
            thirteen += (i % 2 ? 3 : 1) * value[i];
        return thirteen % 10 == 0;
    }
    return 0;
}
