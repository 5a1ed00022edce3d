#include "saxlite.h"

#include <stdlib.h>
#include <string.h>

struct open_tag {
    char *name;
    struct open_tag *outer;
};

struct saxlite {
    void *user;
    saxlite_tag_handler *start, *end;
    saxlite_text_handler *text;
    enum saxlite_status status;
    struct open_tag *open;
    char *buffer; /* the tag or text being read */
    size_t length;
    size_t capacity;
    int in_tag;
};

saxlite *saxlite_create(void *user)
{
    saxlite *parser = calloc(1, sizeof *parser);
    if (parser)
        parser->user = user;
    return parser;
}

static void close_tag(saxlite *parser)
{
    struct open_tag *tag = parser->open;
    parser->open = tag->outer;
    free(tag->name);
    free(tag);
}

void saxlite_free(saxlite *parser)
{
    if (!parser)
        return;
    while (parser->open)
        close_tag(parser);
    free(parser->buffer);
    free(parser);
}

void saxlite_handlers(saxlite *parser, saxlite_tag_handler *start, saxlite_tag_handler *end, saxlite_text_handler *text)
{
    parser->start = start;
    parser->end = end;
    parser->text = text;
}

static void keep(saxlite *parser, char c)
{
    if (parser->length + 1 >= parser->capacity) {
        size_t capacity = parser->capacity * 2 + 16;
        char *buffer = realloc(parser->buffer, capacity);
        if (!buffer) {
            parser->status = SAXLITE_MEMORY;
            return;
        }
        parser->buffer = buffer;
        parser->capacity = capacity;
    }
    parser->buffer[parser->length++] = c;
    parser->buffer[parser->length] = '\0';
}

static void start_tag(saxlite *parser, const char *name)
{
    struct open_tag *tag = malloc(sizeof *tag);
    char *copy = malloc(strlen(name) + 1);
    if (!tag || !copy) {
        free(tag);
        free(copy);
        parser->status = SAXLITE_MEMORY;
        return;
    }
    tag->name = strcpy(copy, name);
    tag->outer = parser->open;
    parser->open = tag;
    if (parser->start)
        parser->start(parser, tag->name);
}

static void end_tag(saxlite *parser, const char *name)
{
    if (!parser->open || strcmp(parser->open->name, name) != 0) {
        parser->status = SAXLITE_MISMATCH;
        return;
    }
    if (parser->end)
        parser->end(parser, name);
    close_tag(parser);
}

static void finish_tag(saxlite *parser)
{
    const char *name = parser->buffer;
    parser->in_tag = 0;
    if (parser->length == 0 || strcmp(name, "/") == 0)
        parser->status = SAXLITE_SYNTAX;
    else if (*name == '/')
        end_tag(parser, name + 1);
    else
        start_tag(parser, name);
    parser->length = 0;
}

static void finish_text(saxlite *parser)
{
    if (parser->length && parser->text)
        parser->text(parser, parser->buffer, parser->length);
    parser->length = 0;
}

enum saxlite_status saxlite_feed(saxlite *parser, const char *bytes, size_t length)
{
    for (size_t i = 0; i < length && parser->status == SAXLITE_OK; i++) {
        char c = bytes[i];
        if (c == '\0' || (parser->in_tag && c == '<')) {
            parser->status = SAXLITE_SYNTAX;
        } else if (c == '<') {
            finish_text(parser);
            parser->in_tag = 1;
        } else if (parser->in_tag && c == '>') {
            finish_tag(parser);
        } else {
            keep(parser, c);
        }
    }
    return parser->status;
}

int saxlite_complete(const saxlite *parser)
{
    return parser->status == SAXLITE_OK && !parser->open && !parser->in_tag && parser->length == 0;
}

void *saxlite_user(const saxlite *parser)
{
    return parser->user;
}

void saxlite_stop(saxlite *parser)
{
    parser->status = SAXLITE_STOPPED;
}
