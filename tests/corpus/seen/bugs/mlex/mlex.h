#ifndef MLEX_H
#define MLEX_H

#include <stdbool.h>

/* A lexer for small languages: names, integers, "strings" and signs.  A '#'
 * begins a comment that goes on to the end of the line.  */

typedef enum LexKind {
    LEX_END,
    LEX_NAME,   /* letters, digits and '_', not beginning with a digit */
    LEX_NUMBER, /* digits */
    LEX_STRING, /* text is what stands between the quotation marks */
    LEX_SIGN,   /* any other single character */
    LEX_ERROR   /* a string that is not closed */
} LexKind;

typedef struct LexToken {
    LexKind kind;
    int line;   /* from 1 */
    char *text; /* never NULL; "" at the end */
} LexToken;

typedef struct Lexer Lexer;

/* The text is copied.  NULL if out of memory. */
Lexer *Lexer_New(const char *text);
void Lexer_Free(Lexer *lexer);

/* Begins anew with another text, on line 1.  Returns false if out of memory;
 * then the lexer goes on with the old one. */
bool Lexer_SetText(Lexer *lexer, const char *text);

/* The next token, to be freed with LexToken_Free().  After the last one there
 * are only LEX_END tokens.  NULL if out of memory. */
LexToken *Lexer_Next(Lexer *lexer);

/* The token that Lexer_Next() will give.  It belongs to the lexer, and is valid
 * until one of the other functions that take a lexer is called.  NULL if out of
 * memory. */
const LexToken *Lexer_Peek(Lexer *lexer);

/* Skips the next token if it is of that kind; returns whether it did. */
bool Lexer_Accept(Lexer *lexer, LexKind kind);

/* The line that the lexer has come to. */
int Lexer_Line(const Lexer *lexer);

void LexToken_Free(LexToken *token);
bool LexToken_Equal(const LexToken *a, const LexToken *b); /* kind and text */

#endif
