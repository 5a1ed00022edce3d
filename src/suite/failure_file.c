#include "suite/failure_file.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>
#include "base/memory.h"
#include "base/suggest.h"
#include "model/number.h"
#include "suite/escape.h"

#define FIRST_LINE "assay failure 1"

const struct failure_key failure_keys[] = {
    {"id", KEY_LINE, offsetof(struct failure, id), true},
    {"property", KEY_LINE, offsetof(struct failure, property), true},
    {"file", KEY_LINE, offsetof(struct failure, file), true},
    {"source", KEY_LIST, offsetof(struct failure, sources), false},
    {"cflag", KEY_LIST, offsetof(struct failure, cflags), false},
    {"database", KEY_LINE, offsetof(struct failure, database), false},
    {"compiler", KEY_LINE, offsetof(struct failure, compiler), false},
    {"build", KEY_LINE, offsetof(struct failure, build), false},
    {"kind", KEY_LINE, offsetof(struct failure, kind), true},
    {"cause", KEY_TEXT, offsetof(struct failure, cause), false},
    {"detail", KEY_TEXT, offsetof(struct failure, detail), false},
    {"backtrace", KEY_TEXT, offsetof(struct failure, backtrace), false},
    {"note", KEY_TEXT, offsetof(struct failure, note), false},
    {"signature", KEY_LINE, offsetof(struct failure, signature), true},
    {"needs", KEY_LINE, offsetof(struct failure, needs), false},
    {"found", KEY_LINE, offsetof(struct failure, found), false},
    {"shrunk", KEY_BOOL, offsetof(struct failure, is_shrunk), false},
    {"timeout", KEY_NUMBER, offsetof(struct failure, timeout), false},
    {"text", KEY_TEXT, offsetof(struct failure, text), false},
    {"input", KEY_JSON, offsetof(struct failure, input), false},
    {"header", KEY_LIST, offsetof(struct failure, headers), false},
    {"model", KEY_LINE, offsetof(struct failure, model), false},
    {"sequence", KEY_TEXT, offsetof(struct failure, sequence), false},
    {NULL, KEY_LINE, 0, false},
};

/* ---- writing ---- */

static void add_json(struct text *out, const char *json)
{
    int depth = 0;
    bool quoted = false;
    text_add(out, "\n    ");
    for (; *json; json++) {
        text_add_char(out, *json);
        if (quoted && *json == '\\' && json[1])
            text_add_char(out, *++json);
        else if (*json == '"')
            quoted = !quoted;
        else if (!quoted && (*json == '{' || *json == '['))
            depth++;
        else if (!quoted && (*json == '}' || *json == ']'))
            depth--;
        bool object_ends = !quoted && depth == 2 && *json == ',' && json[-1] == '}';
        if (object_ends || (!quoted && depth == 2 && *json == '{' && json[1] == '"'))
            text_add(out, "\n    ");
    }
    text_add_char(out, '\n');
}

/* A JSON text of Assay's own has no line breaks; one from elsewhere may have them, or be none at all. */
static bool has_lines(const char *json)
{
    for (; *json; json++)
        if ((unsigned char)*json < ' ' || *json == 0x7f)
            return true;
    return false;
}

static void print_key(const struct failure *failure, const struct failure_key *key, struct text *out)
{
    const char *place = (const char *)failure + key->offset;
    char *value = NULL;
    switch (key->kind) {
    case KEY_LIST:
        for (char *const *item = *(char ***)place; item && *item; item++) {
            text_addf(out, "%s:", key->name);
            escape_add_value(out, *item, false);
        }
        return;
    case KEY_BOOL:
        text_addf(out, "%s: %s\n", key->name, *(const bool *)place ? "yes" : "no");
        return;
    case KEY_NUMBER:
        if (*(const double *)place != 0) {
            text_addf(out, "%s: ", key->name);
            number_add_real(out, (long double)*(const double *)place, sizeof(double));
            text_add_char(out, '\n');
        }
        return;
    default:
        value = *(char *const *)place;
    }
    if (!value)
        return;
    bool is_json = key->kind == KEY_JSON && *value && *value != ' ' && !has_lines(value);
    text_addf(out, "%s%s:", key->kind == KEY_JSON && !is_json ? "escaped-" : "", key->name);
    if (is_json)
        add_json(out, value);
    else
        escape_add_value(out, value, key->kind == KEY_TEXT);
}

void failure_print(const struct failure *failure, struct text *out)
{
    text_add(out, FIRST_LINE "\n");
    for (const struct failure_key *key = failure_keys; key->name; key++)
        print_key(failure, key, out);
}

/* ---- reading ---- */

struct parsing {
    struct failure *failure;
    const char *path, *at, *end;
    int line;                    /* of what take_line gave */
    bool seen[sizeof failure_keys / sizeof *failure_keys];
    struct error *error;
};

static bool wrong(const struct parsing *parsing, int line, const char *format, ...)
    __attribute__((format(printf, 3, 4)));
static bool wrong(const struct parsing *parsing, int line, const char *format, ...)
{
    struct text message = TEXT_INIT;
    va_list arguments;
    va_start(arguments, format);
    text_addv(&message, format, arguments);
    va_end(arguments);
    error_set(parsing->error, ERROR_INPUT, "%s:%d: %s", parsing->path, line, message.s);
    text_release(&message);
    return false;
}

/* The next line, without its end; CR before it is not part of it.  NULL: no more. */
static const char *peek_line(const struct parsing *parsing, size_t *length)
{
    if (parsing->at == parsing->end)
        return NULL;
    const char *end = memchr(parsing->at, '\n', (size_t)(parsing->end - parsing->at));
    *length = (size_t)((end ? end : parsing->end) - parsing->at);
    if (*length && parsing->at[*length - 1] == '\r')
        --*length;
    return parsing->at;
}

static const char *take_line(struct parsing *parsing, size_t *length)
{
    const char *line = peek_line(parsing, length);
    if (line) {
        const char *end = memchr(line, '\n', (size_t)(parsing->end - line));
        parsing->at = end ? end + 1 : parsing->end;
        parsing->line++;
    }
    return line;
}

static bool read_escaped(struct parsing *parsing, struct text *value, const char *line, size_t length, bool *joins)
{
    const char *message = escape_read_line(value, line, length, joins);
    return !message || wrong(parsing, parsing->line, "%s", message);
}

/* The indented lines that follow. */
static bool read_block(struct parsing *parsing, enum failure_key_kind kind, struct text *value)
{
    size_t length;
    for (const char *line; (line = peek_line(parsing, &length)) && length >= 4 && memcmp(line, "    ", 4) == 0;) {
        bool joins = true;
        line = take_line(parsing, &length);
        if (kind == KEY_JSON)
            text_add_bytes(value, line + 4, length - 4);
        else if (!read_escaped(parsing, value, line + 4, length - 4, &joins))
            return false;
        if (!joins)
            text_add_char(value, '\n');
        if (memchr(line, '\0', length))
            return wrong(parsing, parsing->line, "a NUL stands in the line");
    }
    return true;
}

static bool take_text(struct parsing *parsing, const struct failure_key *key, struct text *value)
{
    char **place = (char **)((char *)parsing->failure + key->offset);
    *place = mem_strdup(value->s);
    return true;
}

static bool take_item(struct parsing *parsing, const struct failure_key *key, struct text *value)
{
    char ***place = (char ***)((char *)parsing->failure + key->offset);
    size_t count = 0;
    while (*place && (*place)[count])
        count++;
    *place = mem_realloc(*place, (count + 2) * sizeof **place);
    (*place)[count] = mem_strdup(value->s);
    (*place)[count + 1] = NULL;
    return true;
}

static bool take_bool(struct parsing *parsing, const struct failure_key *key, struct text *value)
{
    bool *place = (bool *)((char *)parsing->failure + key->offset);
    *place = strcmp(value->s, "yes") == 0;
    return *place || strcmp(value->s, "no") == 0 ||
           wrong(parsing, parsing->line, "'%s' is 'yes' or 'no', not '%s'", key->name, value->s);
}

static bool take_number(struct parsing *parsing, const struct failure_key *key, struct text *value)
{
    char *end = NULL;
    double number = strtod(value->s, &end);
    *(double *)((char *)parsing->failure + key->offset) = number;
    return (end != value->s && !*end && isfinite(number) && number >= 0) ||
           wrong(parsing, parsing->line, "'%s' is a number of seconds, not '%s'", key->name, value->s);
}

static bool take_value(struct parsing *parsing, const struct failure_key *key, struct text *value)
{
    switch (key->kind) {
    case KEY_LIST:
        return take_item(parsing, key, value);
    case KEY_BOOL:
        return take_bool(parsing, key, value);
    case KEY_NUMBER:
        return take_number(parsing, key, value);
    default:
        return take_text(parsing, key, value);
    }
}

static const struct failure_key *find_key(struct parsing *parsing, const char *name, bool *escaped)
{
    struct suggestion suggestion = suggestion_for(name);
    *escaped = strncmp(name, "escaped-", 8) == 0;
    for (const struct failure_key *key = failure_keys; key->name; key++) {
        suggestion_consider(&suggestion, key->name);
        if (strcmp(key->name, *escaped && key->kind == KEY_JSON ? name + 8 : name) == 0)
            return key;
    }
    if (suggestion.best)
        wrong(parsing, parsing->line, "unknown key '%s'; did you mean '%s'?", name, suggestion.best);
    else
        wrong(parsing, parsing->line, "unknown key '%s'", name);
    return NULL;
}

static bool read_value(struct parsing *parsing, const struct failure_key *key, bool escaped, const char *rest,
                       size_t length)
{
    enum failure_key_kind kind = key->kind == KEY_JSON && escaped ? KEY_LINE : key->kind;
    struct text value = TEXT_INIT;
    bool good = true, joins;
    int line = parsing->line;
    while (length && *rest == ' ') {
        rest++;
        length--;
    }
    if (length == 0)
        good = read_block(parsing, kind, &value);
    else if (kind == KEY_JSON)
        text_add_bytes(&value, rest, length);
    else
        good = read_escaped(parsing, &value, rest, length, &joins) &&
               (!joins || wrong(parsing, line, "a value of one line ends with a backslash"));
    if (good && (kind != KEY_TEXT && kind != KEY_JSON) && length == 0 && value.length)
        good = wrong(parsing, line, "'%s' has one line: write it behind the colon", key->name);
    if (good && strlen(value.s) != value.length)
        good = wrong(parsing, line, "a NUL stands in the line");
    good = good && take_value(parsing, key, &value);
    text_release(&value);
    return good;
}

static bool read_line(struct parsing *parsing, const char *line, size_t length)
{
    const char *colon = memchr(line, ':', length);
    bool escaped;
    if (length == 0 || *line == '#')
        return true;
    if (*line == ' ' || *line == '\t')
        return wrong(parsing, parsing->line, "an indented line belongs to no key (blocks are indented by 4 blanks)");
    if (!colon)
        return wrong(parsing, parsing->line, "'key: value' is expected here");
    char *name = mem_strndup(line, (size_t)(colon - line));
    const struct failure_key *key = find_key(parsing, name, &escaped);
    mem_free(name);
    if (!key)
        return false;
    bool *seen = &parsing->seen[key - failure_keys];
    if (*seen && key->kind != KEY_LIST)
        return wrong(parsing, parsing->line, "'%s' was given before", key->name);
    *seen = true;
    return read_value(parsing, key, escaped, colon + 1, length - (size_t)(colon + 1 - line));
}

static bool read_first_line(struct parsing *parsing)
{
    size_t length = 0;
    const char *line = take_line(parsing, &length);
    if (line && length == strlen(FIRST_LINE) && memcmp(line, FIRST_LINE, length) == 0)
        return true;
    if (line && length > 14 && memcmp(line, "assay failure ", 14) == 0)
        return wrong(parsing, 1, "this file was written by another version of Assay: '%.*s', expected '%s'",
                     (int)(length < 40 ? length : 40), line, FIRST_LINE);
    return wrong(parsing, 1, "a failure's file begins with the line '%s'", FIRST_LINE);
}

bool failure_parse(struct failure *failure, const char *path, const char *text, size_t size, struct error *error)
{
    struct parsing parsing = {.failure = failure, .path = path, .at = text, .end = text + size, .error = error};
    size_t length;
    failure->sources = mem_array(1, sizeof *failure->sources); /* lists are there, if empty */
    failure->cflags = mem_array(1, sizeof *failure->cflags);
    failure->headers = mem_array(1, sizeof *failure->headers);
    if (!read_first_line(&parsing))
        return false;
    for (const char *line; (line = take_line(&parsing, &length));)
        if (!read_line(&parsing, line, length))
            return false;
    for (const struct failure_key *key = failure_keys; key->name; key++)
        if (key->required && !parsing.seen[key - failure_keys])
            return wrong(&parsing, parsing.line, "the file ends without '%s'", key->name);
    return failure->input || failure->sequence || wrong(&parsing, parsing.line, "the file ends without 'input'");
}
