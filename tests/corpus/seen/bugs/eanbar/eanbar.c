#include "eanbar.h"

#include <string.h>

#define MAIN_DIGITS 13
#define ADDON_DIGITS 5
#define INPUT_MAX (MAIN_DIGITS + 1 + ADDON_DIGITS)

/* Left-hand patterns of odd parity; the others follow from them. */
static const char odd_patterns[10][8] = {
    "0001101", "0011001", "0010011", "0111101", "0100011",
    "0110001", "0101111", "0111011", "0110111", "0001011",
};

static const char main_parity[10][7] = {
    "LLLLLL", "LLGLGG", "LLGGLG", "LLGGGL", "LGLLGG",
    "LGGLLG", "LGGGLL", "LGLGLG", "LGLGGL", "LGGLGL",
};

static const char two_parity[4][3] = {"LL", "LG", "GL", "GG"};

static const char five_parity[10][6] = {
    "GGLLL", "GLGLL", "GLLGL", "GLLLG", "LGGLL",
    "LLGGL", "LLLGG", "LGLGL", "LGLLG", "LLGLG",
};

static int all_digits(const char *text)
{
    return text[strspn(text, "0123456789")] == '\0';
}

const char *ean_error(int code)
{
    switch (code) {
    case EAN_OK:
        return "no error";
    case EAN_ELENGTH:
        return "wrong number of characters";
    case EAN_EDIGIT:
        return "not a digit";
    case EAN_ECHECK:
        return "wrong check digit";
    case EAN_ESPACE:
        return "buffer too small";
    }
    return "unknown error";
}

int ean_check_digit(const char *digits)
{
    size_t len = strlen(digits), i;
    int sum = 0;

    if (len == 0 || len >= MAIN_DIGITS || !all_digits(digits))
        return -1;
    for (i = 0; i < len; i++)
        sum += (digits[len - 1 - i] - '0') * (i % 2 == 0 ? 3 : 1);
    return (10 - sum % 10) % 10;
}

int ean_is_valid(const char *text)
{
    char first[MAIN_DIGITS];

    if (strlen(text) != MAIN_DIGITS || !all_digits(text))
        return 0;
    memcpy(first, text, MAIN_DIGITS - 1);
    first[MAIN_DIGITS - 1] = '\0';
    return text[MAIN_DIGITS - 1] - '0' == ean_check_digit(first);
}

/* Writes digits to out with zeros in front to make width of them. */
static char *put_padded(char *out, const char *digits, size_t width)
{
    size_t len = strlen(digits);

    memset(out, '0', width - len);
    memcpy(out + width - len, digits, len + 1);
    return out + width;
}

int ean_normalize(const char *text, char *out)
{
    char first[MAIN_DIGITS + 1], addon[ADDON_DIGITS + 1] = "";
    char full[EAN_TEXT_SIZE], *end;
    size_t len = strlen(text), main_len, addon_len;
    const char *plus = strchr(text, '+');

    if (len == 0 || len > INPUT_MAX)
        return EAN_ELENGTH;
    main_len = plus == NULL ? len : (size_t)(plus - text);
    if (main_len == 0 || main_len > MAIN_DIGITS)
        return EAN_ELENGTH;
    memcpy(first, text, main_len);
    first[main_len] = '\0';
    if (plus != NULL)
        memcpy(addon, plus + 1, len - main_len);

    if (!all_digits(first) || !all_digits(addon))
        return EAN_EDIGIT;
    addon_len = strlen(addon);
    if (addon_len > ADDON_DIGITS || (plus != NULL && addon_len == 0))
        return EAN_ELENGTH;

    if (main_len == MAIN_DIGITS) {
        if (!ean_is_valid(first))
            return EAN_ECHECK;
        end = put_padded(full, first, MAIN_DIGITS);
    } else {
        end = put_padded(full, first, MAIN_DIGITS - 1);
        *end = (char)('0' + ean_check_digit(full));
        *++end = '\0';
    }
    if (plus != NULL) {
        *end++ = '+';
        put_padded(end, addon, addon_len <= 2 ? 2 : ADDON_DIGITS);
    }
    memcpy(out, full, strlen(full) + 1);
    return EAN_OK;
}

/* Appends the seven modules of a digit. */
static char *put_digit(char *bars, char digit, char parity)
{
    const char *odd = odd_patterns[digit - '0'];
    int i;

    for (i = 0; i < 7; i++) {
        switch (parity) {
        case 'L':
            *bars++ = odd[i];
            break;
        case 'G':   /* even: the right-hand pattern from behind */
            *bars++ = odd[6 - i] == '0' ? '1' : '0';
            break;
        default:
            *bars++ = odd[i] == '0' ? '1' : '0';
            break;
        }
    }
    return bars;
}

static char *put_bars(char *bars, const char *modules)
{
    size_t len = strlen(modules);

    memcpy(bars, modules, len);
    return bars + len;
}

static char *put_addon(char *bars, const char *addon)
{
    size_t len = strlen(addon), i;
    const char *parity;

    if (len == 2) {
        parity = two_parity[((addon[0] - '0') * 10 + addon[1] - '0') % 4];
    } else {
        int odd = addon[0] + addon[2] + addon[4] - 3 * '0';
        int even = addon[1] + addon[3] - 2 * '0';

        parity = five_parity[(3 * odd + 9 * even) % 10];
    }
    bars = put_bars(bars, "1011");
    for (i = 0; i < len; i++) {
        if (i > 0)
            bars = put_bars(bars, "01");
        bars = put_digit(bars, addon[i], parity[i]);
    }
    return bars;
}

int ean_encode(const char *text, char *bars)
{
    char full[EAN_TEXT_SIZE];
    const char *parity;
    int status = ean_normalize(text, full), i;

    if (status != EAN_OK)
        return status;
    parity = main_parity[full[0] - '0'];
    bars = put_bars(bars, "101");
    for (i = 0; i < 6; i++)
        bars = put_digit(bars, full[1 + i], parity[i]);
    bars = put_bars(bars, "01010");
    for (i = 0; i < 6; i++)
        bars = put_digit(bars, full[7 + i], 'R');
    bars = put_bars(bars, "101");
    if (full[MAIN_DIGITS] == '+') {
        bars = put_bars(bars, "000000000");
        bars = put_addon(bars, full + MAIN_DIGITS + 1);
    }
    *bars = '\0';
    return EAN_OK;
}

int ean_from_isbn(const char *isbn, char *out)
{
    char digits[MAIN_DIGITS] = "978";
    int sum = 0, i;

    if (strlen(isbn) != 10)
        return EAN_ELENGTH;
    for (i = 0; i < 10; i++) {
        int value = isbn[i] - '0';

        if (i == 9 && isbn[i] == 'X')
            value = 10;
        else if (isbn[i] < '0' || isbn[i] > '9')
            return EAN_EDIGIT;
        sum += (10 - i) * value;
    }
    if (sum % 11 != 0)
        return EAN_ECHECK;
    memcpy(digits + 3, isbn, 9);
    digits[12] = '\0';
    return ean_normalize(digits, out);
}

int ean_stretch(const char *bars, unsigned times, char *out, size_t size)
{
    size_t len = strlen(bars), i;

    if (size == 0 || (times > 0 && len > (size - 1) / times))
        return EAN_ESPACE;
    for (i = 0; i < len; i++) {
        memset(out, bars[i], times);
        out += times;
    }
    *out = '\0';
    return EAN_OK;
}
