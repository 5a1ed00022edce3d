#include "minlex.h"

#include <assert.h>
#include <string.h>

static bool is_digit(char c)
{
    return c >= '0' && c <= '9';
}

static bool is_letter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
}

static bool is_blank(char c)
{
    return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}

void lx_init(lx_lexer *lx, const char *text)
{
    lx->at = lx->last_at = text;
    lx->line = lx->last_line = 1;
    lx->column = lx->last_column = 1;
    lx->has_last = false;
}

/* One character on, which is not the NUL at the end. */
static void advance(lx_lexer *lx)
{
    if (*lx->at++ == '\n') {
        lx->line++;
        lx->column = 1;
    } else {
        lx->column++;
    }
}

static void skip_blanks(lx_lexer *lx)
{
    for (;;) {
        while (is_blank(*lx->at))
            advance(lx);
        if (*lx->at != '#')
            return;
        while (*lx->at && *lx->at != '\n')
            advance(lx);
    }
}

/* Behind a string, from its first quote on; whether it is closed. */
static bool skip_string(lx_lexer *lx)
{
    advance(lx);
    while (*lx->at && *lx->at != '"') {
        if (*lx->at == '\\' && lx->at[1])
            advance(lx);
        advance(lx);
    }
    if (!*lx->at)
        return false;
    advance(lx);
    return true;
}

lx_token lx_next(lx_lexer *lx)
{
    lx_token token;
    char first;

    lx->last_at = lx->at;
    lx->last_line = lx->line;
    lx->last_column = lx->column;
    lx->has_last = true;

    skip_blanks(lx);
    token.start = lx->at;
    token.line = lx->line;
    token.column = lx->column;
    first = *lx->at;
    if (!first) {
        token.type = LX_END;
    } else if (is_letter(first)) {
        token.type = LX_NAME;
        while (is_letter(*lx->at) || is_digit(*lx->at))
            advance(lx);
    } else if (is_digit(first)) {
        token.type = LX_NUMBER;
        while (is_digit(*lx->at))
            advance(lx);
        if (*lx->at == '.' && is_digit(lx->at[1])) {
            advance(lx);
            while (is_digit(*lx->at))
                advance(lx);
        }
    } else if (first == '"') {
        token.type = skip_string(lx) ? LX_STRING : LX_ERROR;
    } else {
        token.type = first > ' ' && first < 127 ? LX_PUNCT : LX_ERROR;
        advance(lx);
    }
    token.length = (size_t)(lx->at - token.start);
    return token;
}

lx_token lx_peek(const lx_lexer *lx)
{
    lx_lexer copy = *lx;

    return lx_next(&copy);
}

void lx_back(lx_lexer *lx)
{
    assert(lx->has_last);
    lx->at = lx->last_at;
    lx->line = lx->last_line;
    lx->column = lx->last_column;
    lx->has_last = false;
}

bool lx_accept(lx_lexer *lx, const char *text)
{
    lx_token token = lx_peek(lx);

    if (token.type == LX_END || !lx_is(&token, text))
        return false;
    lx_next(lx);
    return true;
}

bool lx_is(const lx_token *token, const char *text)
{
    if (strlen(text) != token->length)
        return false;
    return token->length == 0 || memcmp(token->start, text, token->length) == 0;
}

size_t lx_copy(const lx_token *token, char *buffer)
{
    const char *from, *end;
    char *to = buffer;

    if (token->type != LX_STRING || token->length < 2) {
        if (token->length > 0)
            memcpy(buffer, token->start, token->length);
        buffer[token->length] = '\0';
        return token->length;
    }
    end = token->start + token->length - 1;
    for (from = token->start + 1; from < end; from++) {
        if (*from == '\\')
            from++;
        *to++ = *from;
    }
    *to = '\0';
    return (size_t)(to - buffer);
}

double lx_number(const lx_token *token)
{
    double value = 0, unit = 1;
    bool fraction = false;
    size_t i;

    if (token->type != LX_NUMBER)
        return 0;
    for (i = 0; i < token->length; i++) {
        if (token->start[i] == '.') {
            fraction = true;
        } else if (fraction) {
            unit /= 10;
            value += unit * (token->start[i] - '0');
        } else {
            value = value * 10 + (token->start[i] - '0');
        }
    }
    return value;
}

const char *lx_type_name(lx_type type)
{
    switch (type) {
    case LX_END: return "end";
    case LX_NAME: return "name";
    case LX_NUMBER: return "number";
    case LX_STRING: return "string";
    case LX_PUNCT: return "punctuation";
    case LX_ERROR: return "error";
    }
    return "unknown";
}
