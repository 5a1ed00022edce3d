#include "fcpatt.h"

#include <ctype.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

enum type { STRING, DOUBLE, INT, BOOL };

static const enum type types[FC_PROPERTIES] = {STRING, STRING, STRING, DOUBLE, DOUBLE, INT, INT, INT, BOOL, BOOL};

struct value {
    enum type type;
    union {
        char *s;
        double d;
        int i;
        bool b;
    } u;
};

struct elt {
    struct elt *next;
    struct value value;
};

struct FcPatt {
    struct elt *lists[FC_PROPERTIES];
};

static bool known(FcProp prop)
{
    return (unsigned)prop < FC_PROPERTIES;
}

static void release(struct value *v)
{
    if (v->type == STRING)
        free(v->u.s);
}

FcPatt *FcPattCreate(void)
{
    FcPatt *p = malloc(sizeof *p);
    if (p != NULL)
        for (int i = 0; i < FC_PROPERTIES; i++)
            p->lists[i] = NULL;
    return p;
}

void FcPattDestroy(FcPatt *p)
{
    if (p == NULL)
        return;
    for (int i = 0; i < FC_PROPERTIES; i++)
        FcPattDel(p, (FcProp)i);
    free(p);
}

bool FcPattDel(FcPatt *p, FcProp prop)
{
    if (!known(prop) || p->lists[prop] == NULL)
        return false;
    for (struct elt *e = p->lists[prop], *next; e != NULL; e = next) {
        next = e->next;
        release(&e->value);
        free(e);
    }
    p->lists[prop] = NULL;
    return true;
}

/* The value is the pattern's from here on. */
static bool add(FcPatt *p, FcProp prop, struct value v)
{
    if (!known(prop) || types[prop] != v.type)
        return false;
    struct elt *e = NULL, **end = &p->lists[prop];
    int count = 0;
    while (*end != NULL) {
        end = &(*end)->next;
        count++;
    }
    if (count >= FC_VALUES)
        goto bail;
    e = malloc(sizeof *e);
    if (e == NULL)
        goto bail;
    e->next = NULL;
    e->value = v;
    *end = e;
    return true;

bail:
    release(&v);
    return false;
}

bool FcPattAddString(FcPatt *p, FcProp prop, const char *s)
{
    struct value v = {.type = STRING};
    size_t size = strlen(s) + 1;
    v.u.s = malloc(size);
    if (v.u.s == NULL)
        return false;
    memcpy(v.u.s, s, size);
    return add(p, prop, v);
}

bool FcPattAddDouble(FcPatt *p, FcProp prop, double d)
{
    return add(p, prop, (struct value){.type = DOUBLE, .u.d = d});
}

bool FcPattAddInt(FcPatt *p, FcProp prop, int i)
{
    return add(p, prop, (struct value){.type = INT, .u.i = i});
}

bool FcPattAddBool(FcPatt *p, FcProp prop, bool b)
{
    return add(p, prop, (struct value){.type = BOOL, .u.b = b});
}

FcPatt *FcPattDuplicate(const FcPatt *p)
{
    FcPatt *copy = FcPattCreate();
    if (copy == NULL)
        return NULL;
    for (int i = 0; i < FC_PROPERTIES; i++)
        for (const struct elt *e = p->lists[i]; e != NULL; e = e->next) {
            FcProp prop = (FcProp)i;
            bool done = e->value.type == STRING ? FcPattAddString(copy, prop, e->value.u.s) : add(copy, prop, e->value);
            if (!done) {
                FcPattDestroy(copy);
                return NULL;
            }
        }
    return copy;
}

static FcResult find(const FcPatt *p, FcProp prop, int n, enum type type, const struct value **v)
{
    if (!known(prop) || types[prop] != type)
        return FcTypeMismatch;
    const struct elt *e = p->lists[prop];
    if (e == NULL)
        return FcNoMatch;
    if (n < 0)
        return FcNoId;
    while (n > 0 && e != NULL) {
        e = e->next;
        n--;
    }
    if (e == NULL)
        return FcNoId;
    *v = &e->value;
    return FcMatch;
}

FcResult FcPattGetString(const FcPatt *p, FcProp prop, int n, const char **s)
{
    const struct value *v;
    FcResult result = find(p, prop, n, STRING, &v);
    if (result == FcMatch)
        *s = v->u.s;
    return result;
}

FcResult FcPattGetDouble(const FcPatt *p, FcProp prop, int n, double *d)
{
    const struct value *v;
    FcResult result = find(p, prop, n, DOUBLE, &v);
    if (result == FcMatch)
        *d = v->u.d;
    return result;
}

FcResult FcPattGetInt(const FcPatt *p, FcProp prop, int n, int *i)
{
    const struct value *v;
    FcResult result = find(p, prop, n, INT, &v);
    if (result == FcMatch)
        *i = v->u.i;
    return result;
}

FcResult FcPattGetBool(const FcPatt *p, FcProp prop, int n, bool *b)
{
    const struct value *v;
    FcResult result = find(p, prop, n, BOOL, &v);
    if (result == FcMatch)
        *b = v->u.b;
    return result;
}

int FcPattCount(const FcPatt *p, FcProp prop)
{
    int count = 0;
    if (known(prop))
        for (const struct elt *e = p->lists[prop]; e != NULL; e = e->next)
            count++;
    return count;
}

static bool same(const struct value *a, const struct value *b)
{
    switch (a->type) {
    case DOUBLE:
        return a->u.d == b->u.d || (isnan(a->u.d) && isnan(b->u.d));
    case INT:
        return a->u.i == b->u.i;
    case BOOL:
        return a->u.b == b->u.b;
    default:
        break;
    }
    const unsigned char *s = (const unsigned char *)a->u.s, *t = (const unsigned char *)b->u.s;
    while (*s != '\0' && tolower(*s) == tolower(*t)) {
        s++;
        t++;
    }
    return tolower(*s) == tolower(*t);
}

bool FcPattEqual(const FcPatt *a, const FcPatt *b)
{
    if (a == b)
        return true;
    for (int i = 0; i < FC_PROPERTIES; i++) {
        const struct elt *x = a->lists[i], *y = b->lists[i];
        for (; x != NULL && y != NULL; x = x->next, y = y->next)
            if (!same(&x->value, &y->value))
                return false;
        if (x != NULL || y != NULL)
            return false;
    }
    return true;
}
