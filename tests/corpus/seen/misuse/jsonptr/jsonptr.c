#include "jsonptr.h"

#include <assert.h>
#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#define MAX_NODES 4096
#define MAX_DEPTH 64
#define MAX_NUMBER 63

struct jsonptr_node {
    const char *start; /* of a string behind the quote */
    size_t length;
    jsonptr_type type;
    size_t size;
    size_t end; /* index of the node behind this one and all in it */
};

/* Nodes stand in the order of the text, the key of a member before its value. */
struct jsonptr_doc {
    size_t count, capacity;
    jsonptr_node nodes[];
};

struct reader {
    const char *at, *end;
    jsonptr_doc *doc;
};

static void space(struct reader *r)
{
    while (r->at < r->end && (*r->at == ' ' || *r->at == '\t' || *r->at == '\n' || *r->at == '\r'))
        r->at++;
}

static bool got(struct reader *r, char c)
{
    if (r->at == r->end || *r->at != c)
        return false;
    r->at++;
    return true;
}

static bool digits(struct reader *r)
{
    const char *start = r->at;
    while (r->at < r->end && isdigit((unsigned char)*r->at))
        r->at++;
    return r->at > start;
}

static bool number(struct reader *r)
{
    got(r, '-');
    if (!got(r, '0') && !digits(r))
        return false;
    if (got(r, '.') && !digits(r))
        return false;
    if (!got(r, 'e') && !got(r, 'E'))
        return true;
    if (!got(r, '+'))
        got(r, '-');
    return digits(r);
}

/* Behind the first quote; stops behind the last. */
static bool string(struct reader *r)
{
    while (r->at < r->end) {
        unsigned char c = (unsigned char)*r->at++;

        if (c == '"')
            return true;
        if (c < ' ')
            return false;
        if (c != '\\')
            continue;
        if (r->at == r->end)
            return false;
        c = (unsigned char)*r->at++;
        if (c == 'u') {
            for (int i = 0; i < 4; i++, r->at++)
                if (r->at == r->end || !isxdigit((unsigned char)*r->at))
                    return false;
        } else if (!c || !strchr("\"\\/bfnrt", c)) {
            return false;
        }
    }
    return false;
}

static bool word(struct reader *r, const char *w)
{
    size_t n = strlen(w);
    if ((size_t)(r->end - r->at) < n || memcmp(r->at, w, n) != 0)
        return false;
    r->at += n;
    return true;
}

static bool add(struct reader *r, jsonptr_type type, const char *start, size_t *index)
{
    jsonptr_doc *doc = r->doc;
    if (doc->count == doc->capacity)
        return false;
    *index = doc->count++;
    doc->nodes[*index] = (jsonptr_node){.start = start, .type = type};
    return true;
}

static void finish(struct reader *r, size_t index, size_t size)
{
    jsonptr_node *n = &r->doc->nodes[index];
    n->length = (size_t)(r->at - n->start);
    if (n->type == JSONPTR_STRING)
        n->length--;
    n->size = size;
    n->end = r->doc->count;
}

static bool string_node(struct reader *r)
{
    size_t index;
    if (!got(r, '"') || !add(r, JSONPTR_STRING, r->at, &index) || !string(r))
        return false;
    finish(r, index, 0);
    return true;
}

static bool value(struct reader *r, int depth)
{
    const char *start;
    jsonptr_type type;
    size_t index, size = 0;
    char close;
    space(r);
    if (r->at == r->end)
        return false;
    if (*r->at == '"')
        return string_node(r);
    start = r->at;
    type = *start == '{' ? JSONPTR_OBJECT : *start == '[' ? JSONPTR_ARRAY
         : *start == 'n' ? JSONPTR_NULL : *start == 't' || *start == 'f' ? JSONPTR_BOOL : JSONPTR_NUMBER;
    if (!add(r, type, start, &index))
        return false;
    if ((type == JSONPTR_NUMBER && (!number(r) || r->at - start > MAX_NUMBER)) ||
        (type == JSONPTR_NULL && !word(r, "null")) ||
        (type == JSONPTR_BOOL && !word(r, "true") && !word(r, "false")))
        return false;
    if (type == JSONPTR_OBJECT || type == JSONPTR_ARRAY) {
        if (depth > MAX_DEPTH)
            return false;
        r->at++;
        close = type == JSONPTR_OBJECT ? '}' : ']';
        space(r);
        if (!got(r, close)) {
            do {
                space(r);
                if (type == JSONPTR_OBJECT && (!string_node(r) || (space(r), !got(r, ':'))))
                    return false;
                if (!value(r, depth + 1))
                    return false;
                size++;
                space(r);
            } while (got(r, ','));
            if (!got(r, close))
                return false;
        }
    }
    finish(r, index, size);
    return true;
}

jsonptr_doc *jsonptr_open(const char *text, size_t length)
{
    struct reader r;
    size_t capacity = length < MAX_NODES ? length : MAX_NODES;
    if (!text || length == 0)
        return NULL;
    r.doc = malloc(sizeof *r.doc + capacity * sizeof *r.doc->nodes);
    if (!r.doc)
        return NULL;
    r.doc->count = 0;
    r.doc->capacity = capacity;
    r.at = text;
    r.end = text + length;
    if (value(&r, 1)) {
        space(&r);
        if (r.at == r.end)
            return r.doc;
    }
    free(r.doc);
    return NULL;
}

void jsonptr_close(jsonptr_doc *doc)
{
    free(doc);
}

/* Is the reference token *p, up to a slash or the end, that key? */
static bool same_key(const char *p, const jsonptr_node *key)
{
    size_t i = 0;
    for (; *p && *p != '/'; p++, i++) {
        char c = *p;
        if (c == '~')
            c = *++p == '0' ? '~' : '/';
        if (i >= key->length || key->start[i] != c)
            return false;
    }
    return i == key->length;
}

static const char *token_end(const char *p)
{
    for (; *p && *p != '/'; p++)
        if (*p == '~' && p[1] != '0' && p[1] != '1')
            return NULL;
    return p;
}

const jsonptr_node *jsonptr_find(const jsonptr_doc *doc, const char *pointer)
{
    size_t at = 0;
    if (!pointer)
        return NULL;
    while (*pointer) {
        const jsonptr_node *n = &doc->nodes[at];
        const char *token = pointer + 1, *end;
        size_t child = at + 1, left = n->size;
        if (*pointer != '/' || !(end = token_end(token)))
            return NULL;
        if (n->type == JSONPTR_OBJECT) {
            while (left > 0 && !same_key(token, &doc->nodes[child])) {
                child = doc->nodes[child + 1].end;
                left--;
            }
            if (left == 0)
                return NULL;
            child++; /* from the key to the value */
        } else if (n->type == JSONPTR_ARRAY) {
            size_t wanted = 0;
            if (end == token || end - token > 5 || (*token == '0' && end - token > 1))
                return NULL;
            for (; token < end; token++) {
                if (!isdigit((unsigned char)*token))
                    return NULL;
                wanted = wanted * 10 + (size_t)(*token - '0');
            }
            if (wanted >= n->size)
                return NULL;
            while (wanted-- > 0)
                child = doc->nodes[child].end;
        } else {
            return NULL;
        }
        at = child;
        pointer = end;
    }
    return &doc->nodes[at];
}

jsonptr_type jsonptr_typeof(const jsonptr_node *node)
{
    return node->type;
}

size_t jsonptr_size(const jsonptr_node *node)
{
    return node->size;
}

double jsonptr_number(const jsonptr_node *node)
{
    char copy[MAX_NUMBER + 1];
    assert(node->type == JSONPTR_NUMBER);
    memcpy(copy, node->start, node->length);
    copy[node->length] = '\0';
    return strtod(copy, NULL);
}

bool jsonptr_bool(const jsonptr_node *node)
{
    assert(node->type == JSONPTR_BOOL);
    return *node->start == 't';
}

size_t jsonptr_copy(const jsonptr_node *node, char *out, size_t size)
{
    if (size > 0) {
        size_t n = node->length < size - 1 ? node->length : size - 1;
        memcpy(out, node->start, n);
        out[n] = '\0';
    }
    return node->length;
}
