#include "tokscan.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

struct scanner {
    char *source;
    const char *start, *at;
    int line;
    tok_kind kind;
};

void scanner_rewind(scanner *s)
{
    s->start = s->at = s->source;
    s->line = 1;
    s->kind = TOK_END;
}

scanner *scanner_new(const char *source)
{
    size_t size = strlen(source) + 1;
    scanner *s = malloc(sizeof *s);
    if (s == NULL)
        return NULL;
    s->source = malloc(size);
    if (s->source == NULL) {
        free(s);
        return NULL;
    }
    memcpy(s->source, source, size);
    scanner_rewind(s);
    return s;
}

void scanner_free(scanner *s)
{
    if (s != NULL)
        free(s->source);
    free(s);
}

static bool is_name(char c)
{
    return isalnum((unsigned char)c) || c == '_';
}

static void skip_space(scanner *s)
{
    for (;; s->at++) {
        if (*s->at == '#')
            while (*s->at != '\0' && *s->at != '\n')
                s->at++;
        if (*s->at == '\n')
            s->line++;
        else if (*s->at == '\0' || !isspace((unsigned char)*s->at))
            return;
    }
}

static tok_kind scan_string(scanner *s)
{
    s->at++;
    while (*s->at != '"') {
        if (*s->at == '\\')
            s->at++;
        else if (*s->at == '\0')
            return TOK_ERROR;
        if (*s->at == '\n')
            s->line++;
        s->at++;
    }
    s->at++;
    return TOK_STRING;
}

static tok_kind scan(scanner *s)
{
    if (*s->at == '\0')
        return TOK_END;
    if (*s->at == '"')
        return scan_string(s);
    if (isdigit((unsigned char)*s->at)) {
        while (isdigit((unsigned char)*s->at))
            s->at++;
        return TOK_NUMBER;
    }
    if (is_name(*s->at)) {
        while (is_name(*s->at))
            s->at++;
        return TOK_NAME;
    }
    s->at++;
    return TOK_PUNCT;
}

tok_kind scanner_next(scanner *s)
{
    if (s->kind == TOK_ERROR)
        return s->kind;
    skip_space(s);
    s->start = s->at;
    s->kind = scan(s);
    return s->kind;
}

tok_kind scanner_kind(const scanner *s)
{
    return s->kind;
}

const char *scanner_text(const scanner *s, size_t *length)
{
    *length = (size_t)(s->at - s->start);
    return s->start;
}

bool scanner_is(const scanner *s, const char *text)
{
    size_t length = (size_t)(s->at - s->start);
    return strlen(text) == length && memcmp(s->start, text, length) == 0;
}

bool scanner_accept(scanner *s, const char *text)
{
    if (!scanner_is(s, text))
        return false;
    scanner_next(s);
    return true;
}

int scanner_line(const scanner *s)
{
    return s->line;
}
