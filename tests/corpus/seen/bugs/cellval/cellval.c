#include "cellval.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void cellval_init(cellval *c)
{
    c->kind = CELLVAL_EMPTY;
    c->number = 0;
    c->text = NULL;
    c->truth = false;
}

void cellval_clear(cellval *c)
{
    free(c->text);
    cellval_init(c);
}

void cellval_set_number(cellval *c, double number)
{
    cellval_clear(c);
    if (isfinite(number)) {
        c->kind = CELLVAL_NUMBER;
        c->number = number;
    } else {
        c->kind = CELLVAL_ERROR;
    }
}

void cellval_set_bool(cellval *c, bool truth)
{
    cellval_clear(c);
    c->kind = CELLVAL_BOOL;
    c->truth = truth;
}

void cellval_set_error(cellval *c)
{
    cellval_clear(c);
    c->kind = CELLVAL_ERROR;
}

bool cellval_set_text(cellval *c, const char *text)
{
    size_t length = strlen(text);
    char *copy;

    if (length > CELLVAL_TEXT_MAX)
        return false;
    copy = malloc(length + 1);
    if (copy == NULL)
        return false;
    memcpy(copy, text, length + 1);
    cellval_clear(c);
    c->kind = CELLVAL_TEXT;
    c->text = copy;
    return true;
}

/* [+-] digits [. digits] [e [+-] digits], all of the text, and finite */
static bool reads_as_number(const char *text, double *number)
{
    const char *p = text;
    size_t whole, part = 0;

    if (*p == '+' || *p == '-')
        p++;
    whole = strspn(p, "0123456789");
    p += whole;
    if (*p == '.') {
        p++;
        part = strspn(p, "0123456789");
        p += part;
    }
    if (whole + part == 0)
        return false;
    if (*p == 'e' || *p == 'E') {
        p++;
        if (*p == '+' || *p == '-')
            p++;
        if (*p < '0' || *p > '9')
            return false;
        p += strspn(p, "0123456789");
    }
    if (*p != '\0')
        return false;
    *number = strtod(text, NULL);
    return isfinite(*number);
}

bool cellval_enter(cellval *c, const char *typed)
{
    double number;

    if (*typed == '\0')
        cellval_clear(c);
    else if (*typed == '\'')
        return cellval_set_text(c, typed + 1);
    else if (strcmp(typed, "TRUE") == 0 || strcmp(typed, "FALSE") == 0)
        cellval_set_bool(c, *typed == 'T');
    else if (strlen(typed) <= CELLVAL_TEXT_MAX && reads_as_number(typed, &number))
        cellval_set_number(c, number);
    else
        return cellval_set_text(c, typed);
    return true;
}

bool cellval_copy(cellval *to, const cellval *from)
{
    if (to == from)
        return true;
    if (from->kind == CELLVAL_TEXT)
        return cellval_set_text(to, from->text);
    cellval_clear(to);
    *to = *from;
    return true;
}

bool cellval_equal(const cellval *a, const cellval *b)
{
    if (a->kind != b->kind)
        return false;
    switch (a->kind) {
    case CELLVAL_NUMBER:
        return a->number == b->number;
    case CELLVAL_TEXT:
        return strcmp(a->text, b->text) == 0;
    case CELLVAL_BOOL:
        return a->truth == b->truth;
    default:
        return true;
    }
}

static uint32_t mix(uint32_t hash, const void *bytes, size_t n)
{
    const unsigned char *p = bytes;

    while (n-- > 0)
        hash = (hash ^ *p++) * 16777619u;
    return hash;
}

uint32_t cellval_hash(const cellval *c)
{
    uint32_t hash = 2166136261u ^ (uint32_t)c->kind;
    double number = c->number == 0 ? 0.0 : c->number; /* one zero */

    switch (c->kind) {
    case CELLVAL_NUMBER:
        return mix(hash, &number, sizeof number);
    case CELLVAL_TEXT:
        return mix(hash, c->text, strlen(c->text));
    case CELLVAL_BOOL:
        return mix(hash, c->truth ? "t" : "f", 1);
    default:
        return hash;
    }
}

static int sign(double a, double b)
{
    return (a > b) - (a < b);
}

static int fold(unsigned char c)
{
    return c >= 'A' && c <= 'Z' ? c - 'A' + 'a' : c;
}

static int compare_texts(const char *a, const char *b)
{
    size_t i = 0;

    while (a[i] != '\0' && fold((unsigned char)a[i]) == fold((unsigned char)b[i]))
        i++;
    if (fold((unsigned char)a[i]) != fold((unsigned char)b[i]))
        return fold((unsigned char)a[i]) < fold((unsigned char)b[i]) ? -1 : 1;
    return strcmp(a, b);
}

int cellval_compare(const cellval *a, const cellval *b)
{
    double number;

    if (a->kind == CELLVAL_NUMBER && b->kind == CELLVAL_TEXT && reads_as_number(b->text, &number))
        return a->number > number ? 1 : -1;
    if (a->kind == CELLVAL_TEXT && b->kind == CELLVAL_NUMBER && reads_as_number(a->text, &number))
        return number < b->number ? -1 : 1;
    if (a->kind != b->kind)
        return a->kind < b->kind ? -1 : 1;
    switch (a->kind) {
    case CELLVAL_NUMBER:
        return sign(a->number, b->number);
    case CELLVAL_TEXT:
        return compare_texts(a->text, b->text);
    case CELLVAL_BOOL:
        return a->truth - b->truth;
    default:
        return 0;
    }
}

size_t cellval_show(const cellval *c, char *buf, size_t size)
{
    int n = 0;

    switch (c->kind) {
    case CELLVAL_EMPTY:
        n = snprintf(buf, size, "%s", "");
        break;
    case CELLVAL_NUMBER:
        n = snprintf(buf, size, "%.15g", c->number == 0 ? 0.0 : c->number);
        break;
    case CELLVAL_TEXT:
        n = snprintf(buf, size, "%s", c->text);
        break;
    case CELLVAL_BOOL:
        n = snprintf(buf, size, "%s", c->truth ? "TRUE" : "FALSE");
        break;
    case CELLVAL_ERROR:
        n = snprintf(buf, size, "%s", "#ERROR");
        break;
    }
    return n < 0 ? 0 : (size_t)n;
}
