/* <stdlib.h>: strings to numbers, and arithmetic. */
#include <inttypes.h>
#include <limits.h>
#include <stdlib.h>

#include "runtime/libc/libc.h"

/* ---- integers ---- */

static int digit_value(char c)
{
    if (c >= '0' && c <= '9')
        return c - '0';
    char lower = (char)WOVEN(tolower)((unsigned char)c);
    return lower >= 'a' && lower <= 'z' ? lower - 'a' + 10 : INT_MAX;
}

/* What stands in a string before anything that is no part of the number. */
struct scanned {
    const char *end; /* the start of the string if there is no number */
    unsigned long long magnitude;
    bool negative, too_large;
};

/* "0x" counts only if a hexadecimal digit follows, else the 0 is the number. */
static const char *skip_prefix(const char *s, int *base)
{
    bool is_hexadecimal =
        (*base == 0 || *base == 16) && s[0] == '0' && (s[1] == 'x' || s[1] == 'X') && digit_value(s[2]) < 16;
    if (*base == 0)
        *base = is_hexadecimal ? 16 : *s == '0' ? 8 : 10;
    return is_hexadecimal ? s + 2 : s;
}

static void add_digit(struct scanned *scanned, int base, int digit)
{
    unsigned long long larger;
    if (__builtin_mul_overflow(scanned->magnitude, (unsigned)base, &larger) ||
        __builtin_add_overflow(larger, (unsigned)digit, &larger))
        scanned->too_large = true;
    else
        scanned->magnitude = larger;
}

static struct scanned scan(const char *s, int base)
{
    struct scanned scanned = {.end = s};
    if (base < 0 || base == 1 || base > 36) {
        errno = EINVAL;
        return scanned;
    }
    while (WOVEN(isspace)((unsigned char)*s))
        s++;
    scanned.negative = *s == '-';
    if (*s == '-' || *s == '+')
        s++;
    s = skip_prefix(s, &base);
    for (int digit; (digit = digit_value(*s)) < base; s++) {
        add_digit(&scanned, base, digit);
        scanned.end = s + 1;
    }
    return scanned;
}

long long WOVEN(strtoll)(const char *s, char **end, int base)
{
    struct scanned scanned = scan(s, base);
    if (end)
        *end = (char *)scanned.end;
    unsigned long long most = (unsigned long long)LLONG_MAX + scanned.negative;
    if (scanned.too_large || scanned.magnitude > most) {
        errno = ERANGE;
        return scanned.negative ? LLONG_MIN : LLONG_MAX;
    }
    return (long long)(scanned.negative ? -scanned.magnitude : scanned.magnitude);
}

unsigned long long WOVEN(strtoull)(const char *s, char **end, int base)
{
    struct scanned scanned = scan(s, base);
    if (end)
        *end = (char *)scanned.end;
    if (scanned.too_large) {
        errno = ERANGE;
        return ULLONG_MAX;
    }
    return scanned.negative ? -scanned.magnitude : scanned.magnitude;
}

long WOVEN(strtol)(const char *s, char **end, int base)
{
    return WOVEN(strtoll)(s, end, base);
}

unsigned long WOVEN(strtoul)(const char *s, char **end, int base)
{
    return WOVEN(strtoull)(s, end, base);
}

intmax_t WOVEN(strtoimax)(const char *s, char **end, int base)
{
    return WOVEN(strtoll)(s, end, base);
}

uintmax_t WOVEN(strtoumax)(const char *s, char **end, int base)
{
    return WOVEN(strtoull)(s, end, base);
}

int WOVEN(atoi)(const char *s)
{
    return (int)WOVEN(strtoll)(s, NULL, 10);
}

long WOVEN(atol)(const char *s)
{
    return WOVEN(strtoll)(s, NULL, 10);
}

long long WOVEN(atoll)(const char *s)
{
    return WOVEN(strtoll)(s, NULL, 10);
}

/* ---- floating point ---- */

#define NUMBER_MOST 512 /* characters of a number; what is longer is cut */

static size_t skip_digits(const char *s, size_t i, bool hexadecimal, size_t *digits)
{
    for (; i < NUMBER_MOST && digit_value(s[i]) < (hexadecimal ? 16 : 10); i++)
        ++*digits;
    return i;
}

static size_t skip_exponent(const char *s, size_t i, char mark)
{
    size_t digits = 0, end = i;
    if (WOVEN(tolower)((unsigned char)s[end]) != mark)
        return i;
    end++;
    if (s[end] == '-' || s[end] == '+')
        end++;
    end = skip_digits(s, end, false, &digits);
    return digits ? end : i;
}

/* "nan(letters)" */
static size_t skip_payload(const char *s, size_t i)
{
    size_t end = i + 1;
    if (s[i] != '(')
        return i;
    while (end < NUMBER_MOST && (digit_value(s[end]) < 36 || s[end] == '_'))
        end++;
    return s[end] == ')' ? end + 1 : i;
}

/* How many characters a floating-point number at s may have; reads no further. */
static size_t number_length(const char *s)
{
    size_t i = 0, digits = 0;
    if (s[i] == '-' || s[i] == '+')
        i++;
    if (WOVEN(strncasecmp)(s + i, "inf", 3) == 0)
        return i + (WOVEN(strncasecmp)(s + i + 3, "inity", 5) == 0 ? 8 : 3);
    if (WOVEN(strncasecmp)(s + i, "nan", 3) == 0)
        return skip_payload(s, i + 3);
    bool hexadecimal = s[i] == '0' && (s[i + 1] == 'x' || s[i + 1] == 'X');
    size_t start = i;
    i = skip_digits(s, hexadecimal ? i + 2 : i, hexadecimal, &digits);
    if (s[i] == '.')
        i = skip_digits(s, i + 1, hexadecimal, &digits);
    if (!digits)
        return hexadecimal ? start + 1 : 0;
    return skip_exponent(s, i, hexadecimal ? 'p' : 'e');
}

/* The real function converts a copy on the stack, which holds nothing but the
 * number: so it is exact, and reads nothing that it should not. */
#define DEFINE_STRTO(type, name)                                               \
    type WOVEN(name)(const char *s, char **end)                                \
    {                                                                          \
        char copy[NUMBER_MOST + 16], *copy_end;                                \
        const char *start = s;                                                 \
        while (WOVEN(isspace)((unsigned char)*start))                          \
            start++;                                                           \
        size_t length = number_length(start);                                  \
        for (size_t i = 0; i < length; i++)                                    \
            copy[i] = start[i];                                                \
        copy[length] = '\0';                                                   \
        type value = name(copy, &copy_end);                                    \
        if (end)                                                               \
            *end = (char *)(copy_end == copy ? s : start + (copy_end - copy)); \
        return value;                                                          \
    }
DEFINE_STRTO(double, strtod)
DEFINE_STRTO(float, strtof)
DEFINE_STRTO(long double, strtold)

double WOVEN(atof)(const char *s)
{
    return WOVEN(strtod)(s, NULL);
}

/* ---- arithmetic ---- */

int WOVEN(abs)(int n)
{
    return n < 0 ? (int)-(unsigned)n : n;
}

long WOVEN(labs)(long n)
{
    return n < 0 ? (long)-(unsigned long)n : n;
}

long long WOVEN(llabs)(long long n)
{
    return n < 0 ? (long long)-(unsigned long long)n : n;
}

intmax_t WOVEN(imaxabs)(intmax_t n)
{
    return WOVEN(llabs)(n);
}

div_t WOVEN(div)(int n, int by)
{
    return (div_t){n / by, n % by};
}

ldiv_t WOVEN(ldiv)(long n, long by)
{
    return (ldiv_t){n / by, n % by};
}

lldiv_t WOVEN(lldiv)(long long n, long long by)
{
    return (lldiv_t){n / by, n % by};
}

int WOVEN(ffs)(int n)
{
    return __builtin_ffs(n);
}

int WOVEN(ffsl)(long n)
{
    return __builtin_ffsl(n);
}

int WOVEN(ffsll)(long long n)
{
    return __builtin_ffsll(n);
}
