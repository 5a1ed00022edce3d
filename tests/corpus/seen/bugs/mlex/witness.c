#include "mlex.h"

#include <string.h>

static int gives(Lexer *lexer, LexKind kind, const char *text)
{
    LexToken *token = Lexer_Next(lexer);
    int same = token->kind == kind && strcmp(token->text, text) == 0;
    LexToken_Free(token);
    return same;
}

int main(void)
{
    Lexer *lexer = Lexer_New("let x1 = 42 # comment\n \"a b\" \"\" (#");
    if (!gives(lexer, LEX_NAME, "let") || Lexer_Peek(lexer)->kind != LEX_NAME || !gives(lexer, LEX_NAME, "x1") ||
        Lexer_Accept(lexer, LEX_NAME) || !Lexer_Accept(lexer, LEX_SIGN) || !gives(lexer, LEX_NUMBER, "42") ||
        Lexer_Line(lexer) != 1 || Lexer_Peek(lexer)->line != 2)
        return 2;
    if (!gives(lexer, LEX_STRING, "a b") || !gives(lexer, LEX_STRING, "") || !gives(lexer, LEX_SIGN, "(") ||
        !gives(lexer, LEX_END, "") || !gives(lexer, LEX_END, ""))
        return 2;
    if (!Lexer_SetText(lexer, "\"open\n\xe9") || !gives(lexer, LEX_ERROR, "open") || !gives(lexer, LEX_SIGN, "\xe9"))
        return 2;
    LexToken *a = Lexer_Next(lexer);
    if (!LexToken_Equal(a, a) || Lexer_Peek(lexer)->kind != LEX_END || !LexToken_Equal(a, Lexer_Peek(lexer)))
        return 2;
    LexToken_Free(a);
#ifndef LEGAL
    for (int i = 0; i < 10; i++)
        if (Lexer_Peek(lexer) == NULL || !Lexer_SetText(lexer, "x"))
            return 2;
    if (!gives(lexer, LEX_NAME, "x"))
        return 2;
#endif
    Lexer_Free(lexer);
    return 0;
}
