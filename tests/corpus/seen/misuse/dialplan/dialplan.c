#include "dialplan.h"

#include <string.h>

#define MAX_CODE 999
#define MAX_NATIONAL 12

static const dp_country builtin[] = {
    { 1, "US", 10, 10, "334" },
    { 31, "NL", 9, 9, "234" },
    { 33, "FR", 9, 9, "12222" },
    { 34, "ES", 9, 9, "333" },
    { 44, "GB", 9, 10, "4" },
    { 49, "DE", 4, 12, "3" },
    { 81, "JP", 9, 10, "244" },
    { 299, "GL", 6, 6, "222" },
    { 353, "IE", 7, 9, "23" },
    { 358, "FI", 5, 11, "23" },
    { 420, "CZ", 9, 9, "333" },
    { 0, NULL, 0, 0, NULL },
};

const dp_country *dp_builtin(void)
{
    return builtin;
}

const dp_country *dp_find(const dp_country *table, unsigned code)
{
    if (code == 0)
        return NULL;
    for (; table->code != 0; table++)
        if (table->code == code)
            return table;
    return NULL;
}

static int is_digit(char ch)
{
    return ch >= '0' && ch <= '9';
}

static int is_filler(char ch)
{
    return ch != '\0' && strchr(" -./()", ch) != NULL;
}

/* Reads the calling code; returns what follows it, or NULL with *error. */
static const char *read_code(const dp_country *table, const char *p, const dp_country **country, int *error)
{
    unsigned code = 0;

    *error = DP_SYNTAX;
    for (; is_digit(*p) || is_filler(*p); p++) {
        if (is_filler(*p))
            continue;
        code = code * 10 + (unsigned)(*p - '0');
        *error = DP_COUNTRY;
        /* no code begins with a zero */
        if (code == 0 || code > MAX_CODE)
            return NULL;
        *country = dp_find(table, code);
        if (*country)
            return p + 1;
    }
    if (*p)
        *error = DP_SYNTAX;
    return NULL;
}

/* Whether the text is well-formed from the plus sign to its end. */
static int well_formed(const char *text)
{
    int digits = 0;

    if (*text++ != '+' || !(is_digit(*text) || is_filler(*text)))
        return 0;
    for (; *text; text++) {
        if (is_digit(*text))
            digits = 1;
        else if (!is_filler(*text))
            return 0;
    }
    return digits;
}

int dp_parse(const dp_country *table, const char *text, dp_number *out)
{
    const dp_country *country = NULL;
    const char *national, *p;
    int error, digits = 0;

    if (!well_formed(text))
        return DP_SYNTAX;
    national = read_code(table, text + 1, &country, &error);
    if (!national)
        return error;
    for (p = national; *p; p++)
        if (is_digit(*p) && ++digits > MAX_NATIONAL)
            return DP_LENGTH;
    if (digits < 1 || digits < country->shortest || digits > country->longest)
        return DP_LENGTH;
    out->country = country;
    out->national = national;
    out->extent = (size_t)(p - national);
    return DP_OK;
}

/* Copies the national digits as characters; returns how many. */
static int collect(const dp_number *number, char digits[MAX_NATIONAL])
{
    int n = 0;

    for (size_t i = 0; i < number->extent && n < MAX_NATIONAL; i++)
        if (is_digit(number->national[i]))
            digits[n++] = number->national[i];
    return n;
}

int dp_length(const dp_number *number)
{
    char digits[MAX_NATIONAL];

    return collect(number, digits);
}

int dp_digit(const dp_number *number, int index)
{
    char digits[MAX_NATIONAL];
    int n = collect(number, digits);

    return index >= 0 && index < n ? digits[index] - '0' : -1;
}

/* Writes "+" and the code. */
static char *put_code(char *out, unsigned code)
{
    *out++ = '+';
    if (code >= 100)
        *out++ = (char)('0' + code / 100 % 10);
    if (code >= 10)
        *out++ = (char)('0' + code / 10 % 10);
    *out++ = (char)('0' + code % 10);
    return out;
}

int dp_e164(const dp_number *number, char *out)
{
    char digits[MAX_NATIONAL], *p = put_code(out, number->country->code);
    int n = collect(number, digits);

    memcpy(p, digits, (size_t)n);
    p += n;
    *p = '\0';
    return (int)(p - out);
}

int dp_format(const dp_number *number, char *out)
{
    const char *groups = number->country->groups ? number->country->groups : "";
    char digits[MAX_NATIONAL], *p = put_code(out, number->country->code);
    int n = collect(number, digits), done = 0;

    while (done < n) {
        int size = n - done;

        while (*groups && !(*groups >= '1' && *groups <= '9'))
            groups++;
        if (*groups) {
            if (*groups - '0' < size)
                size = *groups - '0';
            groups++;
        }
        *p++ = ' ';
        memcpy(p, digits + done, (size_t)size);
        p += size;
        done += size;
    }
    *p = '\0';
    return (int)(p - out);
}

int dp_compare(const dp_number *a, const dp_number *b)
{
    char da[MAX_NATIONAL], db[MAX_NATIONAL];
    int na = collect(a, da), nb = collect(b, db);
    int order;

    if (a->country->code != b->country->code)
        return a->country->code < b->country->code ? -1 : 1;
    order = memcmp(da, db, (size_t)(na < nb ? na : nb));
    if (order)
        return order < 0 ? -1 : 1;
    return (na > nb) - (na < nb);
}

uint32_t dp_hash(const dp_number *number)
{
    char digits[MAX_NATIONAL];
    int n = collect(number, digits);
    uint32_t h = 2166136261u ^ number->country->code;

    for (int i = 0; i < n; i++)
        h = (h ^ (unsigned char)digits[i]) * 16777619u;
    return h;
}
