#include "outline.h"

#include <assert.h>
#include <ctype.h>
#include <stdbool.h>
#include <stdlib.h>

struct outline {
    const char *start;
    const char *at;
    int line;
    int column;
    int indent;       /* column of the current line's first word, or -1 */
    int depth;
    bool key_allowed; /* no word seen on this line */
};

struct outline *outline_open(const char *text)
{
    struct outline *scan = malloc(sizeof *scan);
    if (!scan)
        return NULL;
    scan->start = text;
    outline_rewind(scan);
    return scan;
}

void outline_close(struct outline *scan)
{
    free(scan);
}

void outline_rewind(struct outline *scan)
{
    scan->at = scan->start;
    scan->line = 1;
    scan->column = 0;
    scan->indent = -1;
    scan->depth = 0;
    scan->key_allowed = true;
}

int outline_depth(const struct outline *scan)
{
    return scan->depth;
}

static void advance(struct outline *scan)
{
    if (*scan->at == '\n') {
        scan->line++;
        scan->column = 0;
    } else {
        scan->column++;
    }
    scan->at++;
}

static void skip_blanks(struct outline *scan)
{
    while (*scan->at == ' ' || *scan->at == '\t' || *scan->at == '\n') {
        if (*scan->at == '\n' && scan->depth == 0) {
            scan->key_allowed = true;
            scan->indent = -1;
        }
        advance(scan);
    }
}

static bool is_word(char c)
{
    return isalnum((unsigned char)c) || c == '_' || c == '-' || c == '.';
}

/* Notes where a word begins. A word in the column that the line is indented
 * to must be a key, so a key must be allowed there. */
static void begin_word(struct outline *scan, struct outline_token *token)
{
    bool required = scan->depth == 0 && scan->column == scan->indent;
    assert(scan->key_allowed || !required);
    token->kind = OUTLINE_WORD;
    token->may_be_key = scan->depth == 0 && scan->key_allowed;
    if (token->may_be_key)
        scan->indent = scan->column;
    scan->key_allowed = false;
}

static void scan_quoted(struct outline *scan, struct outline_token *token)
{
    begin_word(scan, token);
    advance(scan);
    token->text = scan->at;
    while (*scan->at && *scan->at != '"')
        advance(scan);
    token->length = (size_t)(scan->at - token->text);
    if (*scan->at)
        advance(scan);
    else
        token->kind = OUTLINE_ERROR;
}

static void scan_plain(struct outline *scan, struct outline_token *token)
{
    begin_word(scan, token);
    while (is_word(*scan->at))
        advance(scan);
    token->length = (size_t)(scan->at - token->text);
}

static void scan_mark(struct outline *scan, struct outline_token *token)
{
    switch (*scan->at) {
    case ':':
        token->kind = OUTLINE_COLON;
        break;
    case ',':
        token->kind = scan->depth ? OUTLINE_COMMA : OUTLINE_ERROR;
        break;
    case '[':
        token->kind = OUTLINE_OPEN;
        scan->depth++;
        break;
    case ']':
        token->kind = scan->depth ? OUTLINE_CLOSE : OUTLINE_ERROR;
        scan->depth -= scan->depth > 0;
        scan->key_allowed = false;
        scan->indent = -1;
        break;
    default:
        token->kind = OUTLINE_ERROR;
    }
    token->length = 1;
    advance(scan);
}

enum outline_kind outline_next(struct outline *scan, struct outline_token *token)
{
    skip_blanks(scan);
    token->kind = OUTLINE_END;
    token->text = scan->at;
    token->length = 0;
    token->line = scan->line;
    token->may_be_key = 0;
    if (*scan->at == '"')
        scan_quoted(scan, token);
    else if (is_word(*scan->at))
        scan_plain(scan, token);
    else if (*scan->at)
        scan_mark(scan, token);
    return token->kind;
}
