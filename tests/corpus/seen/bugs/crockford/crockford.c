#include "crockford.h"

#include <string.h>

static const char upper_symbols[] = "0123456789ABCDEFGHJKMNPQRSTVWXYZ*~$=U";
static const char lower_symbols[] = "0123456789abcdefghjkmnpqrstvwxyz";

static const char *symbols(unsigned flags)
{
    return flags & CRK_LOWER ? lower_symbols : upper_symbols;
}

/* The value of a symbol, 0 to 36, or -1. */
static int value_of(char symbol)
{
    if (symbol >= 'a' && symbol <= 'z')
        symbol = (char)(symbol - 'a' + 'A');
    switch (symbol) {
    case '\0':
        return -1;
    case 'I':
    case 'L':
        return 1;
    case 'O':
        return 0;
    default: {
        const char *at = strchr(upper_symbols, symbol);
        return at != NULL ? (int)(at - upper_symbols) : -1;
    }
    }
}

/* Hands a text of `length` to the caller. */
static size_t hand_out(const char *text, size_t length, char *out, size_t size)
{
    if (length >= size) {
        if (size > 0)
            out[0] = '\0';
        return 0;
    }
    memcpy(out, text, length);
    out[length] = '\0';
    return length;
}

char crk_check(uint64_t number, unsigned flags)
{
    return symbols(flags)[number % 37];
}

size_t crk_encode(uint64_t number, unsigned flags, char *out, size_t size)
{
    char text[CRK_SIZE];
    size_t at = sizeof text;
    uint64_t rest = number;

    if (flags & CRK_CHECK)
        text[--at] = crk_check(number, flags);
    do {
        text[--at] = symbols(flags)[rest & 31];
        rest >>= 5;
    } while (rest != 0);
    return hand_out(text + at, sizeof text - at, out, size);
}

/* The last character of text that is no hyphen, or NULL. */
static const char *last_symbol(const char *text)
{
    const char *last = NULL;
    for (; *text != '\0'; text++)
        if (*text != '-')
            last = text;
    return last;
}

int crk_decode(const char *text, unsigned flags, uint64_t *number)
{
    const char *check = NULL;
    uint64_t sum = 0;
    size_t digits = 0;
    int result = CRK_OK;

    if (flags & CRK_CHECK) {
        check = last_symbol(text);
        if (check == NULL)
            return CRK_EMPTY;
    }
    for (const char *at = text; *at != '\0' && at != check; at++) {
        if (*at == '-')
            continue;
        int value = value_of(*at);
        if (value < 0 || value > 31)
            return CRK_SYMBOL;
        if (sum >> 59 != 0)
            result = CRK_RANGE;
        sum = sum << 5 | (uint64_t)value;
        digits++;
    }
    if (digits == 0)
        return CRK_EMPTY;
    if (check != NULL && value_of(*check) < 0)
        return CRK_SYMBOL;
    if (result != CRK_OK)
        return result;
    if (check != NULL && (uint64_t)value_of(*check) != sum % 37)
        return CRK_WRONG;
    *number = sum;
    return CRK_OK;
}

size_t crk_tidy(const char *text, unsigned flags, char *out, size_t size)
{
    const char *last = last_symbol(text);
    size_t length = 0;

    if (size == 0)
        return 0;
    out[0] = '\0';
    for (; *text != '\0'; text++) {
        if (*text == '-')
            continue;
        int value = value_of(*text);
        int allowed = flags & CRK_CHECK && text == last ? 36 : 31;
        if (value < 0 || value > allowed || length + 1 >= size) {
            out[0] = '\0';
            return 0;
        }
        char symbol = upper_symbols[value];
        if (flags & CRK_LOWER && symbol >= 'A' && symbol <= 'Z')
            symbol = (char)(symbol - 'A' + 'a');
        out[length++] = symbol;
        out[length] = '\0';
    }
    return length;
}

size_t crk_group(const char *text, size_t every, char *out, size_t size)
{
    size_t length = 0, run = 0;

    if (size == 0)
        return 0;
    for (; *text != '\0'; text++) {
        if (every != 0 && run == every) {
            if (length + 1 >= size) {
                out[0] = '\0';
                return 0;
            }
            out[length++] = '-';
            run = 0;
        }
        if (length + 1 >= size) {
            out[0] = '\0';
            return 0;
        }
        out[length++] = *text;
        run++;
    }
    out[length] = '\0';
    return length;
}

const char *crk_message(int result)
{
    switch (result) {
    case CRK_OK:
        return "no error";
    case CRK_EMPTY:
        return "no digits";
    case CRK_SYMBOL:
        return "not a base 32 digit";
    case CRK_RANGE:
        return "number too large";
    case CRK_WRONG:
        return "wrong check symbol";
    default:
        return "unknown result";
    }
}
