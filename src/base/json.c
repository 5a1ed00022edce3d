#include "base/json.h"

#include <stdint.h>
#include <string.h>
#include "base/map.h"
#include "base/vector.h"

#define DEPTH_MOST 200

struct parser {
    struct arena *arena;
    const char *at, *end, *line_start;
    int line, depth;
    struct error *error;
};

static bool fail(struct parser *parser, const char *what)
{
    return error_set(parser->error, ERROR_INPUT, "line %d, column %d: %s", parser->line,
                     (int)(parser->at - parser->line_start) + 1, what);
}

static void skip_blanks(struct parser *parser)
{
    for (; parser->at < parser->end && strchr(" \t\r\n", *parser->at) && *parser->at; parser->at++)
        if (*parser->at == '\n') {
            parser->line++;
            parser->line_start = parser->at + 1;
        }
}

static bool take(struct parser *parser, char c)
{
    if (parser->at == parser->end || *parser->at != c)
        return false;
    parser->at++;
    return true;
}

/* ---- strings ---- */

static bool hex4(struct parser *parser, unsigned *value)
{
    *value = 0;
    for (int i = 0; i < 4; i++) {
        const char *digits = "0123456789abcdefABCDEF";
        const char *digit = parser->at < parser->end && *parser->at ? strchr(digits, *parser->at) : NULL;
        if (!digit)
            return fail(parser, "four hexadecimal digits must follow \\u");
        unsigned number = (unsigned)(digit - digits);
        *value = *value * 16 + (number > 15 ? number - 6 : number);
        parser->at++;
    }
    return true;
}

static void add_utf8(struct text *out, unsigned code)
{
    char bytes[4];
    size_t length = code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
    static const unsigned char lead[] = {0, 0, 0xc0, 0xe0, 0xf0};
    for (size_t i = length; i-- > 1; code >>= 6)
        bytes[i] = (char)(0x80 | (code & 0x3f));
    bytes[0] = (char)(lead[length] | code);
    text_add_bytes(out, bytes, length);
}

static bool add_unicode(struct parser *parser, struct text *out)
{
    unsigned code, low;
    if (!hex4(parser, &code))
        return false;
    if (code >= 0xdc80 && code <= 0xdcff) {
        text_add_char(out, (char)(code & 0xff));
        return true;
    }
    if (code >= 0xd800 && code <= 0xdbff) {
        if (!take(parser, '\\') || !take(parser, 'u'))
            return fail(parser, "the second half of a surrogate pair is missing");
        if (!hex4(parser, &low))
            return false;
        if (low < 0xdc00 || low > 0xdfff)
            return fail(parser, "this is not the second half of a surrogate pair");
        code = 0x10000 + ((code - 0xd800) << 10) + (low - 0xdc00);
    } else if (code >= 0xdc00 && code <= 0xdfff) {
        return fail(parser, "the first half of a surrogate pair is missing");
    }
    add_utf8(out, code);
    return true;
}

static bool add_escape(struct parser *parser, struct text *out)
{
    static const char letters[] = "bfnrt\"\\/";
    char c = parser->at < parser->end ? *parser->at : '\0';
    const char *letter = c ? strchr(letters, c) : NULL;
    if (letter) {
        parser->at++;
        text_add_char(out, "\b\f\n\r\t\"\\/"[letter - letters]);
        return true;
    }
    if (c != 'u')
        return fail(parser, "this escape is not known to JSON");
    parser->at++;
    return add_unicode(parser, out);
}

/* The opening quote is behind us. */
static bool parse_string(struct parser *parser, const char **text, size_t *length)
{
    struct text out = TEXT_INIT;
    bool good = true;
    while (good && !take(parser, '"')) {
        if (parser->at == parser->end)
            good = fail(parser, "the string does not end");
        else if ((unsigned char)*parser->at < 0x20)
            good = fail(parser, "a control character stands in a string: write it as \\uXXXX");
        else if (take(parser, '\\'))
            good = add_escape(parser, &out);
        else
            text_add_char(&out, *parser->at++);
    }
    *length = out.length;
    char *copy = arena_alloc(parser->arena, out.length + 1);
    memcpy(copy, out.s, out.length);
    *text = copy;
    text_release(&out);
    return good;
}

/* ---- numbers ---- */

static size_t digits(struct parser *parser)
{
    size_t count = 0;
    for (; parser->at < parser->end && *parser->at >= '0' && *parser->at <= '9'; parser->at++)
        count++;
    return count;
}

static bool parse_number(struct parser *parser, struct json *json)
{
    const char *start = parser->at;
    bool good = true;
    take(parser, '-');
    const char *first = parser->at;
    size_t whole = digits(parser);
    good = whole > 0 && !(whole > 1 && *first == '0');
    if (good && take(parser, '.'))
        good = digits(parser) > 0;
    if (good && (take(parser, 'e') || take(parser, 'E'))) {
        if (!take(parser, '+'))
            take(parser, '-');
        good = digits(parser) > 0;
    }
    json->kind = JSON_NUMBER;
    json->length = (size_t)(parser->at - start);
    json->text = arena_strndup(parser->arena, start, json->length);
    return good || fail(parser, "this is not a number as JSON has it");
}

/* ---- arrays and objects ---- */

static bool parse_value(struct parser *parser, struct json *json);

typedef VECTOR(struct json) json_list;

static bool parse_key(struct parser *parser, struct map *keys, struct json *item)
{
    size_t length;
    skip_blanks(parser);
    if (!take(parser, '"'))
        return fail(parser, "a key in double quotes is expected here");
    if (!parse_string(parser, &item->key, &length))
        return false;
    if (strlen(item->key) != length)
        return fail(parser, "a key must not contain \\u0000");
    if (map_get(keys, item->key))
        return fail(parser, "this key was given before");
    map_put(keys, item->key, parser);
    skip_blanks(parser);
    return take(parser, ':') || fail(parser, "':' is expected behind a key");
}

static bool parse_items(struct parser *parser, json_list *list, struct map *keys, char close)
{
    skip_blanks(parser);
    if (take(parser, close))
        return true;
    for (;;) {
        struct json item = {0};
        const char *key = NULL;
        if (close == '}' && !parse_key(parser, keys, &item))
            return false;
        key = item.key;
        if (!parse_value(parser, &item))
            return false;
        item.key = key;
        vector_push(list, item);
        skip_blanks(parser);
        if (take(parser, close))
            return true;
        if (!take(parser, ','))
            return fail(parser, close == '}' ? "',' or '}' is expected here" : "',' or ']' is expected here");
    }
}

static bool parse_list(struct parser *parser, struct json *json, enum json_kind kind)
{
    json_list list = VECTOR_INIT;
    struct map keys = MAP_INIT;
    json->kind = kind;
    bool good = ++parser->depth <= DEPTH_MOST || fail(parser, "brackets are nested too deeply");
    good = good && parse_items(parser, &list, &keys, kind == JSON_OBJECT ? '}' : ']');
    parser->depth--;
    json->count = list.count;
    json->items = arena_alloc(parser->arena, list.count * sizeof *json->items + 1);
    if (list.count)
        memcpy(json->items, list.items, list.count * sizeof *json->items);
    vector_release(&list);
    map_release(&keys);
    return good;
}

static bool parse_word(struct parser *parser, struct json *json)
{
    static const struct {
        const char *word;
        enum json_kind kind;
    } words[] = {{"null", JSON_NULL}, {"false", JSON_FALSE}, {"true", JSON_TRUE}};
    for (size_t i = 0; i < sizeof words / sizeof *words; i++) {
        size_t length = strlen(words[i].word);
        if ((size_t)(parser->end - parser->at) >= length && memcmp(parser->at, words[i].word, length) == 0) {
            parser->at += length;
            json->kind = words[i].kind;
            return true;
        }
    }
    return fail(parser, "a value is expected here");
}

static bool parse_value(struct parser *parser, struct json *json)
{
    skip_blanks(parser);
    *json = (struct json){.line = parser->line, .column = (int)(parser->at - parser->line_start) + 1};
    if (take(parser, '{'))
        return parse_list(parser, json, JSON_OBJECT);
    if (take(parser, '['))
        return parse_list(parser, json, JSON_ARRAY);
    if (take(parser, '"')) {
        json->kind = JSON_STRING;
        return parse_string(parser, &json->text, &json->length);
    }
    if (parser->at < parser->end && (*parser->at == '-' || (*parser->at >= '0' && *parser->at <= '9')))
        return parse_number(parser, json);
    return parse_word(parser, json);
}

const struct json *json_parse(struct arena *arena, const char *text, size_t size, struct error *error)
{
    struct parser parser = {arena, text, text + size, text, 1, 0, error};
    struct json *json = arena_alloc(arena, sizeof *json);
    if (!parse_value(&parser, json))
        return NULL;
    skip_blanks(&parser);
    if (parser.at != parser.end && !fail(&parser, "the end is expected here"))
        return NULL;
    return json;
}

const struct json *json_member(const struct json *object, const char *key)
{
    for (size_t i = 0; object->kind == JSON_OBJECT && i < object->count; i++)
        if (strcmp(object->items[i].key, key) == 0)
            return &object->items[i];
    return NULL;
}

const char *json_kind_name(const struct json *json)
{
    static const char *const names[] = {"null", "false", "true", "a number", "a string", "an array", "an object"};
    return names[json->kind];
}
