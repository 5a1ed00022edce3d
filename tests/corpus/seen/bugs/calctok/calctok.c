#include "calctok.h"

#include <string.h>

static bool is_digit(char c)
{
    return c >= '0' && c <= '9';
}

static bool is_letter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
}

void ct_init(ct_lexer *lx, const char *text)
{
    lx->text = text;
    lx->at = 0;
}

void ct_rewind(ct_lexer *lx)
{
    lx->at = 0;
}

ct_kind ct_next(ct_lexer *lx, ct_token *tok)
{
    const char *s = lx->text + lx->at;
    size_t n = 0;
    while (*s == ' ' || *s == '\t' || *s == '\n')
        s++;
    if (*s == '\0') {
        tok->kind = CT_END;
    } else if (is_digit(*s)) {
        tok->kind = CT_NUMBER;
        while (is_digit(s[n]))
            n++;
    } else if (is_letter(*s)) {
        tok->kind = CT_NAME;
        while (is_letter(s[n]) || is_digit(s[n]))
            n++;
    } else if (*s == '(' || *s == ')') {
        tok->kind = *s == '(' ? CT_OPEN : CT_CLOSE;
        n = 1;
    } else if (strchr("+-*/^=,", *s) != NULL) {
        tok->kind = CT_SIGN;
        n = 1;
    } else {
        tok->kind = CT_UNKNOWN;
        tok->start = s;
        tok->length = 1;
        return CT_UNKNOWN;
    }
    tok->start = s;
    tok->length = n;
    lx->at = (size_t)(s - lx->text) + n;
    return tok->kind;
}

ct_kind ct_peek(const ct_lexer *lx, ct_token *tok)
{
    ct_lexer copy = *lx;
    return ct_next(&copy, tok);
}

bool ct_accept(ct_lexer *lx, ct_kind kind)
{
    ct_token tok;
    if (ct_peek(lx, &tok) != kind)
        return false;
    ct_next(lx, &tok);
    return true;
}

size_t ct_count(const char *text)
{
    ct_lexer lx;
    ct_token tok;
    size_t count = 0;
    ct_init(&lx, text);
    while (ct_next(&lx, &tok) != CT_END)
        count++;
    return count;
}

bool ct_balanced(const char *text)
{
    size_t depth = 0;
    for (; *text != '\0'; text++) {
        if (*text == '(')
            depth++;
        else if (*text == ')' && depth-- == 0)
            return false;
    }
    return depth == 0;
}

long ct_value(const ct_token *tok)
{
    long value = 0;
    if (tok->kind != CT_NUMBER)
        return 0;
    for (size_t i = 0; i < tok->length; i++) {
        value = 10 * value + (tok->start[i] - '0');
        if (value > 999999999)
            return 999999999;
    }
    return value;
}

const char *ct_kind_name(ct_kind kind)
{
    switch (kind) {
    case CT_END:
        return "end";
    case CT_NUMBER:
        return "number";
    case CT_NAME:
        return "name";
    case CT_SIGN:
        return "sign";
    case CT_OPEN:
        return "(";
    case CT_CLOSE:
        return ")";
    case CT_UNKNOWN:
        break;
    }
    return "unknown";
}
