#include "lexbuf.h"

#include <stdlib.h>
#include <string.h>

int main(int count, char **arguments)
{
    int rule = count > 1 ? atoi(arguments[1]) : 1;
    (void)rule;
    static const char source[] = "x1 = 42;\n\"a\nb\" y \"open";
    size_t length = strlen(source);
    char *text = malloc(length);
    memcpy(text, source, length);
    struct lexbuf lexer;
    struct lexbuf_token token;
    char copy[4];
    lexbuf_init(&lexer, text, length);
    if (lexbuf_next(&lexer, &token) != LEXBUF_WORD || !lexbuf_is(&token, "x1") || lexbuf_is(&token, "x"))
        return 2;
    lexbuf_unget(&lexer);
    if (lexbuf_next(&lexer, &token) != LEXBUF_WORD || !lexbuf_is(&token, "x1") ||
        lexbuf_next(&lexer, &token) != LEXBUF_SIGN || lexbuf_next(&lexer, &token) != LEXBUF_NUMBER ||
        lexbuf_next(&lexer, &token) != LEXBUF_SIGN || lexbuf_next(&lexer, &token) != LEXBUF_STRING || token.line != 2)
        return 2;
    if (lexbuf_copy(&token, copy, sizeof copy) != 5 || strcmp(copy, "\"a\n") != 0 || lexbuf_copy(&token, NULL, 0) != 5)
        return 2;
#ifndef LEGAL
    if (rule == 1) {
        free(text);
        lexbuf_next(&lexer, &token);
    } else if (rule == 2) {
        lexbuf_init(&lexer, text, length + 1);
        while (lexbuf_next(&lexer, &token) != LEXBUF_END)
            continue;
    } else {
        lexbuf_unget(&lexer);
        lexbuf_unget(&lexer);
    }
#endif
    if (lexbuf_next(&lexer, &token) != LEXBUF_WORD || token.line != 3 || lexbuf_next(&lexer, &token) != LEXBUF_STRING ||
        lexbuf_next(&lexer, &token) != LEXBUF_END || lexbuf_next(&lexer, &token) != LEXBUF_END || token.length != 0)
        return 2;
    lexbuf_unget(&lexer);
    lexbuf_init(&lexer, NULL, 0);
    if (lexbuf_next(&lexer, &token) != LEXBUF_END || !lexbuf_is(&token, ""))
        return 2;
    lexbuf_unget(&lexer);
    lexbuf_init(&lexer, "", 0);
    if (lexbuf_next(&lexer, &token) != LEXBUF_END)
        return 2;
    free(text);
    return 0;
}
