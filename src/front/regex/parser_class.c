#include "front/regex/parser.h"

#include <stdio.h>
#include <string.h>

static struct charset with_case(struct parser *parser, struct charset set)
{
    return parser->flags.ignore_case ? unicode_ignore_case(parser->arena, set, parser->flags.unicode) : set;
}

const struct ast *parser_single(struct parser *parser, size_t position, struct charset set)
{
    struct ast *node = parser_node(parser, AST_SET, position);
    node->set = with_case(parser, set);
    return node;
}

const struct ast *parser_dot(struct parser *parser)
{
    size_t position = parser->at++;
    struct ast *node = parser_node(parser, AST_SET, position);
    node->set =
        charset_complement(parser->arena, parser->flags.dot_all ? CHARSET_EMPTY : unicode_line_ends(parser->arena));
    return node;
}

static int hex_digit(char c)
{
    return c >= '0' && c <= '9'   ? c - '0'
           : c >= 'a' && c <= 'f' ? c - 'a' + 10
           : c >= 'A' && c <= 'F' ? c - 'A' + 10
                                  : -1;
}

static bool hex_digits(struct parser *parser, size_t count, uint32_t *c)
{
    *c = 0;
    for (size_t i = 0; i < count; i++) {
        int digit = parser->at < parser->length ? hex_digit(parser->s[parser->at]) : -1;
        if (digit < 0) {
            char what[40];
            snprintf(what, sizeof what, "%zu hexadecimal digits", count);
            return parser_expected(parser, parser->at, what);
        }
        *c = *c << 4 | (uint32_t)digit;
        parser->at++;
    }
    return true;
}

static bool braced_code_point(struct parser *parser, uint32_t *c)
{
    size_t digits = 0;
    *c = 0;
    for (; parser->at < parser->length && hex_digit(parser->s[parser->at]) >= 0; parser->at++, digits++) {
        *c = *c << 4 | (uint32_t)hex_digit(parser->s[parser->at]);
        if (*c > CHARSET_LAST)
            return parser_refuse(parser, parser->at, "a code point ends at 10ffff");
    }
    if (digits == 0)
        return parser_expected(parser, parser->at, "a hexadecimal digit");
    return parser_take(parser, "}") || parser_expected(parser, parser->at, "'}'");
}

/* Behind \u.  A pair of surrogates is one character under the flag u. */
static bool unicode_escape(struct parser *parser, uint32_t *c)
{
    size_t position = parser->at - 2;
    if (parser_take(parser, "{")) {
        if (!parser->flags.unicode)
            return parser_refuse(parser, position, "'\\u{…}' needs the flag u");
        return braced_code_point(parser, c);
    }
    if (!hex_digits(parser, 4, c))
        return false;
    if (*c < 0xd800 || *c > 0xdbff || parser->at + 6 > parser->length || memcmp(parser->s + parser->at, "\\u", 2) != 0)
        return true;
    size_t back = parser->at;
    uint32_t low;
    parser->at += 2;
    if (hex_digit(parser->s[parser->at]) < 0 || !hex_digits(parser, 4, &low) || low < 0xdc00 || low > 0xdfff) {
        parser->at = back;
        return parser->error->kind == ERROR_NONE;
    }
    if (!parser->flags.unicode)
        return parser_refuse(parser, position, "a character beyond U+FFFF needs the flag u");
    *c = 0x10000 + ((*c - 0xd800) << 10) + (low - 0xdc00);
    return true;
}

static bool property_escape(struct parser *parser, bool inverted, struct charset *set)
{
    size_t position = parser->at - 2;
    if (!parser->flags.unicode)
        return parser_refuse(parser, position, "'\\%c{…}' needs the flag u", inverted ? 'P' : 'p');
    if (!parser_take(parser, "{"))
        return parser_expected(parser, parser->at, "'{'");
    const char *name = parser->s + parser->at;
    const char *end = memchr(name, '}', parser->length - parser->at);
    if (!end)
        return parser_expected(parser, parser->length, "'}'");
    size_t length = (size_t)(end - name);
    if (!unicode_find(parser->arena, name, length, set))
        return parser_refuse(parser, parser->at,
                             "the property '%.*s' is not known here (known: the general categories such as L, Lu, "
                             "Nd; Script=Latin and other common scripts; Alphabetic, Uppercase, Lowercase, "
                             "White_Space, ID_Start, ID_Continue, Emoji, ASCII, Any)",
                             (int)(length > 40 ? 40 : length), name);
    parser->at += length + 1;
    if (inverted)
        *set = charset_complement(parser->arena, *set);
    return true;
}

static bool class_escape(struct parser *parser, char letter, struct charset *set)
{
    bool folded = parser->flags.unicode && parser->flags.ignore_case;
    switch (letter) {
    case 'd':
    case 'D':
        *set = unicode_digits(parser->arena);
        break;
    case 'w':
    case 'W':
        *set = unicode_words(parser->arena, folded);
        break;
    case 's':
    case 'S':
        *set = unicode_spaces(parser->arena);
        break;
    default:
        return false;
    }
    if (letter < 'a')
        *set = charset_complement(parser->arena, *set);
    return true;
}

static bool character_escape(struct parser *parser, bool in_bracket, uint32_t *c)
{
    size_t position = parser->at - 1;
    static const char controls[] = "tnvfr", values[] = "\t\n\v\f\r";
    char letter = parser->s[parser->at];
    const char *control = letter ? strchr(controls, letter) : NULL;
    if (control || (in_bracket && letter == 'b')) {
        parser->at++;
        *c = control ? (uint32_t)values[control - controls] : '\b';
        return true;
    }
    if (letter == '0') {
        parser->at++;
        if (parser->at < parser->length && parser->s[parser->at] >= '0' && parser->s[parser->at] <= '9')
            return parser_refuse(parser, position, "octal escapes are not supported: write '\\xHH'");
        *c = 0;
        return true;
    }
    if (letter == 'c') {
        char name = parser->at + 1 < parser->length ? parser->s[parser->at + 1] : 0;
        if (!((name >= 'a' && name <= 'z') || (name >= 'A' && name <= 'Z')))
            return parser_expected(parser, parser->at + 1, "a letter behind '\\c'");
        parser->at += 2;
        *c = (uint32_t)name & 31;
        return true;
    }
    if (letter == 'x' || letter == 'u') {
        parser->at++;
        return letter == 'x' ? hex_digits(parser, 2, c) : unicode_escape(parser, c);
    }
    bool alphanumeric = (letter >= '0' && letter <= '9') || hex_digit(letter) >= 0 ||
                        (letter >= 'g' && letter <= 'z') || (letter >= 'G' && letter <= 'Z');
    bool syntax = letter && strchr("^$\\.*+?()[]{}|/", letter);
    if (alphanumeric || (parser->flags.unicode && !syntax && !(in_bracket && letter == '-')))
        return parser_refuse(parser, position, "the escape '\\%c' is not known%s", letter,
                             alphanumeric ? "" : " with the flag u");
    return parser_character(parser, c);
}

bool parser_escape(struct parser *parser, bool in_bracket, struct charset *set, bool *single)
{
    parser->at++;
    if (parser->at == parser->length)
        return parser_expected(parser, parser->at, "an escape behind '\\'");
    char letter = parser->s[parser->at];
    *single = false;
    if (class_escape(parser, letter, set)) {
        parser->at++;
        return true;
    }
    if (letter == 'p' || letter == 'P') {
        parser->at++;
        return property_escape(parser, letter == 'P', set);
    }
    uint32_t c;
    if (!character_escape(parser, in_bracket, &c))
        return false;
    *single = true;
    *set = charset_range(parser->arena, c, c);
    return true;
}

static bool bracket_atom(struct parser *parser, struct charset *set, bool *single)
{
    if (parser->at == parser->length)
        return parser_expected(parser, parser->at, "']'");
    if (parser_peek(parser, '\\'))
        return parser_escape(parser, true, set, single);
    uint32_t c;
    if (!parser_character(parser, &c))
        return false;
    *single = true;
    *set = charset_range(parser->arena, c, c);
    return true;
}

static bool bracket_part(struct parser *parser, struct charset *set)
{
    size_t position = parser->at;
    bool single, last_single;
    struct charset last;
    if (!bracket_atom(parser, set, &single))
        return false;
    bool dash = parser_peek(parser, '-') && parser->at + 1 < parser->length && parser->s[parser->at + 1] != ']';
    if (!dash)
        return true;
    size_t back = parser->at++;
    if (!bracket_atom(parser, &last, &last_single))
        return false;
    if (!single || !last_single) {
        if (parser->flags.unicode)
            return parser_refuse(parser, position, "a class cannot begin or end a range: escape the '-'");
        parser->at = back; /* without u, the '-' of [\d-x] is a plain character */
        return true;
    }
    if (last.items[0].lo < set->items[0].lo)
        return parser_refuse(parser, position, "the range '%.*s' is out of order", (int)(parser->at - position),
                             parser->s + position);
    *set = charset_range(parser->arena, set->items[0].lo, last.items[0].lo);
    return true;
}

const struct ast *parser_bracket(struct parser *parser)
{
    size_t position = parser->at++;
    bool negated = parser_take(parser, "^");
    VECTOR(struct ast_part) parts = VECTOR_INIT;
    range_list ranges = VECTOR_INIT;
    while (!parser_peek(parser, ']')) {
        struct ast_part part = {.position = parser->at};
        if (!bracket_part(parser, &part.set)) {
            vector_release(&parts);
            vector_release(&ranges);
            if (parser->at == parser->length && parser->error->kind == ERROR_NONE)
                parser_expected(parser, parser->at, "']'");
            return NULL;
        }
        part.set = with_case(parser, part.set);
        part.length = parser->at - part.position;
        for (size_t i = 0; i < part.set.count; i++)
            vector_push(&ranges, part.set.items[i]);
        vector_push(&parts, part);
    }
    parser->at++;
    struct ast *node = parser_node(parser, AST_SET, position);
    node->set = charset_build(parser->arena, &ranges);
    if (negated) {
        node->set = charset_complement(parser->arena, node->set);
    } else if (parts.count > 0) {
        struct ast_part *copy = arena_alloc(parser->arena, parts.count * sizeof *copy);
        memcpy(copy, parts.items, parts.count * sizeof *copy);
        node->parts = copy;
        node->part_count = parts.count;
    }
    vector_release(&parts);
    return node;
}
