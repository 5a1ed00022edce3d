#include "filtex.h"

#include <stdlib.h>

#define DEEPEST 50
#define LARGEST 500

struct filtex {
    char kind; /* 'a' to 'z', '!', '&' or '|' */
    size_t size;
    filtex *left; /* of '!' too */
    filtex *right;
};

struct reader {
    const char *text;
    size_t at;
    size_t nodes;
};

static filtex *parse_or(struct reader *r, int depth);

static size_t size_of(const filtex *node)
{
    return node == NULL ? 0 : node->size;
}

/* Takes over its operands, also when it fails. */
static filtex *make(char kind, filtex *left, filtex *right)
{
    filtex *node = malloc(sizeof *node);
    if (node == NULL) {
        filtex_free(left);
        filtex_free(right);
        return NULL;
    }
    node->kind = kind;
    node->size = 1 + size_of(left) + size_of(right);
    node->left = left;
    node->right = right;
    return node;
}

static bool room(struct reader *r)
{
    if (r->nodes == LARGEST)
        return false;
    r->nodes++;
    return true;
}

static filtex *parse_factor(struct reader *r, int depth)
{
    char c = r->text[r->at];
    if (depth == DEEPEST)
        return NULL;
    if (c >= 'a' && c <= 'z') {
        if (!room(r))
            return NULL;
        r->at++;
        return make(c, NULL, NULL);
    }
    if (c == '!') {
        if (!room(r))
            return NULL;
        r->at++;
        filtex *operand = parse_factor(r, depth + 1);
        return operand == NULL ? NULL : make('!', operand, NULL);
    }
    if (c == '(') {
        r->at++;
        filtex *inner = parse_or(r, depth + 1);
        if (inner == NULL)
            return NULL;
        if (r->text[r->at] != ')') {
            filtex_free(inner);
            return NULL;
        }
        r->at++;
        return inner;
    }
    return NULL;
}

static filtex *parse_and(struct reader *r, int depth)
{
    filtex *left = parse_factor(r, depth);
    while (left != NULL && r->text[r->at] == '&') {
        filtex *right = NULL;
        if (room(r)) {
            r->at++;
            right = parse_factor(r, depth);
        }
        if (right == NULL) {
            filtex_free(left);
            return NULL;
        }
        left = make('&', left, right);
    }
    return left;
}

static filtex *parse_or(struct reader *r, int depth)
{
    filtex *left = parse_and(r, depth);
    while (left != NULL && r->text[r->at] == '|') {
        if (!room(r)) {
            filtex_free(left);
            return NULL;
        }
        r->at++;
        filtex *right = parse_and(r, depth);
        if (right == NULL)
            return NULL;
        left = make('|', left, right);
    }
    return left;
}

filtex *filtex_parse(const char *text, size_t *error)
{
    struct reader reader = {text, 0, 0};
    filtex *expression = parse_or(&reader, 0);
    if (expression != NULL && text[reader.at] != '\0') {
        filtex_free(expression);
        expression = NULL;
    }
    if (expression == NULL && error != NULL)
        *error = reader.at;
    return expression;
}

void filtex_free(filtex *expression)
{
    if (expression == NULL)
        return;
    filtex_free(expression->left);
    filtex_free(expression->right);
    free(expression);
}

bool filtex_eval(const filtex *expression, uint32_t flags)
{
    switch (expression->kind) {
    case '!':
        return !filtex_eval(expression->left, flags);
    case '&':
        return filtex_eval(expression->left, flags) && filtex_eval(expression->right, flags);
    case '|':
        return filtex_eval(expression->left, flags) || filtex_eval(expression->right, flags);
    default:
        return (flags >> (expression->kind - 'a') & 1) != 0;
    }
}

uint32_t filtex_flags(const filtex *expression)
{
    if (expression == NULL)
        return 0;
    if (expression->kind >= 'a' && expression->kind <= 'z')
        return UINT32_C(1) << (expression->kind - 'a');
    return filtex_flags(expression->left) | filtex_flags(expression->right);
}

size_t filtex_size(const filtex *expression)
{
    return expression->size;
}

static filtex *copy(const filtex *node)
{
    filtex *left = NULL, *right = NULL;
    if (node->left != NULL && (left = copy(node->left)) == NULL)
        return NULL;
    if (node->right != NULL && (right = copy(node->right)) == NULL) {
        filtex_free(left);
        return NULL;
    }
    return make(node->kind, left, right);
}

filtex *filtex_negated(const filtex *expression)
{
    if (expression->size >= LARGEST)
        return NULL;
    filtex *operand = copy(expression);
    return operand == NULL ? NULL : make('!', operand, NULL);
}
