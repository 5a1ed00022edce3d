#include "numlex.h"

#include <locale.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

#define MAX_NUMBER 63

struct nl_lexer {
    char *text;
    size_t len;
    size_t pos;
};

static bool is_digit(char c)
{
    return c >= '0' && c <= '9';
}

static bool is_letter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
}

static bool is_space(char c)
{
    return c == ' ' || (c >= '\t' && c <= '\r');
}

/* The value of a hexadecimal digit, or -1. */
static int hex_value(char c)
{
    if (is_digit(c))
        return c - '0';
    if (c >= 'a' && c <= 'f')
        return c - 'a' + 10;
    if (c >= 'A' && c <= 'F')
        return c - 'A' + 10;
    return -1;
}

nl_lexer *nl_open(const char *text, size_t len)
{
    nl_lexer *lx;

    if (len > NL_MAX_TEXT || (text == NULL && len > 0))
        return NULL;
    lx = calloc(1, sizeof *lx);
    if (lx == NULL)
        return NULL;
    lx->text = malloc(len > 0 ? len : 1);
    if (lx->text == NULL) {
        free(lx);
        return NULL;
    }
    if (len > 0)
        memcpy(lx->text, text, len);
    lx->len = len;
    return lx;
}

void nl_close(nl_lexer *lx)
{
    if (lx == NULL)
        return;
    free(lx->text);
    free(lx);
}

static size_t skip_digits(const nl_lexer *lx, size_t p)
{
    while (p < lx->len && is_digit(lx->text[p]))
        p++;
    return p;
}

/* A decimal number's value by strtod, which wants a string. */
static double to_double(const char *digits, size_t len)
{
    char copy[MAX_NUMBER + 1];

    memcpy(copy, digits, len);
    copy[len] = '\0';
    for (size_t i = 0; i < len; i++)
        if (copy[i] == '.')
            copy[i] = localeconv()->decimal_point[0];
    return strtod(copy, NULL);
}

static void scan_hex(const nl_lexer *lx, struct nl_token *tok)
{
    size_t p = tok->start + 2;
    uint64_t value = 0;
    bool large = false;

    for (; p < lx->len && hex_value(lx->text[p]) >= 0; p++) {
        if (value > (uint64_t)INT64_MAX >> 4)
            large = true;
        value = value << 4 | (uint64_t)hex_value(lx->text[p]);
    }
    tok->len = p - tok->start;
    if (large || tok->len > MAX_NUMBER) {
        tok->kind = NL_ERROR;
        return;
    }
    tok->kind = NL_INT;
    tok->i = (int64_t)value;
    tok->f = (double)tok->i;
}

static void scan_number(const nl_lexer *lx, struct nl_token *tok)
{
    const char *s = lx->text;
    size_t p = tok->start;
    bool whole = true;

    if (s[p] == '0' && lx->len - p > 2 && (s[p + 1] == 'x' || s[p + 1] == 'X') && hex_value(s[p + 2]) >= 0) {
        scan_hex(lx, tok);
        return;
    }
    p = skip_digits(lx, p);
    if (p < lx->len && s[p] == '.') {
        whole = false;
        p = skip_digits(lx, p + 1);
    }
    if (p < lx->len && (s[p] == 'e' || s[p] == 'E')) {
        size_t q = p + 1;

        if (s[q] == '+' || s[q] == '-')
            q++;
        if (q < lx->len && is_digit(s[q])) {
            whole = false;
            p = skip_digits(lx, q);
        }
    }
    tok->len = p - tok->start;
    if (tok->len > MAX_NUMBER) {
        tok->kind = NL_ERROR;
        return;
    }
    tok->kind = NL_FLOAT;
    tok->f = to_double(s + tok->start, tok->len);
    if (whole) {
        int64_t value = 0;

        for (size_t i = tok->start; i < p; i++) {
            int digit = s[i] - '0';

            if (value > (INT64_MAX - digit) / 10)
                return;
            value = value * 10 + digit;
        }
        tok->kind = NL_INT;
        tok->i = value;
    }
}

/* Scans the token at or behind POS. */
static void scan(const nl_lexer *lx, size_t pos, struct nl_token *tok)
{
    const char *s = lx->text;

    memset(tok, 0, sizeof *tok);
    while (pos < lx->len && is_space(s[pos]))
        pos++;
    tok->start = pos;
    tok->kind = NL_END;
    if (pos == lx->len)
        return;
    if (is_digit(s[pos]) || (s[pos] == '.' && lx->len - pos > 1 && is_digit(s[pos + 1]))) {
        scan_number(lx, tok);
        return;
    }
    if (is_letter(s[pos])) {
        while (pos < lx->len && (is_letter(s[pos]) || is_digit(s[pos])))
            pos++;
        tok->kind = NL_WORD;
        tok->len = pos - tok->start;
        return;
    }
    tok->kind = NL_PUNCT;
    tok->len = 1;
}

enum nl_kind nl_next(nl_lexer *lx, struct nl_token *tok)
{
    scan(lx, lx->pos, tok);
    lx->pos = tok->start + tok->len;
    return tok->kind;
}

enum nl_kind nl_peek(const nl_lexer *lx, struct nl_token *tok)
{
    scan(lx, lx->pos, tok);
    return tok->kind;
}

size_t nl_tell(const nl_lexer *lx)
{
    return lx->pos;
}

int nl_seek(nl_lexer *lx, size_t pos)
{
    if (pos > lx->len)
        return -1;
    lx->pos = pos;
    return 0;
}

size_t nl_text(const nl_lexer *lx, const struct nl_token *tok, char *buf, size_t cap)
{
    size_t n;

    if (tok->start > lx->len || tok->len > lx->len - tok->start) {
        if (cap > 0)
            buf[0] = '\0';
        return 0;
    }
    if (cap > 0) {
        n = tok->len < cap ? tok->len : cap - 1;
        memcpy(buf, lx->text + tok->start, n);
        buf[n] = '\0';
    }
    return tok->len;
}

const char *nl_kind_name(int kind)
{
    static const char *const names[] = {"end", "int", "float", "word", "punct", "error"};

    if (kind < 0 || (size_t)kind >= sizeof names / sizeof names[0])
        return "?";
    return names[kind];
}
