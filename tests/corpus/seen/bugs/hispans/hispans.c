#include "hispans.h"

#include <string.h>

static const char *const keywords[] = {
    "break", "case", "char", "const", "continue", "default", "do", "double",
    "else", "enum", "float", "for", "if", "int", "long", "return", "short",
    "sizeof", "static", "struct", "switch", "void", "while"
};

static int is_digit(char c)
{
    return c >= '0' && c <= '9';
}

static int is_letter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
}

static int is_keyword(const char *word, size_t length)
{
    for (size_t i = 0; i < sizeof keywords / sizeof *keywords; i++)
        if (strlen(keywords[i]) == length && memcmp(keywords[i], word, length) == 0)
            return 1;
    return 0;
}

static int starts_comment(const hi_scan *scan, size_t at)
{
    return scan->length - at >= 2 && scan->text[at] == '/' && scan->text[at + 1] == '/';
}

static size_t skip_word(const hi_scan *scan, size_t at)
{
    while (at < scan->length && (is_letter(scan->text[at]) || is_digit(scan->text[at])))
        at++;
    return at;
}

static size_t skip_number(const hi_scan *scan, size_t at)
{
    while (at < scan->length) {
        char c = scan->text[at];
        if (!is_digit(c) && !is_letter(c) && c != '.')
            break;
        at++;
    }
    return at;
}

static size_t skip_string(const hi_scan *scan, size_t at)
{
    at++;
    while (at != scan->length && scan->text[at] != '"') {
        if (scan->text[at] == '\\')
            at++;
        at++;
    }
    return at != scan->length ? at + 1 : at;
}

static size_t skip_comment(const hi_scan *scan, size_t at)
{
    while (at < scan->length && scan->text[at] != '\n')
        at++;
    return at;
}

static size_t skip_plain(const hi_scan *scan, size_t at)
{
    do {
        at++;
    } while (at < scan->length && !is_letter(scan->text[at]) && !is_digit(scan->text[at]) &&
             scan->text[at] != '"' && !starts_comment(scan, at));
    return at;
}

void hi_begin(hi_scan *scan, const char *text, size_t length)
{
    scan->text = text;
    scan->length = length;
    scan->at = 0;
}

int hi_next(hi_scan *scan, hi_span *span)
{
    if (scan->at >= scan->length)
        return 0;

    size_t start = scan->at, end;
    char c = scan->text[start];
    hi_kind kind;

    if (is_letter(c)) {
        end = skip_word(scan, start);
        kind = is_keyword(scan->text + start, end - start) ? HI_KEYWORD : HI_WORD;
    } else if (is_digit(c)) {
        end = skip_number(scan, start);
        kind = HI_NUMBER;
    } else if (c == '"') {
        end = skip_string(scan, start);
        kind = HI_STRING;
    } else if (starts_comment(scan, start)) {
        end = skip_comment(scan, start);
        kind = HI_COMMENT;
    } else {
        end = skip_plain(scan, start);
        kind = HI_PLAIN;
    }

    span->start = start;
    span->length = end - start;
    span->kind = kind;
    scan->at = end;
    return 1;
}

size_t hi_spans(const char *text, size_t length, hi_span *spans, size_t room)
{
    hi_scan scan;
    hi_span span;
    size_t count = 0;

    hi_begin(&scan, text, length);
    while (hi_next(&scan, &span)) {
        if (count < room)
            spans[count] = span;
        count++;
    }
    return count;
}

const hi_span *hi_find(const hi_span *spans, size_t count, size_t offset)
{
    size_t low = 0, high = count;

    while (low < high) {
        size_t middle = low + (high - low) / 2;
        const hi_span *span = &spans[middle];

        if (offset < span->start)
            high = middle;
        else if (offset - span->start >= span->length)
            low = middle + 1;
        else
            return span;
    }
    return NULL;
}

size_t hi_merge(hi_span *spans, size_t count)
{
    size_t kept = 0;

    for (size_t i = 0; i < count; i++) {
        if (kept > 0 && spans[kept - 1].kind == spans[i].kind &&
            spans[kept - 1].start + spans[kept - 1].length == spans[i].start)
            spans[kept - 1].length += spans[i].length;
        else
            spans[kept++] = spans[i];
    }
    return kept;
}

const char *hi_name(hi_kind kind)
{
    switch (kind) {
    case HI_WORD:
        return "word";
    case HI_KEYWORD:
        return "keyword";
    case HI_NUMBER:
        return "number";
    case HI_STRING:
        return "string";
    case HI_COMMENT:
        return "comment";
    default:
        return "plain";
    }
}
