#include "front/regex/parser.h"

#include <string.h>

/* Columns count characters, from 1. */
size_t parser_column(const struct parser *parser, size_t position)
{
    size_t column = 1;
    for (size_t i = 0; i < position && i < parser->length; i++)
        column += ((unsigned char)parser->s[i] & 0xc0) != 0x80;
    return column;
}

bool parser_refuse(struct parser *parser, size_t position, const char *format, ...)
{
    struct text text = TEXT_INIT;
    va_list arguments;
    va_start(arguments, format);
    text_addv(&text, format, arguments);
    va_end(arguments);
    error_set(parser->error, ERROR_INPUT, "regex '%.*s', column %zu: %s",
              (int)(parser->length > 200 ? 200 : parser->length), parser->s, parser_column(parser, position), text.s);
    text_release(&text);
    return false;
}

bool parser_expected(struct parser *parser, size_t position, const char *what)
{
    uint32_t c;
    size_t size = position < parser->length ? utf8_decode(parser->s + position, parser->length - position, &c) : 0;
    if (position >= parser->length)
        return parser_refuse(parser, position, "expected %s, found the end", what);
    if (size == 0 || c < 0x20)
        return parser_refuse(parser, position, "expected %s, found the byte 0x%02x", what,
                             (unsigned char)parser->s[position]);
    return parser_refuse(parser, position, "expected %s, found '%.*s'", what, (int)size, parser->s + position);
}

bool parser_peek(const struct parser *parser, char c)
{
    return parser->at < parser->length && parser->s[parser->at] == c;
}

bool parser_take(struct parser *parser, const char *text)
{
    size_t size = strlen(text);
    if (parser->length - parser->at < size || memcmp(parser->s + parser->at, text, size) != 0)
        return false;
    parser->at += size;
    return true;
}

bool parser_character(struct parser *parser, uint32_t *c)
{
    size_t size = utf8_decode(parser->s + parser->at, parser->length - parser->at, c);
    if (size == 0)
        return parser_refuse(parser, parser->at, "the pattern is not UTF-8");
    if (*c > 0xffff && !parser->flags.unicode)
        return parser_refuse(parser, parser->at, "a character beyond U+FFFF needs the flag u");
    parser->at += size;
    return true;
}
