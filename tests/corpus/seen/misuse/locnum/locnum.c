#include "locnum.h"

#include <assert.h>
#include <stddef.h>
#include <string.h>

static bool sign_ok(char sign)
{
    return sign != '\0' && strchr("+-0123456789", sign) == NULL;
}

static void check(const nf_format *f)
{
    assert(sign_ok(f->decimal));
    assert(f->digits >= 0 && f->digits <= NF_MAX_DIGITS);
    assert(f->group_size >= 0 && f->group_size <= 9);
    assert(f->group_size == 0 || (sign_ok(f->group) && f->group != f->decimal));
}

void nf_init(nf_format *f)
{
    f->decimal = '.';
    f->group = '\0';
    f->group_size = 0;
    f->digits = 0;
    f->plus = false;
}

void nf_set_digits(nf_format *f, int digits)
{
    f->digits = digits;
    check(f);
}

void nf_set_decimal(nf_format *f, char sign)
{
    f->decimal = sign;
    check(f);
}

void nf_set_groups(nf_format *f, char sign, int size)
{
    assert(size >= 1);
    f->group = sign;
    f->group_size = size;
    check(f);
}

void nf_no_groups(nf_format *f)
{
    f->group_size = 0;
    check(f);
}

void nf_set_plus(nf_format *f, bool on)
{
    f->plus = on;
}

int nf_write(const nf_format *f, int64_t value, char *out)
{
    check(f);
    char reversed[NF_TEXT_SIZE];
    int length = 0, written = 0;
    uint64_t rest = value < 0 ? -(uint64_t)value : (uint64_t)value;
    for (; written <= f->digits || rest > 0; written++) {
        int whole = written - f->digits;
        if (whole == 0 && f->digits > 0)
            reversed[length++] = f->decimal;
        if (whole > 0 && f->group_size > 0 && whole % f->group_size == 0)
            reversed[length++] = f->group;
        reversed[length++] = (char)('0' + rest % 10);
        rest /= 10;
    }
    if (value < 0)
        reversed[length++] = '-';
    else if (f->plus)
        reversed[length++] = '+';
    for (int i = 0; i < length; i++)
        out[i] = reversed[length - 1 - i];
    out[length] = '\0';
    return length;
}

bool nf_read(const nf_format *f, const char *text, int64_t *value)
{
    check(f);
    const char *at = text;
    bool negative = *at == '-';
    const uint64_t limit = (uint64_t)INT64_MAX + negative;
    uint64_t number = 0;
    if (*at == '-' || *at == '+')
        at++;
    for (; *at != '\0'; at++) {
        if (*at == f->decimal || (f->group_size > 0 && *at == f->group))
            continue;
        if (*at < '0' || *at > '9')
            return false;
        unsigned digit = (unsigned)(*at - '0');
        if (number > (limit - digit) / 10)
            return false;
        number = 10 * number + digit;
    }
    int64_t result = negative && number > 0 ? -(int64_t)(number - 1) - 1 : (int64_t)number;
    /* The signs are where they belong if the number is written the same way. */
    char again[NF_TEXT_SIZE];
    nf_write(f, result, again);
    if (strcmp(again, text) != 0)
        return false;
    *value = result;
    return true;
}

void nf_pad(char *text, int width)
{
    assert(width < NF_TEXT_SIZE);
    size_t length = strlen(text);
    if (width < 0 || (size_t)width <= length)
        return;
    size_t more = (size_t)width - length;
    memmove(text + more, text, length + 1);
    memset(text, ' ', more);
}
