#include "front/regex/parser.h"

#include <string.h>

#define DEPTH_LIMIT 200
#define COUNT_LIMIT 1000000u

struct ast *parser_node(struct parser *parser, enum ast_kind kind, size_t position)
{
    struct ast *node = arena_alloc(parser->arena, sizeof *node);
    node->kind = kind;
    node->position = position;
    node->length = parser->at - position;
    return node;
}

typedef VECTOR(const struct ast *) node_list;

static struct ast *parent(struct parser *parser, enum ast_kind kind, size_t position, node_list *items)
{
    struct ast *node = parser_node(parser, kind, position);
    node->count = items->count;
    node->items = arena_alloc(parser->arena, (items->count + 1) * sizeof *node->items);
    for (size_t i = 0; i < items->count; i++)
        node->items[i] = items->items[i];
    vector_release(items);
    return node;
}

static struct ast *parent_of_one(struct parser *parser, enum ast_kind kind, size_t position, const struct ast *child)
{
    node_list items = VECTOR_INIT;
    vector_push(&items, child);
    return parent(parser, kind, position, &items);
}

static const struct ast *parse_alternation(struct parser *parser);

static bool take_number(struct parser *parser, uint32_t *number)
{
    size_t start = parser->at;
    uint64_t value = 0;
    for (; parser->at < parser->length && parser->s[parser->at] >= '0' && parser->s[parser->at] <= '9'; parser->at++)
        if (value < AST_FOREVER)
            value = value * 10 + (uint64_t)(parser->s[parser->at] - '0');
    *number = value >= AST_FOREVER ? AST_FOREVER : (uint32_t)value;
    return parser->at > start;
}

/* {n} {n,} {n,m}; leaves the position where it was when it is none. */
static bool take_braces(struct parser *parser, uint32_t *min, uint32_t *max)
{
    size_t back = parser->at;
    if (parser_take(parser, "{") && take_number(parser, min)) {
        *max = *min;
        if (parser_take(parser, ",") && !take_number(parser, max))
            *max = AST_FOREVER;
        if (parser_take(parser, "}"))
            return true;
    }
    parser->at = back;
    return false;
}

static bool take_quantifier(struct parser *parser, uint32_t *min, uint32_t *max)
{
    *min = 0;
    *max = AST_FOREVER;
    if (parser_take(parser, "*"))
        return true;
    if (parser_take(parser, "+")) {
        *min = 1;
        return true;
    }
    if (parser_take(parser, "?")) {
        *max = 1;
        return true;
    }
    return take_braces(parser, min, max);
}

/* The name between '<' and '>'. */
static const char *take_name(struct parser *parser)
{
    size_t start = parser->at;
    while (parser->at < parser->length && parser->s[parser->at] != '>') {
        char c = parser->s[parser->at];
        bool letter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' || c == '$' || (c & 0x80);
        if (!letter && !(parser->at > start && c >= '0' && c <= '9')) {
            parser_expected(parser, parser->at, "a letter of a group's name");
            return NULL;
        }
        parser->at++;
    }
    if (parser->at == start || parser->at == parser->length) {
        parser_expected(parser, parser->at, parser->at == start ? "a group's name" : "'>'");
        return NULL;
    }
    return arena_strndup(parser->arena, parser->s + start, parser->at++ - start);
}

static bool new_capture(struct parser *parser, const char *name, size_t position, uint32_t *capture)
{
    struct ast_pattern *pattern = parser->pattern;
    for (uint32_t i = 1; name && i < pattern->captures; i++)
        if (pattern->capture_names[i] && strcmp(pattern->capture_names[i], name) == 0)
            return parser_refuse(parser, position, "a second group has the name '%s'", name);
    *capture = pattern->captures++;
    const char **names = arena_alloc(parser->arena, pattern->captures * sizeof *names);
    for (uint32_t i = 0; i < *capture; i++)
        names[i] = pattern->capture_names[i];
    names[*capture] = name;
    pattern->capture_names = names;
    return true;
}

/* Behind '(' and what says its kind. */
static const struct ast *parse_inside(struct parser *parser, enum ast_kind kind, size_t position, uint32_t capture)
{
    if (++parser->depth > DEPTH_LIMIT) {
        parser_refuse(parser, position, "more than %d groups inside each other", DEPTH_LIMIT);
        return NULL;
    }
    const struct ast *inside = parse_alternation(parser);
    parser->depth--;
    if (!inside)
        return NULL;
    if (!parser_take(parser, ")")) {
        struct text what = TEXT_INIT;
        text_addf(&what, "')' for the '(' of column %zu", parser_column(parser, position));
        parser_expected(parser, parser->at, what.s);
        text_release(&what);
        return NULL;
    }
    struct ast *node = parent_of_one(parser, kind, position, inside);
    node->capture = capture;
    return node;
}

static const struct ast *parse_look(struct parser *parser, size_t position, bool behind, bool negative)
{
    struct ast *node = (struct ast *)parse_inside(parser, AST_LOOK, position, 0);
    if (!node)
        return NULL;
    node->behind = behind;
    node->negative = negative;
    parser->pattern->has_look = true;
    return node;
}

static const struct ast *parse_group(struct parser *parser)
{
    size_t position = parser->at++;
    uint32_t capture = 0;
    const char *name = NULL;
    if (parser_take(parser, "?:"))
        return parse_inside(parser, AST_GROUP, position, 0);
    if (parser_take(parser, "?="))
        return parse_look(parser, position, false, false);
    if (parser_take(parser, "?!"))
        return parse_look(parser, position, false, true);
    if (parser_take(parser, "?<="))
        return parse_look(parser, position, true, false);
    if (parser_take(parser, "?<!"))
        return parse_look(parser, position, true, true);
    if (parser_take(parser, "?<")) {
        if (!(name = take_name(parser)))
            return NULL;
    } else if (parser_peek(parser, '?')) {
        parser->at++;
        parser_expected(parser, parser->at, "':', '=', '!', '<=', '<!' or '<name>' behind '(?'");
        return NULL;
    }
    if (!new_capture(parser, name, position, &capture))
        return NULL;
    return parse_inside(parser, AST_GROUP, position, capture);
}

/* \1 and \k<name>; whether the group exists is known only at the end. */
static const struct ast *parse_back(struct parser *parser)
{
    size_t position = parser->at++;
    uint32_t capture = 0;
    const char *name = NULL;
    if (parser_take(parser, "k")) {
        if (!parser_take(parser, "<")) {
            parser_expected(parser, parser->at, "'<' behind '\\k'");
            return NULL;
        }
        if (!(name = take_name(parser)))
            return NULL;
    } else {
        take_number(parser, &capture);
    }
    struct ast *node = parser_node(parser, AST_BACK, position);
    node->capture = capture;
    node->name = name;
    parser->pattern->has_back = true;
    return node;
}

static const struct ast *parse_simple(struct parser *parser, enum ast_kind kind, size_t size)
{
    size_t position = parser->at;
    parser->at += size;
    return parser_node(parser, kind, position);
}

static const struct ast *parse_backslash(struct parser *parser)
{
    size_t position = parser->at;
    char next = parser->at + 1 < parser->length ? parser->s[parser->at + 1] : 0;
    if (next == 'b' || next == 'B') {
        struct ast *word = (struct ast *)parse_simple(parser, AST_WORD, 2);
        word->negative = next == 'B';
        return word;
    }
    if ((next >= '1' && next <= '9') || next == 'k')
        return parse_back(parser);
    struct charset set;
    bool single;
    return parser_escape(parser, false, &set, &single) ? parser_single(parser, position, set) : NULL;
}

static const struct ast *parse_atom(struct parser *parser)
{
    size_t position = parser->at;
    uint32_t c, min, max;
    switch (parser->s[parser->at]) {
    case '(':
        return parse_group(parser);
    case '[':
        return parser_bracket(parser);
    case '.':
        return parser_dot(parser);
    case '\\':
        return parse_backslash(parser);
    case '^':
        return parse_simple(parser, AST_START, 1);
    case '$':
        return parse_simple(parser, AST_END, 1);
    case '*':
    case '+':
    case '?':
        parser_expected(parser, position, "something that can be repeated");
        return NULL;
    case '{':
    case '}':
    case ']':
        if (take_braces(parser, &min, &max) || parser->flags.unicode) {
            parser_expected(parser, position, "something that can be repeated, or '\\' before this character");
            return NULL;
        }
    }
    if (!parser_character(parser, &c))
        return NULL;
    return parser_single(parser, position, charset_range(parser->arena, c, c));
}

static bool repeatable(const struct parser *parser, const struct ast *atom)
{
    return atom->kind != AST_START && atom->kind != AST_END && atom->kind != AST_WORD &&
           !(atom->kind == AST_LOOK && (atom->behind || parser->flags.unicode));
}

static const struct ast *parse_term(struct parser *parser)
{
    size_t position = parser->at;
    uint32_t first = parser->pattern->captures, min, max;
    const struct ast *atom = parse_atom(parser);
    size_t quantifier = parser->at;
    if (!atom || !take_quantifier(parser, &min, &max))
        return atom;
    if (!repeatable(parser, atom)) {
        parser_refuse(parser, quantifier, "'%.*s' cannot be repeated", (int)(quantifier - position),
                      parser->s + position);
        return NULL;
    }
    if (min > max || min > COUNT_LIMIT || (max != AST_FOREVER && max > COUNT_LIMIT)) {
        if (min > max)
            parser_refuse(parser, quantifier, "the least count %u is greater than the greatest, %u", min, max);
        else
            parser_refuse(parser, quantifier, "counts end at %u", COUNT_LIMIT);
        return NULL;
    }
    bool lazy = parser_take(parser, "?");
    struct ast *node = parent_of_one(parser, AST_REPEAT, position, atom);
    node->min = min;
    node->max = max;
    node->lazy = lazy;
    node->first_capture = first;
    node->last_capture = parser->pattern->captures;
    return node;
}

static const struct ast *parse_sequence(struct parser *parser)
{
    size_t position = parser->at;
    node_list items = VECTOR_INIT;
    while (parser->at < parser->length && !parser_peek(parser, '|') && !parser_peek(parser, ')')) {
        const struct ast *item = parse_term(parser);
        if (!item) {
            vector_release(&items);
            return NULL;
        }
        vector_push(&items, item);
    }
    if (items.count == 1) {
        const struct ast *only = items.items[0];
        vector_release(&items);
        return only;
    }
    return parent(parser, AST_SEQUENCE, position, &items);
}

static const struct ast *parse_alternation(struct parser *parser)
{
    size_t position = parser->at;
    node_list items = VECTOR_INIT;
    do {
        const struct ast *item = parse_sequence(parser);
        if (!item) {
            vector_release(&items);
            return NULL;
        }
        vector_push(&items, item);
    } while (parser_take(parser, "|"));
    if (items.count == 1) {
        const struct ast *only = items.items[0];
        vector_release(&items);
        return only;
    }
    return parent(parser, AST_ALTERNATION, position, &items);
}

static bool resolve_back(struct parser *parser, struct ast *node)
{
    const struct ast_pattern *pattern = parser->pattern;
    if (!node->name) {
        return node->capture < pattern->captures ||
               parser_refuse(parser, node->position, "there is no group %u (there %s %u)", node->capture,
                             pattern->captures == 2 ? "is" : "are", pattern->captures - 1);
    }
    for (uint32_t i = 1; i < pattern->captures; i++)
        if (pattern->capture_names[i] && strcmp(pattern->capture_names[i], node->name) == 0) {
            node->capture = i;
            return true;
        }
    return parser_refuse(parser, node->position, "no group has the name '%s'", node->name);
}

static bool resolve(struct parser *parser, const struct ast *node)
{
    if (node->kind == AST_BACK)
        return resolve_back(parser, (struct ast *)node);
    for (size_t i = 0; i < node->count; i++)
        if (!resolve(parser, node->items[i]))
            return false;
    return true;
}

struct ast_pattern *ast_parse(struct arena *arena, const char *source, size_t length, struct ast_flags flags,
                              struct error *error)
{
    struct ast_pattern *pattern = arena_alloc(arena, sizeof *pattern);
    pattern->arena = arena;
    char *copy = arena_alloc(arena, length + 1);
    memcpy(copy, source, length);
    pattern->source = copy;
    pattern->source_length = length;
    pattern->flags = flags;
    pattern->captures = 1;
    pattern->capture_names = arena_alloc(arena, sizeof *pattern->capture_names);
    struct parser parser = {arena, pattern, pattern->source, length, 0, flags, 0, error};
    pattern->root = parse_alternation(&parser);
    if (pattern->root && parser.at < length) {
        parser_refuse(&parser, parser.at, "this ')' closes no group: write '\\)'");
        return NULL;
    }
    return pattern->root && resolve(&parser, pattern->root) ? pattern : NULL;
}
