#include "lexbuf.h"

#include <assert.h>
#include <string.h>

static bool is_letter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
}

static bool is_digit(char c)
{
    return c >= '0' && c <= '9';
}

void lexbuf_init(struct lexbuf *lexer, const char *text, size_t length)
{
    *lexer = (struct lexbuf){text, length == 0 ? text : text + length, text, 1, 1, false};
}

static void skip_blanks(struct lexbuf *lexer)
{
    while (lexer->at != lexer->end &&
           (*lexer->at == ' ' || *lexer->at == '\t' || *lexer->at == '\r' || *lexer->at == '\n')) {
        lexer->line += *lexer->at == '\n';
        lexer->at++;
    }
}

enum lexbuf_kind lexbuf_next(struct lexbuf *lexer, struct lexbuf_token *token)
{
    lexer->before = lexer->at;
    lexer->line_before = lexer->line;
    lexer->can_unget = true;
    skip_blanks(lexer);
    const char *start = lexer->at, *at = start, *end = lexer->end;
    token->line = lexer->line;
    if (at == end) {
        token->kind = LEXBUF_END;
    } else if (is_letter(*at)) {
        while (at != end && (is_letter(*at) || is_digit(*at)))
            at++;
        token->kind = LEXBUF_WORD;
    } else if (is_digit(*at)) {
        while (at != end && is_digit(*at))
            at++;
        token->kind = LEXBUF_NUMBER;
    } else if (*at == '"') {
        /* One that is not closed goes to the end of the text. */
        at++;
        while (at != end && *at != '"')
            lexer->line += *at++ == '\n';
        if (at != end)
            at++;
        token->kind = LEXBUF_STRING;
    } else {
        at++;
        token->kind = LEXBUF_SIGN;
    }
    token->start = start;
    token->length = at == start ? 0 : (size_t)(at - start);
    lexer->at = at;
    return token->kind;
}

void lexbuf_unget(struct lexbuf *lexer)
{
    assert(lexer->can_unget);
    lexer->at = lexer->before;
    lexer->line = lexer->line_before;
    lexer->can_unget = false;
}

bool lexbuf_is(const struct lexbuf_token *token, const char *text)
{
    return strlen(text) == token->length && (token->length == 0 || memcmp(token->start, text, token->length) == 0);
}

size_t lexbuf_copy(const struct lexbuf_token *token, char *text, size_t size)
{
    if (size > 0) {
        size_t length = token->length < size ? token->length : size - 1;
        if (length > 0)
            memcpy(text, token->start, length);
        text[length] = '\0';
    }
    return token->length;
}
