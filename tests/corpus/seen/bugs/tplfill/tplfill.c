#include "tplfill.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define NAME_MAX_LEN 31

struct var {
    char name[NAME_MAX_LEN + 1];
    char *text;                 /* NULL: a number */
    long number;
};

struct tpl_set {
    struct var vars[TPL_MAX_VARS];
    size_t count;
};

struct field {
    const char *name;
    size_t name_len;
    int width;
    int left;
};

struct out {
    char *text;
    size_t len, cap;
};

static int is_digit(char c)
{
    return c >= '0' && c <= '9';
}

static int is_name_char(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' || is_digit(c);
}

/* Length of the name that text begins with, 0 if there is none or a bad one. */
static size_t name_length(const char *text)
{
    size_t n = 0;

    if (is_digit(text[0]))
        return 0;
    while (is_name_char(text[n])) {
        if (++n > NAME_MAX_LEN)
            return 0;
    }
    return n;
}

static const struct var *find(const tpl_set *set, const char *name, size_t len)
{
    for (size_t i = 0; i < set->count; i++) {
        const struct var *v = &set->vars[i];

        if (strlen(v->name) == len && memcmp(v->name, name, len) == 0)
            return v;
    }
    return NULL;
}

tpl_set *tpl_new(void)
{
    return calloc(1, sizeof(tpl_set));
}

void tpl_free(tpl_set *set)
{
    if (set == NULL)
        return;
    for (size_t i = 0; i < set->count; i++)
        free(set->vars[i].text);
    free(set);
}

/* The variable of that name, made when there is none. */
static struct var *obtain(tpl_set *set, const char *name)
{
    size_t len = name_length(name);
    struct var *v;

    if (len == 0 || name[len] != '\0')
        return NULL;
    v = (struct var *)find(set, name, len);
    if (v != NULL)
        return v;
    if (set->count == TPL_MAX_VARS)
        return NULL;
    v = &set->vars[set->count++];
    memset(v, 0, sizeof *v);
    memcpy(v->name, name, len + 1);
    return v;
}

int tpl_set_text(tpl_set *set, const char *name, const char *text)
{
    size_t len = strlen(text);
    struct var *v;
    char *copy;

    if (len > TPL_MAX_VALUE)
        return -1;
    copy = malloc(len + 1);
    if (copy == NULL)
        return -1;
    memcpy(copy, text, len + 1);
    v = obtain(set, name);
    if (v == NULL) {
        free(copy);
        return -1;
    }
    free(v->text);
    v->text = copy;
    v->number = 0;
    return 0;
}

int tpl_set_int(tpl_set *set, const char *name, long value)
{
    struct var *v = obtain(set, name);

    if (v == NULL)
        return -1;
    free(v->text);
    v->text = NULL;
    v->number = value;
    return 0;
}

int tpl_unset(tpl_set *set, const char *name)
{
    struct var *v = (struct var *)find(set, name, strlen(name));
    size_t at;

    if (v == NULL)
        return 0;
    at = (size_t)(v - set->vars);
    free(v->text);
    memmove(v, v + 1, (set->count - at - 1) * sizeof *v);
    set->count--;
    return 1;
}

size_t tpl_count(const tpl_set *set)
{
    return set->count;
}

/* Parses a field behind its brace; returns what follows it, NULL if it is bad. */
static const char *parse_field(const char *p, struct field *f)
{
    f->name = p;
    f->name_len = name_length(p);
    f->width = 0;
    f->left = 0;
    if (f->name_len == 0)
        return NULL;
    p += f->name_len;
    if (*p == ':') {
        int digits = 0;

        p++;
        if (*p == '-') {
            f->left = 1;
            p++;
        }
        for (; is_digit(*p); p++) {
            if (++digits > 2)
                return NULL;
            f->width = f->width * 10 + (*p - '0');
        }
        if (digits == 0)
            return NULL;
    }
    return *p == '}' ? p + 1 : NULL;
}

int tpl_check(const char *text, size_t *where)
{
    const char *p = text;
    struct field f;

    while (*p != '\0') {
        if (*p != '{') {
            p++;
        } else if (p[1] == '{') {
            p += 2;
        } else {
            const char *after = parse_field(p + 1, &f);

            if (after == NULL) {
                if (where != NULL)
                    *where = (size_t)(p - text);
                return -1;
            }
            p = after;
        }
    }
    return 0;
}

static int put(struct out *o, const char *text, size_t len)
{
    if (len > TPL_MAX_OUT - o->len)
        return -1;
    if (len + 1 > o->cap - o->len) {
        size_t cap = (o->len + len + 1) * 2;
        char *bigger = realloc(o->text, cap);

        if (bigger == NULL)
            return -1;
        o->text = bigger;
        o->cap = cap;
    }
    memcpy(o->text + o->len, text, len);
    o->len += len;
    o->text[o->len] = '\0';
    return 0;
}

static int put_blanks(struct out *o, size_t count)
{
    while (count-- > 0) {
        if (put(o, " ", 1) != 0)
            return -1;
    }
    return 0;
}

static int put_text(struct out *o, const char *text, const struct field *f)
{
    size_t len = strlen(text);
    size_t pad = (size_t)f->width > len ? (size_t)f->width - len : 0;

    if (!f->left && put_blanks(o, pad) != 0)
        return -1;
    if (put(o, text, len) != 0)
        return -1;
    return f->left ? put_blanks(o, pad) : 0;
}

static int put_number(struct out *o, long number, const struct field *f)
{
    char digits[48];
    int len = snprintf(digits, sizeof digits, f->left ? "%-*ld" : "%*ld", f->width, number);

    if (len < 0)
        return -1;
    return put(o, digits, (size_t)len);
}

char *tpl_render(const tpl_set *set, const char *text)
{
    struct out o = { NULL, 0, 0 };
    const char *p = text;

    if (tpl_check(text, NULL) != 0)
        return NULL;
    o.cap = 64;
    o.text = malloc(o.cap);
    if (o.text == NULL)
        return NULL;
    o.text[0] = '\0';
    while (*p != '\0') {
        int failed;

        if (*p != '{') {
            size_t run = strcspn(p, "{");

            failed = put(&o, p, run);
            p += run;
        } else if (p[1] == '{') {
            failed = put(&o, "{", 1);
            p += 2;
        } else {
            struct field f;
            const struct var *v;

            p = parse_field(p + 1, &f);
            v = find(set, f.name, f.name_len);
            if (v == NULL)
                failed = put_text(&o, "", &f);
            else if (v->text != NULL)
                failed = put_text(&o, v->text, &f);
            else
                failed = put_number(&o, v->number, &f);
        }
        if (failed) {
            free(o.text);
            return NULL;
        }
    }
    return o.text;
}
