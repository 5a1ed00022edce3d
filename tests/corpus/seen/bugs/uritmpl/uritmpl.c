#include "uritmpl.h"

#include <stdlib.h>
#include <string.h>

struct value {
    char *name;
    char *text;
};

struct ut_vars {
    struct value v[UT_MAX_VALUES];
    size_t n;
};

/* How an operator writes its variables, as in the appendix of the RFC. */
struct oper {
    char sign;
    char first;         /* before the first one, if not 0 */
    char sep;           /* before the others */
    int named;
    char ifempty;       /* after the name of an empty value, if not 0 */
    int reserved;       /* reserved characters are allowed */
};

static const struct oper opers[] = {
    { 0, 0, ',', 0, 0, 0 },         { '+', 0, ',', 0, 0, 1 },
    { '#', '#', ',', 0, 0, 1 },     { '.', '.', '.', 0, 0, 0 },
    { '/', '/', '/', 0, 0, 0 },     { ';', ';', ';', 1, 0, 0 },
    { '?', '?', '&', 1, '=', 0 },   { '&', '&', '&', 1, '=', 0 },
};

struct term {
    char name[UT_MAX_NAME + 1];
    int explode;
};

static int is_alnum(unsigned char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
}

static size_t name_length(const char *s)
{
    size_t n = 0;
    while (is_alnum((unsigned char)s[n]) || s[n] == '_' || s[n] == '.')
        n++;
    return n;
}

/* Whether the byte at s goes into the result as it is. */
static int passes(const char *s, int reserved)
{
    unsigned char c = (unsigned char)*s;
    if (is_alnum(c) || strchr("-._~", c))
        return 1;
    if (!reserved)
        return 0;
    if (c == '%')
        return strspn(s + 1, "0123456789abcdefABCDEF") >= 2;
    return strchr(":/?#[]@!$&'()*+,;=", c) != NULL;
}

static size_t encoded_length(const char *s, int reserved)
{
    size_t n = 0;
    for (; *s; s++)
        n += passes(s, reserved) ? 1 : 3;
    return n;
}

static char *put_byte(char *out, const char *s, int reserved)
{
    static const char digits[] = "0123456789ABCDEF";
    unsigned char c = (unsigned char)*s;
    if (passes(s, reserved)) {
        *out++ = *s;
    } else {
        *out++ = '%';
        *out++ = digits[c >> 4];
        *out++ = digits[c & 15];
    }
    return out;
}

/* The expression after a brace: its operator, and where its names begin. */
static const char *begin_expr(const char *s, const struct oper **op)
{
    *op = &opers[0];
    for (size_t i = 1; i < sizeof opers / sizeof *opers; i++)
        if (*s == opers[i].sign)
            *op = &opers[i];
    return *op == &opers[0] ? s : s + 1;
}

/* The next variable at s; where it goes on, or NULL if it is wrong. */
static const char *next_term(const char *s, struct term *t)
{
    size_t n = name_length(s);
    if (n == 0 || n > UT_MAX_NAME)
        return NULL;
    memcpy(t->name, s, n);
    t->name[n] = '\0';
    s += n;
    t->explode = *s == '*';
    if (t->explode)
        s++;
    return *s == ',' || *s == '}' ? s : NULL;
}

ut_vars *ut_vars_new(void)
{
    return calloc(1, sizeof(ut_vars));
}

void ut_vars_free(ut_vars *vars)
{
    if (!vars)
        return;
    for (size_t i = 0; i < vars->n; i++) {
        free(vars->v[i].name);
        free(vars->v[i].text);
    }
    free(vars);
}

static char *duplicate(const char *s)
{
    size_t n = strlen(s) + 1;
    char *d = malloc(n);
    return d ? memcpy(d, s, n) : NULL;
}

static int make_value(struct value *v, const char *name, const char *text)
{
    size_t n = name_length(name);
    if (n == 0 || n > UT_MAX_NAME || name[n] || strlen(text) > UT_MAX_VALUE)
        return -1;
    v->name = duplicate(name);
    v->text = duplicate(text);
    if (v->name && v->text)
        return 0;
    free(v->name);
    free(v->text);
    return -1;
}

size_t ut_unset(ut_vars *vars, const char *name)
{
    size_t kept = 0;
    for (size_t i = 0; i < vars->n; i++) {
        if (strcmp(vars->v[i].name, name) == 0) {
            free(vars->v[i].name);
            free(vars->v[i].text);
        } else {
            vars->v[kept++] = vars->v[i];
        }
    }
    size_t removed = vars->n - kept;
    vars->n = kept;
    return removed;
}

int ut_set(ut_vars *vars, const char *name, const char *value)
{
    struct value v;
    if (vars->n - ut_count(vars, name) == UT_MAX_VALUES || make_value(&v, name, value) < 0)
        return -1;
    ut_unset(vars, v.name);
    vars->v[vars->n++] = v;
    return 0;
}

int ut_add(ut_vars *vars, const char *name, const char *value)
{
    if (vars->n == UT_MAX_VALUES || make_value(&vars->v[vars->n], name, value) < 0)
        return -1;
    vars->n++;
    return 0;
}

size_t ut_count(const ut_vars *vars, const char *name)
{
    size_t n = 0;
    for (size_t i = 0; i < vars->n; i++)
        n += strcmp(vars->v[i].name, name) == 0;
    return n;
}

const char *ut_get(const ut_vars *vars, const char *name, size_t number)
{
    for (size_t i = 0; i < vars->n; i++)
        if (strcmp(vars->v[i].name, name) == 0 && number-- == 0)
            return vars->v[i].text;
    return NULL;
}

long ut_check(const char *tmpl)
{
    struct term t;
    const struct oper *op;
    for (const char *s = tmpl; *s; s++) {
        if (s - tmpl >= UT_MAX_TEXT || *s == '}')
            return (long)(s - tmpl);
        if (*s != '{')
            continue;
        const char *e = begin_expr(s + 1, &op);
        while ((e = next_term(e, &t)) && *e == ',')
            e++;
        if (!e || e - tmpl >= UT_MAX_TEXT)
            return (long)(s - tmpl);
        s = e;
    }
    return -1;
}

/* How long a variable gets, with all that stands before it. */
static size_t term_length(const struct oper *op, const struct term *t, const ut_vars *vars, int *first)
{
    size_t count = ut_count(vars, t->name), n = 0;
    if (count == 0)
        return 0;
    if (!*first || op->first)
        n++;
    *first = 0;
    if (op->named)
        n += strlen(t->name) + (count > 1 || op->ifempty || *ut_get(vars, t->name, 0));
    for (size_t i = 0; i < count; i++)
        n += encoded_length(ut_get(vars, t->name, i), op->reserved) + (i > 0);
    return n;
}

static char *put_term(char *out, const struct oper *op, const struct term *t, const ut_vars *vars, int first)
{
    size_t count = ut_count(vars, t->name);
    if (count == 0)
        return out;
    if (!first)
        *out++ = op->sep;
    else if (op->first)
        *out++ = op->first;
    for (size_t i = 0; i < count; i++) {
        const char *text = ut_get(vars, t->name, i);
        if (i > 0)
            *out++ = t->explode ? op->sep : ',';
        if (op->named && (i == 0 || t->explode)) {
            for (const char *n = t->name; *n; n++)
                *out++ = *n;
            if (*text || (count > 1 && !t->explode))
                *out++ = '=';
            else if (op->ifempty)
                *out++ = op->ifempty;
        }
        for (; *text; text++)
            out = put_byte(out, text, op->reserved);
    }
    return out;
}

/* The length of the result; writes it too if out is not NULL. */
static size_t walk(const char *tmpl, const ut_vars *vars, char *out)
{
    struct term t;
    const struct oper *op;
    size_t size = 0;
    for (const char *s = tmpl; *s; s++) {
        if (*s != '{') {
            size += passes(s, 1) ? 1 : 3;
            if (out)
                out = put_byte(out, s, 1);
            continue;
        }
        int first = 1, start;
        s = begin_expr(s + 1, &op) - 1;
        do {
            s = next_term(s + 1, &t);
            start = first;
            size += term_length(op, &t, vars, &first);
            if (out)
                out = put_term(out, op, &t, vars, start);
        } while (*s == ',');
    }
    if (out)
        *out = '\0';
    return size;
}

char *ut_expand(const char *tmpl, const ut_vars *vars)
{
    if (ut_check(tmpl) >= 0)
        return NULL;
    size_t size = walk(tmpl, vars, NULL);
    char *result = size > UT_MAX_TEXT ? NULL : malloc(size + 1);
    if (result)
        walk(tmpl, vars, result);
    return result;
}
