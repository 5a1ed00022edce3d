#include "front/lang/reader.h"

#include <string.h>
#include "base/vector.h"

#define DEPTH_MOST 500

bool reader_refuse(struct reader *reader, struct lang_place at, const char *format, ...)
{
    struct text message = TEXT_INIT;
    va_list arguments;
    va_start(arguments, format);
    text_addv(&message, format, arguments);
    va_end(arguments);
    error_set(reader->error, ERROR_INPUT, "%s:%d:%d: %s", reader->path, at.line, at.column, message.s);
    text_release(&message);
    return false;
}

/* Continuation bytes of UTF-8 are no columns of their own. */
void reader_advance(struct reader *reader, size_t bytes)
{
    for (; bytes > 0; bytes--, reader->at++) {
        if (*reader->at == '\n')
            reader->place = (struct lang_place){reader->place.line + 1, 1};
        else if ((*reader->at & 0xc0) != 0x80)
            reader->place.column++;
    }
}

bool reader_sees(const struct reader *reader, const char *text)
{
    size_t length = strlen(text);
    return (size_t)(reader->end - reader->at) >= length && memcmp(reader->at, text, length) == 0;
}

bool reader_at_delimiter(const struct reader *reader)
{
    return reader->at == reader->end || (*reader->at && strchr(" \t\r\n\f()[]{}\";'", *reader->at));
}

static bool skip_block_comment(struct reader *reader)
{
    struct lang_place start = reader->place;
    size_t open = 0;
    do {
        if (reader->at == reader->end)
            return reader_refuse(reader, start, "expected '|#' that ends this comment, found the end of the file");
        bool opens = reader_sees(reader, "#|"), closes = reader_sees(reader, "|#");
        open += opens;
        open -= closes;
        reader_advance(reader, opens || closes ? 2 : 1);
    } while (open > 0);
    return true;
}

static const struct sexp *read_one(struct reader *reader);

static bool skip_datum_comment(struct reader *reader)
{
    struct lang_place start = reader->place;
    reader_advance(reader, 2);
    if (!reader_skip(reader))
        return false;
    if (reader->at == reader->end || strchr(")]}", *reader->at))
        return reader_refuse(reader, start, "expected an expression behind '#;'");
    return read_one(reader) != NULL;
}

bool reader_skip(struct reader *reader)
{
    while (reader->at < reader->end) {
        if (strchr(" \t\r\n\f", *reader->at) && *reader->at)
            reader_advance(reader, 1);
        else if (*reader->at == ';')
            while (reader->at < reader->end && *reader->at != '\n')
                reader_advance(reader, 1);
        else if (reader_sees(reader, "#|")) {
            if (!skip_block_comment(reader))
                return false;
        } else if (reader_sees(reader, "#;")) {
            if (!skip_datum_comment(reader))
                return false;
        } else
            break;
    }
    return true;
}

struct sexp *reader_make(struct reader *reader, enum sexp_kind kind, struct lang_place at)
{
    struct sexp *sexp = arena_alloc(reader->arena, sizeof *sexp);
    sexp->kind = kind;
    sexp->at = at;
    return sexp;
}

struct items {
    const struct sexp **items;
    size_t count, capacity;
};

static const struct sexp *finish_list(struct reader *reader, struct lang_place at, struct items *items)
{
    struct sexp *list = reader_make(reader, SEXP_LIST, at);
    list->count = items->count;
    list->items = arena_alloc(reader->arena, (items->count + 1) * sizeof *list->items);
    if (items->count > 0)
        memcpy(list->items, items->items, items->count * sizeof *list->items);
    vector_release(items);
    return list;
}

static const struct sexp *read_list(struct reader *reader)
{
    struct lang_place start = reader->place;
    char open = *reader->at, close = open == '(' ? ')' : ']';
    struct items items = VECTOR_INIT;
    reader_advance(reader, 1);
    for (;;) {
        const struct sexp *item = NULL;
        if (!reader_skip(reader))
            ;
        else if (reader->at == reader->end)
            reader_refuse(reader, start, "expected '%c' that closes this '%c', found the end of the file", close, open);
        else if (*reader->at == close) {
            reader_advance(reader, 1);
            return finish_list(reader, start, &items);
        } else if (strchr(")]", *reader->at) && *reader->at)
            reader_refuse(reader, reader->place, "expected '%c' that closes '%c' of line %d, found '%c'", close, open,
                          start.line, *reader->at);
        else
            item = read_one(reader);
        if (!item) {
            vector_release(&items);
            return NULL;
        }
        vector_push(&items, item);
    }
}

/* 'x and ?x: a list of a symbol and what follows. */
static const struct sexp *read_prefixed(struct reader *reader, const char *symbol)
{
    struct lang_place at = reader->place;
    char prefix = *reader->at;
    reader_advance(reader, 1);
    if (!reader_skip(reader))
        return NULL;
    if (reader->at == reader->end || (*reader->at && strchr(")]", *reader->at))) {
        reader_refuse(reader, at, "expected an expression behind '%c'", prefix);
        return NULL;
    }
    struct sexp *head = reader_make(reader, SEXP_SYMBOL, at);
    head->text = symbol;
    head->length = strlen(symbol);
    const struct sexp *body = read_one(reader);
    if (!body)
        return NULL;
    struct sexp *list = reader_make(reader, SEXP_LIST, at);
    list->items = arena_alloc(reader->arena, 2 * sizeof *list->items);
    list->items[0] = head;
    list->items[1] = body;
    list->count = 2;
    return list;
}

static const struct sexp *read_here(struct reader *reader)
{
    char c = *reader->at;
    if (c == '(' || c == '[')
        return read_list(reader);
    if (c == '\'')
        return read_prefixed(reader, "quote");
    if (c == '?' && reader->at + 1 < reader->end &&
        (reader->at[1] == '(' || !strchr(" \t\r\n\f)[]{}\";'", reader->at[1])))
        return read_prefixed(reader, "blank");
    if (c == '"')
        return reader_string(reader, false);
    if (reader_sees(reader, "#rx\""))
        return reader_string(reader, true);
    if (strchr(")]{}", c) && c) {
        reader_refuse(reader, reader->place, "expected an expression, found '%c'", c);
        return NULL;
    }
    return reader_atom(reader);
}

/* Not at the end of the file, and nothing to skip. */
static const struct sexp *read_one(struct reader *reader)
{
    if (reader->depth >= DEPTH_MOST) {
        reader_refuse(reader, reader->place, "expressions are nested more than %d deep", DEPTH_MOST);
        return NULL;
    }
    reader->depth++;
    const struct sexp *sexp = read_here(reader);
    reader->depth--;
    return sexp;
}

const struct sexp *sexp_read(struct arena *arena, const char *path, const char *source, size_t length,
                             struct error *error)
{
    struct reader reader = {
        .arena = arena, .path = path, .at = source, .end = source + length, .place = {1, 1}, .error = error};
    struct items items = VECTOR_INIT;
    if (reader_sees(&reader, "\xef\xbb\xbf"))
        reader.at += 3;
    for (;;) {
        const struct sexp *item = NULL;
        if (reader_skip(&reader)) {
            if (reader.at == reader.end)
                return finish_list(&reader, (struct lang_place){1, 1}, &items);
            item = read_one(&reader);
        }
        if (!item) {
            vector_release(&items);
            return NULL;
        }
        vector_push(&items, item);
    }
}
