#include "numword.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

static const char *const units[20] = {
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine",
    "ten", "eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen",
    "seventeen", "eighteen", "nineteen"
};

static const char *const unit_ordinals[20] = {
    "zeroth", "first", "second", "third", "fourth", "fifth", "sixth", "seventh",
    "eighth", "ninth", "tenth", "eleventh", "twelfth", "thirteenth", "fourteenth",
    "fifteenth", "sixteenth", "seventeenth", "eighteenth", "nineteenth"
};

static const char *const tens[10] = {
    "", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"
};

/* Names of the powers of a thousand. */
static const char *const scales[] = {
    "", "thousand", "million", "billion", "trillion", "quadrillion"
};

struct text {
    char *buf;
    size_t cap;
    size_t len;
};

static void put(struct text *t, const char *s)
{
    for (; *s != '\0'; s++) {
        if (t->cap > 0 && t->len < t->cap - 1)
            t->buf[t->len] = *s;
        t->len++;
    }
}

static size_t finish(struct text *t)
{
    if (t->cap > 0)
        t->buf[t->len < t->cap ? t->len : t->cap - 1] = '\0';
    return t->len;
}

static void put_word(struct text *t, const char *word)
{
    if (t->len > 0)
        put(t, " ");
    put(t, word);
}

/* Words of 1 to 999; the last of them as an ordinal if asked. */
static void put_group(struct text *t, unsigned n, int ordinal)
{
    if (n >= 100) {
        put_word(t, units[n / 100]);
        n %= 100;
        put_word(t, ordinal && n == 0 ? "hundredth" : "hundred");
    }
    if (n >= 20) {
        const char *ten = tens[n / 10];

        n %= 10;
        if (n > 0) {
            put_word(t, ten);
            put(t, "-");
            put(t, ordinal ? unit_ordinals[n] : units[n]);
        } else if (ordinal) {
            /* "twenty" becomes "twentieth" */
            char word[16];

            snprintf(word, sizeof word, "%.*sieth", (int)strlen(ten) - 1, ten);
            put_word(t, word);
        } else {
            put_word(t, ten);
        }
    } else if (n > 0) {
        put_word(t, ordinal ? unit_ordinals[n] : units[n]);
    }
}

static size_t write_words(int64_t n, int ordinal, char *buf, size_t cap)
{
    struct text t = {buf, cap, 0};
    uint64_t rest = n < 0 ? 0 - (uint64_t)n : (uint64_t)n;
    uint64_t power = 1;
    const char *const *scale = scales;

    if (n < 0)
        put(&t, "minus");
    if (rest == 0)
        put(&t, ordinal ? unit_ordinals[0] : units[0]);
    while (rest / power >= 1000) {
        power *= 1000;
        scale++;
    }
    while (rest > 0) {
        unsigned group = (unsigned)(rest / power);

        rest %= power;
        if (group > 0) {
            put_group(&t, group, ordinal && power == 1);
            if (power > 1) {
                put_word(&t, *scale);
                if (ordinal && rest == 0)
                    put(&t, "th");
            }
        }
        if (power > 1) {
            power /= 1000;
            scale--;
        }
    }
    return finish(&t);
}

size_t numword_cardinal(int64_t n, char *buf, size_t cap)
{
    return write_words(n, 0, buf, cap);
}

size_t numword_ordinal(int64_t n, char *buf, size_t cap)
{
    return write_words(n, 1, buf, cap);
}

size_t numword_short(int64_t n, char *buf, size_t cap)
{
    struct text t = {buf, cap, 0};
    uint64_t size = n < 0 ? 0 - (uint64_t)n : (uint64_t)n;
    char digits[32];

    snprintf(digits, sizeof digits, "%" PRId64, n);
    put(&t, digits);
    if (size / 10 % 10 == 1 || size % 10 == 0 || size % 10 > 3)
        put(&t, "th");
    else
        put(&t, size % 10 == 1 ? "st" : size % 10 == 2 ? "nd" : "rd");
    return finish(&t);
}

size_t numword_roman(int n, char *buf, size_t cap)
{
    static const struct {
        int value;
        const char *text;
    } parts[] = {
        {1000, "M"}, {900, "CM"}, {500, "D"}, {400, "CD"}, {100, "C"}, {90, "XC"}, {50, "L"},
        {40, "XL"}, {10, "X"}, {9, "IX"}, {5, "V"}, {4, "IV"}, {1, "I"}
    };
    struct text t = {buf, cap, 0};
    size_t i;

    if (n < 1 || n > 3999)
        return finish(&t);
    for (i = 0; i < sizeof parts / sizeof *parts; i++)
        for (; n >= parts[i].value; n -= parts[i].value)
            put(&t, parts[i].text);
    return finish(&t);
}

static int roman_digit(char c)
{
    switch (c) {
    case 'I': case 'i': return 1;
    case 'V': case 'v': return 5;
    case 'X': case 'x': return 10;
    case 'L': case 'l': return 50;
    case 'C': case 'c': return 100;
    case 'D': case 'd': return 500;
    case 'M': case 'm': return 1000;
    default: return 0;
    }
}

int numword_from_roman(const char *text)
{
    char own[32];
    int n = 0;
    size_t i;

    for (i = 0; text[i] != '\0'; i++) {
        int digit = roman_digit(text[i]);

        if (digit == 0 || i >= 15)
            return 0;
        n += digit < roman_digit(text[i + 1]) ? -digit : digit;
    }
    if (numword_roman(n, own, sizeof own) != i)
        return 0;
    for (i = 0; text[i] != '\0'; i++)
        if (roman_digit(own[i]) != roman_digit(text[i]))
            return 0;
    return n;
}

int numword_small(const char *text)
{
    int n;

    for (n = 0; n < 20; n++)
        if (strcmp(text, units[n]) == 0 || strcmp(text, unit_ordinals[n]) == 0)
            return n;
    return -1;
}
