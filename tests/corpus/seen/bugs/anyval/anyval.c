#include "anyval.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

struct any {
    enum any_type type;
    union {
        int truth;
        int64_t whole;
        double real;
        char *text;
        struct {
            any **item;
            size_t length;
            size_t room;
            size_t values;  /* in all, with those of inner lists */
            int depth;      /* of lists within, 0 if there are none */
        } list;
    } u;
};

static any *fresh(enum any_type type)
{
    any *v = calloc(1, sizeof *v);

    if (v != NULL)
        v->type = type;
    return v;
}

any *any_truth(int yes)
{
    any *v = fresh(ANY_TRUTH);

    if (v != NULL)
        v->u.truth = yes != 0;
    return v;
}

any *any_whole(int64_t number)
{
    any *v = fresh(ANY_WHOLE);

    if (v != NULL)
        v->u.whole = number;
    return v;
}

any *any_real(double number)
{
    any *v = fresh(ANY_REAL);

    if (v != NULL)
        v->u.real = number;
    return v;
}

any *any_text(const char *text)
{
    size_t length;
    any *v;

    if (text == NULL)
        text = "";
    length = strlen(text);
    if (length > ANY_MAX_TEXT)
        return NULL;
    v = fresh(ANY_TEXT);
    if (v == NULL)
        return NULL;
    v->u.text = malloc(length + 1);
    if (v->u.text == NULL) {
        free(v);
        return NULL;
    }
    memcpy(v->u.text, text, length + 1);
    return v;
}

any *any_list(void)
{
    return fresh(ANY_LIST);
}

void any_free(any *value)
{
    size_t i;

    if (value == NULL)
        return;
    if (value->type == ANY_TEXT)
        free(value->u.text);
    if (value->type == ANY_LIST) {
        for (i = 0; i < value->u.list.length; i++)
            any_free(value->u.list.item[i]);
        free(value->u.list.item);
    }
    free(value);
}

any *any_copy(const any *value)
{
    any *v;
    size_t i, n;

    switch (any_type_of(value)) {
    case ANY_NOTHING:
        return fresh(ANY_NOTHING);
    case ANY_TRUTH:
        return any_truth(value->u.truth);
    case ANY_WHOLE:
        return any_whole(value->u.whole);
    case ANY_REAL:
        return any_real(value->u.real);
    case ANY_TEXT:
        return any_text(value->u.text);
    case ANY_LIST:
        break;
    }
    v = fresh(ANY_LIST);
    if (v == NULL)
        return NULL;
    n = value->u.list.length;
    if (n != 0) {
        v->u.list.item = calloc(n, sizeof(any *));
        if (v->u.list.item == NULL) {
            free(v);
            return NULL;
        }
        v->u.list.room = n;
    }
    for (i = 0; i < n; i++) {
        any *item = any_copy(value->u.list.item[i]);

        if (item == NULL) {
            any_free(v);
            return NULL;
        }
        v->u.list.item[v->u.list.length++] = item;
    }
    v->u.list.values = value->u.list.values;
    v->u.list.depth = value->u.list.depth;
    return v;
}

enum any_type any_type_of(const any *value)
{
    return value == NULL ? ANY_NOTHING : value->type;
}

int any_push(any *list, const any *value)
{
    size_t values = 1, room;
    int depth = 0;
    any *copy, **item;

    if (any_type_of(list) != ANY_LIST)
        return -1;
    if (any_type_of(value) == ANY_LIST) {
        values += value->u.list.values;
        depth = value->u.list.depth + 1;
    }
    if (values > ANY_MAX_VALUES - list->u.list.values || depth > ANY_MAX_DEPTH)
        return -1;
    copy = any_copy(value);
    if (copy == NULL)
        return -1;
    if (list->u.list.length == list->u.list.room) {
        room = list->u.list.room != 0 ? 2 * list->u.list.room : 4;
        item = realloc(list->u.list.item, room * sizeof *item);
        if (item == NULL) {
            any_free(copy);
            return -1;
        }
        list->u.list.item = item;
        list->u.list.room = room;
    }
    list->u.list.item[list->u.list.length++] = copy;
    list->u.list.values += values;
    if (list->u.list.depth < depth)
        list->u.list.depth = depth;
    return 0;
}

size_t any_length(const any *value)
{
    return any_type_of(value) == ANY_LIST ? value->u.list.length : 0;
}

const any *any_item(const any *list, size_t index)
{
    return index < any_length(list) ? list->u.list.item[index] : NULL;
}

double any_number(const any *value, double to_else)
{
    switch (any_type_of(value)) {
    case ANY_WHOLE:
        return (double)value->u.whole;
    case ANY_REAL:
        return value->u.real;
    default:
        return to_else;
    }
}

const char *any_chars(const any *value)
{
    return any_type_of(value) == ANY_TEXT ? value->u.text : NULL;
}

static int compare_numbers(const any *a, const any *b)
{
    double x, y;

    if (a->type == ANY_WHOLE && b->type == ANY_WHOLE)
        return (a->u.whole > b->u.whole) - (a->u.whole < b->u.whole);
    x = any_number(a, 0);
    y = any_number(b, 0);
    if (isnan(x) || isnan(y))
        return (isnan(y) != 0) - (isnan(x) != 0);
    return (x > y) - (x < y);
}

/* Types in their order; whole and real numbers are one. */
static int rank(enum any_type type)
{
    return type == ANY_REAL ? (int)ANY_WHOLE : (int)type;
}

int any_compare(const any *a, const any *b)
{
    enum any_type ta = any_type_of(a), tb = any_type_of(b);
    size_t i, n, m;
    int c;

    if (rank(ta) != rank(tb))
        return rank(ta) < rank(tb) ? -1 : 1;
    switch (ta) {
    case ANY_NOTHING:
        return 0;
    case ANY_TRUTH:
        return a->u.truth - b->u.truth;
    case ANY_WHOLE:
    case ANY_REAL:
        return compare_numbers(a, b);
    case ANY_TEXT:
        c = strcmp(a->u.text, b->u.text);
        return (c > 0) - (c < 0);
    case ANY_LIST:
        break;
    }
    n = a->u.list.length;
    m = b->u.list.length;
    for (i = 0; i < n && i < m; i++) {
        c = any_compare(a->u.list.item[i], b->u.list.item[i]);
        if (c != 0)
            return c;
    }
    return (n > m) - (n < m);
}
