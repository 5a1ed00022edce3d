#include "lexcut.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifdef LEGAL
static enum lex_kind only(const char *text, lex_token *t)
{
    lexer lx;

    /* exactly as long as it is, so that a byte too far is seen */
    size_t len = strlen(text);
    static char *copy;
    free(copy);
    copy = NULL;
    if (len > 0) {
        copy = malloc(len);
        assert(copy != NULL);
        memcpy(copy, text, len);
    }
    lex_open(&lx, copy, len, NULL);
    enum lex_kind kind = lex_next(&lx, t);
    lex_token end;
    while (lex_next(&lx, &end) != LEX_END)
        ;
    return kind;
}

int main(void)
{
    static const lex_word words[] = {{"if", 1}, {"", 5}, {"else", -2}, {NULL, 0}};
    const char *text = "if x1 # note\n  else 12;\"a\\\"b\"\n\xFF";
    lexer lx;
    lex_token t;
    long long n = 3;

    lex_open(&lx, text, strlen(text), words);
    assert(lex_peek(&lx, &t) == LEX_WORD && lex_next(&lx, &t) == LEX_WORD && t.code == 1);
    assert(lex_next(&lx, &t) == LEX_NAME && lex_is(&t, "x1") && !lex_is(&t, "x") && !lex_is(&t, ""));
    assert(lex_next(&lx, &t) == LEX_WORD && t.code == -2 && t.line == 2);
    lex_back(&lx);
    assert(lex_peek(&lx, &t) == LEX_WORD && t.line == 2 && lex_next(&lx, &t) == LEX_WORD);
    assert(lex_number(&t, &n) == -1 && lex_string(&t) == NULL && n == 3);
    assert(lex_next(&lx, &t) == LEX_NUMBER && lex_number(&t, &n) == 0 && n == 12);
    assert(lex_next(&lx, &t) == LEX_SIGN && t.code == ';');
    assert(lex_next(&lx, &t) == LEX_STRING);
    char *s = lex_string(&t);
    assert(s != NULL && strcmp(s, "a\"b") == 0);
    free(s);
    assert(lex_next(&lx, &t) == LEX_SIGN && t.code == 0xFF && t.line == 3);
    assert(lex_next(&lx, &t) == LEX_END && lex_next(&lx, &t) == LEX_END && lex_is(&t, ""));
    lex_back(&lx);
    assert(lex_next(&lx, &t) == LEX_END);
    lex_open(&lx, NULL, 0, words);
    assert(lex_next(&lx, &t) == LEX_END);
    assert(only("", &t) == LEX_END && only("\"", &t) == LEX_BAD && only("\"\\", &t) == LEX_BAD);
    assert(only("\"\\\"", &t) == LEX_BAD && only("\"a\nb\"", &t) == LEX_BAD && t.len == 2);
    assert(only("#", &t) == LEX_END && only("\"\"", &t) == LEX_STRING);
    s = lex_string(&t);
    assert(s != NULL && *s == '\0');
    free(s);
    assert(only("9223372036854775807", &t) == LEX_NUMBER && lex_number(&t, &n) == 0);
    assert(only("9223372036854775808", &t) == LEX_NUMBER && lex_number(&t, &n) == -1);
    only("", &t);
    return 0;
}
#else
int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    lexer lx;
    lex_token t;
    char *text;
    lex_word *words;

    switch (rule) {
    case 1:
        text = malloc(4);
        if (text == NULL)
            return 0;
        memcpy(text, "name", 4);
        lex_open(&lx, text, 4, NULL);
        lex_next(&lx, &t);
        free(text);
        printf("%d\n", lex_is(&t, "name"));
        break;
    case 2:
        words = malloc(sizeof *words);
        if (words == NULL)
            return 0;
        words[0].word = "if";
        words[0].code = 1;
        lex_open(&lx, "else", 4, words);
        lex_next(&lx, &t);
        free(words);
        break;
    default:
        lex_open(&lx, "a b", 3, NULL);
        lex_next(&lx, &t);
        lex_next(&lx, &t);
        lex_back(&lx);
        lex_back(&lx);
        break;
    }
    return 0;
}
#endif
