#include "xmlw.h"

#include <assert.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

struct xmlw {
    char *text;
    size_t length;
    size_t capacity;
    bool tag_open; /* a start tag has not got its '>' yet */
    bool done;     /* the outermost element has ended */
    int depth;
    char names[XMLW_DEPTH][XMLW_NAME + 1];
};

xmlw *xmlw_new(void)
{
    return calloc(1, sizeof(xmlw));
}

void xmlw_free(xmlw *w)
{
    if (w == NULL)
        return;
    free(w->text);
    free(w);
}

void xmlw_reset(xmlw *w)
{
    if (w->text != NULL)
        w->text[0] = '\0';
    w->length = 0;
    w->depth = 0;
    w->done = false;
}

static bool reserve(xmlw *w, size_t more)
{
    size_t needed = w->length + more + 1, capacity = w->capacity == 0 ? 64 : w->capacity;
    if (needed <= w->capacity)
        return true;
    while (capacity < needed)
        capacity *= 2;
    char *text = realloc(w->text, capacity);
    if (text == NULL)
        return false;
    w->text = text;
    w->capacity = capacity;
    return true;
}

/* There must be room. */
static void put(xmlw *w, const char *text)
{
    size_t length = strlen(text);
    assert(w->length + length < w->capacity);
    memcpy(w->text + w->length, text, length + 1);
    w->length += length;
}

/* The text as it stands in a document, in memory of its own. */
static char *escape(const char *text)
{
    char *escaped = malloc(6 * strlen(text) + 1), *out = escaped;
    if (escaped == NULL)
        return NULL;
    for (; *text != '\0'; text++) {
        const char *entity = *text == '<' ? "&lt;" : *text == '>' ? "&gt;" : *text == '&' ? "&amp;" : "&quot;";
        if (strchr("<>&\"", *text) == NULL) {
            *out++ = *text;
        } else {
            strcpy(out, entity);
            out += strlen(entity);
        }
    }
    *out = '\0';
    return escaped;
}

static bool name_ok(const char *name)
{
    size_t length = strlen(name);
    return length >= 1 && length <= XMLW_NAME &&
           strspn(name, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_:") == length;
}

static void close_tag(xmlw *w)
{
    if (!w->tag_open)
        return;
    assert(w->depth > 0 && w->length > 0);
    put(w, ">");
    w->tag_open = false;
}

enum xmlw_code xmlw_start(xmlw *w, const char *name)
{
    if (w->done)
        return XMLW_STATE;
    if (!name_ok(name))
        return XMLW_BAD_NAME;
    if (w->depth == XMLW_DEPTH)
        return XMLW_TOO_DEEP;
    if (!reserve(w, strlen(name) + 2))
        return XMLW_MEMORY;
    close_tag(w);
    put(w, "<");
    put(w, name);
    strcpy(w->names[w->depth++], name);
    w->tag_open = true;
    return XMLW_OK;
}

enum xmlw_code xmlw_end(xmlw *w)
{
    if (w->depth == 0)
        return XMLW_STATE;
    const char *name = w->names[w->depth - 1];
    if (!reserve(w, strlen(name) + 3))
        return XMLW_MEMORY;
    if (w->tag_open) {
        put(w, "/>");
        w->tag_open = false;
    } else {
        put(w, "</");
        put(w, name);
        put(w, ">");
    }
    w->depth--;
    w->done = w->depth == 0;
    return XMLW_OK;
}

enum xmlw_code xmlw_attr(xmlw *w, const char *name, const char *value)
{
    if (w->depth == 0 || !w->tag_open)
        return XMLW_STATE;
    if (!name_ok(name))
        return XMLW_BAD_NAME;
    char *escaped = escape(value);
    if (escaped == NULL || !reserve(w, strlen(name) + strlen(escaped) + 4)) {
        free(escaped);
        return XMLW_MEMORY;
    }
    put(w, " ");
    put(w, name);
    put(w, "=\"");
    put(w, escaped);
    put(w, "\"");
    free(escaped);
    return XMLW_OK;
}

enum xmlw_code xmlw_text(xmlw *w, const char *text)
{
    if (w->depth == 0)
        return XMLW_STATE;
    char *escaped = escape(text);
    if (escaped == NULL || !reserve(w, strlen(escaped) + 1)) {
        free(escaped);
        return XMLW_MEMORY;
    }
    close_tag(w);
    put(w, escaped);
    free(escaped);
    return XMLW_OK;
}

int xmlw_depth(const xmlw *w)
{
    return w->depth;
}

const char *xmlw_result(const xmlw *w)
{
    return w->text == NULL ? "" : w->text;
}

size_t xmlw_length(const xmlw *w)
{
    return w->length;
}
