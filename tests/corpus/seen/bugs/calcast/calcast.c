#include "calcast.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct ca_expr {
    ca_kind kind;
    int value; /* of a number; the letter of a variable */
    ca_expr *left;
    ca_expr *right;
};

static ca_expr *make(ca_kind kind, int value, ca_expr *left, ca_expr *right)
{
    ca_expr *e = malloc(sizeof *e);
    if (e == NULL) {
        ca_free(left);
        ca_free(right);
        return NULL;
    }
    e->kind = kind;
    e->value = value;
    e->left = left;
    e->right = right;
    return e;
}

ca_expr *ca_number(int value)
{
    return make(CA_NUMBER, value, NULL, NULL);
}

ca_expr *ca_variable(char name)
{
    if (name < 'a' || name > 'z')
        return NULL;
    return make(CA_VARIABLE, name, NULL, NULL);
}

ca_expr *ca_negate(ca_expr *operand)
{
    return operand == NULL ? NULL : make(CA_NEGATE, 0, operand, NULL);
}

ca_expr *ca_binary(ca_kind kind, ca_expr *left, ca_expr *right)
{
    bool known = kind == CA_ADD || kind == CA_SUBTRACT || kind == CA_MULTIPLY;
    if (!known || left == NULL || right == NULL) {
        ca_free(left);
        ca_free(right);
        return NULL;
    }
    return make(kind, 0, left, right);
}

void ca_free(ca_expr *e)
{
    if (e == NULL)
        return;
    ca_free(e->left);
    ca_free(e->right);
    free(e);
}

ca_expr *ca_clone(const ca_expr *e)
{
    switch (e->kind) {
    case CA_NUMBER:
    case CA_VARIABLE:
        return make(e->kind, e->value, NULL, NULL);
    case CA_NEGATE:
        return make(e->kind, e->value, e->left, NULL);
    default: {
        ca_expr *left = ca_clone(e->left);
        return ca_binary(e->kind, left, ca_clone(e->right));
    }
    }
}

ca_kind ca_kind_of(const ca_expr *e)
{
    return e->kind;
}

size_t ca_size(const ca_expr *e)
{
    return e == NULL ? 0 : 1 + ca_size(e->left) + ca_size(e->right);
}

bool ca_equal(const ca_expr *a, const ca_expr *b)
{
    if (a == NULL || b == NULL)
        return a == b;
    return a->kind == b->kind && a->value == b->value && ca_equal(a->left, b->left) && ca_equal(a->right, b->right);
}

bool ca_uses(const ca_expr *e, char name)
{
    if (e == NULL)
        return false;
    return (e->kind == CA_VARIABLE && e->value == name) || ca_uses(e->left, name) || ca_uses(e->right, name);
}

int ca_eval(const ca_expr *e, const int variables[26])
{
    unsigned left, right;
    if (e->kind == CA_NUMBER)
        return e->value;
    if (e->kind == CA_VARIABLE)
        return variables[e->value - 'a'];
    left = (unsigned)ca_eval(e->left, variables);
    if (e->kind == CA_NEGATE)
        return (int)(0u - left);
    right = (unsigned)ca_eval(e->right, variables);
    if (e->kind == CA_ADD)
        return (int)(left + right);
    return (int)(e->kind == CA_SUBTRACT ? left - right : left * right);
}

void ca_bind(ca_expr *e, char name, int value)
{
    if (e == NULL)
        return;
    if (e->kind == CA_VARIABLE && e->value == name) {
        e->kind = CA_NUMBER;
        e->value = value;
    }
    ca_bind(e->left, name, value);
    ca_bind(e->right, name, value);
}

struct out {
    char *text;
    size_t size;
    size_t length;
};

static void put(struct out *o, const char *text)
{
    for (; *text != '\0'; text++) {
        if (o->length + 1 < o->size)
            o->text[o->length] = *text;
        o->length++;
    }
}

static void print(struct out *o, const ca_expr *e)
{
    char text[16];
    switch (e->kind) {
    case CA_NUMBER:
        snprintf(text, sizeof text, "%d", e->value);
        put(o, text);
        break;
    case CA_VARIABLE:
        snprintf(text, sizeof text, "%c", e->value);
        put(o, text);
        break;
    case CA_NEGATE:
        put(o, "(-");
        print(o, e->left);
        put(o, ")");
        break;
    default:
        put(o, "(");
        print(o, e->left);
        put(o, e->kind == CA_ADD ? "+" : e->kind == CA_SUBTRACT ? "-" : "*");
        print(o, e->right);
        put(o, ")");
    }
}

size_t ca_print(const ca_expr *e, char *out, size_t size)
{
    struct out o = {out, size, 0};
    print(&o, e);
    if (size > 0)
        out[o.length < size ? o.length : size - 1] = '\0';
    return o.length;
}
