#include "mlex.h"

#include <stdlib.h>
#include <string.h>

struct Lexer {
    char *text;
    const char *at;
    int line;
    LexToken *peeked;
};

static const char name_chars[] = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ_0123456789";
static const char digit_chars[] = "0123456789";

static char *copy_text(const char *text, size_t length)
{
    char *copy = malloc(length + 1);
    if (copy == NULL)
        return NULL;
    memcpy(copy, text, length);
    copy[length] = '\0';
    return copy;
}

Lexer *Lexer_New(const char *text)
{
    Lexer *lexer = calloc(1, sizeof *lexer);
    if (lexer == NULL || !Lexer_SetText(lexer, text)) {
        free(lexer);
        return NULL;
    }
    return lexer;
}

void Lexer_Free(Lexer *lexer)
{
    if (lexer == NULL)
        return;
    LexToken_Free(lexer->peeked);
    free(lexer->text);
    free(lexer);
}

bool Lexer_SetText(Lexer *lexer, const char *text)
{
    char *copy = copy_text(text, strlen(text));
    if (copy == NULL)
        return false;
    free(lexer->text);
    lexer->text = copy;
    lexer->at = copy;
    lexer->line = 1;
    lexer->peeked = NULL;
    return true;
}

static void skip_blanks(Lexer *lexer)
{
    for (;; lexer->at++) {
        if (*lexer->at == '#')
            lexer->at += strcspn(lexer->at, "\n");
        if (*lexer->at == '\n')
            lexer->line++;
        else if (*lexer->at != ' ' && *lexer->at != '\t' && *lexer->at != '\r')
            return;
    }
}

static LexToken *read_token(Lexer *lexer)
{
    skip_blanks(lexer);
    const char *at = lexer->at, *start = at;
    size_t length = 1, taken;
    LexKind kind = LEX_SIGN;
    if (*at == '\0') {
        kind = LEX_END;
        length = 0;
    } else if (*at == '"') {
        start = at + 1;
        length = strcspn(start, "\"\n");
        kind = start[length] == '"' ? LEX_STRING : LEX_ERROR;
    } else if (strchr(digit_chars, *at) != NULL) {
        kind = LEX_NUMBER;
        length = strspn(at, digit_chars);
    } else if (strchr(name_chars, *at) != NULL) {
        kind = LEX_NAME;
        length = strspn(at, name_chars);
    }
    taken = (size_t)(start - at) + length + (kind == LEX_STRING);

    LexToken *token = malloc(sizeof *token);
    if (token == NULL)
        return NULL;
    token->kind = kind;
    token->line = lexer->line;
    token->text = copy_text(start, length);
    if (token->text == NULL) {
        free(token);
        return NULL;
    }
    lexer->at += taken;
    return token;
}

LexToken *Lexer_Next(Lexer *lexer)
{
    LexToken *token = lexer->peeked;
    if (token == NULL)
        return read_token(lexer);
    lexer->peeked = NULL;
    return token;
}

const LexToken *Lexer_Peek(Lexer *lexer)
{
    if (lexer->peeked == NULL)
        lexer->peeked = read_token(lexer);
    return lexer->peeked;
}

bool Lexer_Accept(Lexer *lexer, LexKind kind)
{
    const LexToken *token = Lexer_Peek(lexer);
    if (token == NULL || token->kind != kind)
        return false;
    LexToken_Free(Lexer_Next(lexer));
    return true;
}

int Lexer_Line(const Lexer *lexer)
{
    return lexer->line;
}

void LexToken_Free(LexToken *token)
{
    if (token == NULL)
        return;
    free(token->text);
    free(token);
}

bool LexToken_Equal(const LexToken *a, const LexToken *b)
{
    return a->kind == b->kind && strcmp(a->text, b->text) == 0;
}
