#include "lexcut.h"

#include <assert.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>

static int is_digit(char c)
{
    return c >= '0' && c <= '9';
}

static int is_letter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
}

void lex_open(lexer *lx, const char *text, size_t len, const lex_word *words)
{
    static const char nothing[1];

    if (text == NULL) {
        text = nothing;
        len = 0;
    }
    lx->at = text;
    lx->end = text + len;
    lx->last = text;
    lx->words = words;
    lx->line = 1;
    lx->last_line = 1;
    lx->can_back = 0;
}

static void skip_blanks(lexer *lx)
{
    while (lx->at < lx->end) {
        char c = *lx->at;

        if (c == '\n') {
            if (lx->line < INT_MAX)
                lx->line++;
            lx->at++;
        } else if (c == ' ' || c == '\t' || c == '\r') {
            lx->at++;
        } else if (c == '#') {
            while (lx->at < lx->end && *lx->at != '\n')
                lx->at++;
        } else {
            break;
        }
    }
}

static void find_word(const lexer *lx, lex_token *t)
{
    const lex_word *w = lx->words;

    if (w == NULL)
        return;
    for (; w->word != NULL; w++) {
        if (lex_is(t, w->word)) {
            t->kind = LEX_WORD;
            t->code = w->code;
            return;
        }
    }
}

/* Behind the string that starts at p; *ok tells whether its end is there. */
static const char *string_end(const char *p, const char *end, int *ok)
{
    *ok = 0;
    p++;
    while (p < end && *p != '\n') {
        if (*p == '"') {
            *ok = 1;
            return p + 1;
        }
        if (*p == '\\' && end - p > 1 && p[1] != '\n')
            p++;
        p++;
    }
    return p;
}

enum lex_kind lex_next(lexer *lx, lex_token *t)
{
    const char *p;
    int ok;

    lx->last = lx->at;
    lx->last_line = lx->line;
    lx->can_back = 1;
    skip_blanks(lx);
    p = lx->at;
    t->text = p;
    t->code = 0;
    t->line = lx->line;
    if (p == lx->end) {
        t->kind = LEX_END;
        t->len = 0;
        return LEX_END;
    }
    if (is_letter(*p)) {
        while (p < lx->end && (is_letter(*p) || is_digit(*p)))
            p++;
        t->kind = LEX_NAME;
    } else if (is_digit(*p)) {
        while (p < lx->end && is_digit(*p))
            p++;
        t->kind = LEX_NUMBER;
    } else if (*p == '"') {
        p = string_end(p, lx->end, &ok);
        t->kind = ok ? LEX_STRING : LEX_BAD;
    } else {
        t->kind = LEX_SIGN;
        t->code = (unsigned char)*p++;
    }
    t->len = (size_t)(p - t->text);
    lx->at = p;
    if (t->kind == LEX_NAME)
        find_word(lx, t);
    return t->kind;
}

enum lex_kind lex_peek(const lexer *lx, lex_token *t)
{
    lexer copy = *lx;

    return lex_next(&copy, t);
}

void lex_back(lexer *lx)
{
    assert(lx->can_back);
    lx->at = lx->last;
    lx->line = lx->last_line;
    lx->can_back = 0;
}

int lex_is(const lex_token *t, const char *s)
{
    return strlen(s) == t->len && (t->len == 0 || memcmp(t->text, s, t->len) == 0);
}

int lex_number(const lex_token *t, long long *value)
{
    long long n = 0;
    size_t i;

    if (t->kind != LEX_NUMBER)
        return -1;
    for (i = 0; i < t->len; i++) {
        int digit = t->text[i] - '0';

        if (digit < 0 || digit > 9 || n > (LLONG_MAX - digit) / 10)
            return -1;
        n = n * 10 + digit;
    }
    *value = n;
    return 0;
}

char *lex_string(const lex_token *t)
{
    char *s;
    size_t i, len = 0;

    if (t->kind != LEX_STRING)
        return NULL;
    s = malloc(t->len + 1);
    if (s == NULL)
        return NULL;
    for (i = 1; i + 1 < t->len; i++) {
        if (t->text[i] == '\\')
            i++;
        s[len++] = t->text[i];
    }
    s[len] = '\0';
    return s;
}
