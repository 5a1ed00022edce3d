#include "jstok.h"

#include <stdlib.h>
#include <string.h>

#define LONGEST (1 << 20)

struct jst_doc {
    char *text;
    jst_token *tokens; /* as many as the text has characters, and one */
    int count;
};

static jst_token *add(jst_doc *doc, jst_type type, int start, int parent)
{
    jst_token *token = &doc->tokens[doc->count++];
    *token = (jst_token){start, -1, 0, parent, type};
    if (parent >= 0)
        doc->tokens[parent].size++;
    return token;
}

static bool is_primitive(char c)
{
    return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || c == '-' || c == '+' || c == '.' || c == 'E';
}

static jst_error tokenize(jst_doc *doc)
{
    const char *text = doc->text;
    int super = -1;
    for (int at = 0; text[at] != '\0'; at++) {
        jst_token *token;
        switch (text[at]) {
        case '{':
        case '[':
            add(doc, text[at] == '{' ? JST_OBJECT : JST_ARRAY, at, super);
            super = doc->count - 1;
            break;
        case '}':
        case ']':
            token = &doc->tokens[super];
            if (token->type != (text[at] == '}' ? JST_OBJECT : JST_ARRAY))
                return JST_INVAL;
            token->end = at + 1;
            super = token->parent;
            break;
        case '"':
            token = add(doc, JST_STRING, at + 1, super);
            for (at++; text[at] != '"'; at++) {
                if (text[at] == '\\')
                    at++;
                if (text[at] == '\0')
                    return JST_PART;
            }
            token->end = at;
            break;
        case ' ':
        case '\t':
        case '\r':
        case '\n':
        case ',':
        case ':':
            break;
        default:
            if (!is_primitive(text[at]))
                return JST_INVAL;
            token = add(doc, JST_PRIMITIVE, at, super);
            while (is_primitive(text[at + 1]))
                at++;
            token->end = at + 1;
        }
    }
    return super >= 0 ? JST_PART : JST_OK;
}

jst_doc *jst_read(const char *text, jst_error *error)
{
    jst_error ignored, code = JST_NOMEM;
    size_t length = strlen(text);
    if (error == NULL)
        error = &ignored;
    jst_doc *doc = length <= LONGEST ? calloc(1, sizeof *doc) : NULL;
    if (doc != NULL) {
        doc->text = malloc(length + 1);
        doc->tokens = malloc((length + 1) * sizeof *doc->tokens);
        if (doc->text != NULL && doc->tokens != NULL) {
            memcpy(doc->text, text, length + 1);
            code = tokenize(doc);
        }
    }
    if (code != JST_OK) {
        jst_free(doc);
        doc = NULL;
    }
    *error = code;
    return doc;
}

void jst_free(jst_doc *doc)
{
    if (doc == NULL)
        return;
    free(doc->text);
    free(doc->tokens);
    free(doc);
}

int jst_count(const jst_doc *doc)
{
    return doc->count;
}

const jst_token *jst_at(const jst_doc *doc, int index)
{
    return index >= 0 && index < doc->count ? &doc->tokens[index] : NULL;
}

bool jst_equals(const jst_doc *doc, int index, const char *text)
{
    const jst_token *token = jst_at(doc, index);
    if (token == NULL)
        return false;
    size_t length = (size_t)(token->end - token->start);
    return strlen(text) == length && memcmp(doc->text + token->start, text, length) == 0;
}

int jst_child(const jst_doc *doc, int parent, int n)
{
    if (n < 0)
        return -1;
    for (int i = 0; i < doc->count; i++)
        if (doc->tokens[i].parent == parent && n-- == 0)
            return i;
    return -1;
}

int jst_depth(const jst_doc *doc, int index)
{
    int depth = -1;
    for (const jst_token *token = jst_at(doc, index); token != NULL; token = jst_at(doc, token->parent))
        depth++;
    return depth;
}
