#include "mexpand.h"

#include <stdlib.h>
#include <string.h>

#define NAME_MAX_LEN 31

struct macro {
    char name[NAME_MAX_LEN + 1];
    char *text;
};

struct mexpand {
    struct macro macros[MEXPAND_MACROS];
    size_t count;
};

struct run {
    mexpand *m;
    char *out;
    size_t len, cap;
    unsigned steps;
    int error;
};

static size_t name_length(const char *s)
{
    size_t n = 0;
    while ((s[n] >= 'a' && s[n] <= 'z') || (s[n] >= 'A' && s[n] <= 'Z') ||
           (s[n] >= '0' && s[n] <= '9') || s[n] == '_')
        n++;
    return n;
}

static struct macro *find(const mexpand *m, const char *name, size_t len)
{
    for (size_t i = 0; i < m->count; i++)
        if (!strncmp(m->macros[i].name, name, len) && !m->macros[i].name[len])
            return (struct macro *)&m->macros[i];
    return NULL;
}

static int define(mexpand *m, const char *name, size_t nlen, const char *text, size_t tlen)
{
    if (tlen > MEXPAND_TEXT)
        return MEXPAND_LIMIT;
    struct macro *mac = find(m, name, nlen);
    if (!mac && m->count == MEXPAND_MACROS)
        return MEXPAND_LIMIT;
    char *copy = malloc(tlen + 1);
    if (!copy)
        return MEXPAND_MEMORY;
    memcpy(copy, text, tlen);
    copy[tlen] = '\0';
    if (mac) {
        free(mac->text);
    } else {
        mac = &m->macros[m->count++];
        memcpy(mac->name, name, nlen);
        mac->name[nlen] = '\0';
    }
    mac->text = copy;
    return MEXPAND_OK;
}

static int undefine(mexpand *m, const char *name, size_t len)
{
    struct macro *mac = find(m, name, len);
    if (!mac)
        return 0;
    free(mac->text);
    *mac = m->macros[--m->count];
    return 1;
}

mexpand *mexpand_new(void)
{
    return calloc(1, sizeof(mexpand));
}

void mexpand_free(mexpand *m)
{
    for (size_t i = 0; m && i < m->count; i++)
        free(m->macros[i].text);
    free(m);
}

static int valid(const char *name, size_t len)
{
    return len > 0 && len <= NAME_MAX_LEN && !name[len];
}

int mexpand_define(mexpand *m, const char *name, const char *text)
{
    size_t len = name_length(name);
    return valid(name, len) ? define(m, name, len, text, strlen(text)) : MEXPAND_NAME;
}

int mexpand_undefine(mexpand *m, const char *name)
{
    size_t len = name_length(name);
    return valid(name, len) && undefine(m, name, len);
}

const char *mexpand_text(const mexpand *m, const char *name)
{
    size_t len = name_length(name);
    struct macro *mac = valid(name, len) ? find(m, name, len) : NULL;
    return mac ? mac->text : NULL;
}

size_t mexpand_count(const mexpand *m)
{
    return m->count;
}

static void put(struct run *r, const char *s, size_t n)
{
    if (r->error)
        return;
    if (n > MEXPAND_OUTPUT - r->len) {
        r->error = MEXPAND_LIMIT;
        return;
    }
    if (r->len + n + 1 > r->cap) {
        size_t cap = 2 * (r->len + n + 1);
        char *grown = realloc(r->out, cap);
        if (!grown) {
            r->error = MEXPAND_MEMORY;
            return;
        }
        r->out = grown;
        r->cap = cap;
    }
    memcpy(r->out + r->len, s, n);
    r->len += n;
}

/* Length of the text up to the brace that closes it, or -1. */
static long closing(const char *s)
{
    long depth = 0;
    for (long i = 0; s[i]; i++) {
        if (s[i] == '{')
            depth++;
        else if (s[i] == '}' && depth-- == 0)
            return i;
    }
    return -1;
}

static void expand(struct run *r, const char *s, int depth)
{
    if (depth > MEXPAND_DEPTH)
        r->error = MEXPAND_LIMIT;
    while (*s && !r->error) {
        size_t plain = strcspn(s, "{");
        if (plain) {
            put(r, s, plain);
            s += plain;
            continue;
        }
        const char *name = s + 1 + (s[1] == '-');
        size_t len = name_length(name);
        const char *after = name + len;
        if (len > 0 && len <= NAME_MAX_LEN) {
            long end;
            struct macro *mac;
            if (s[1] == '-' && *after == '}') {
                undefine(r->m, name, len);
                s = after + 1;
                continue;
            }
            if (s[1] != '-' && *after == '}' && (mac = find(r->m, name, len))) {
                if (++r->steps > MEXPAND_STEPS)
                    r->error = MEXPAND_LIMIT;
                else
                    expand(r, mac->text, depth + 1);
                s = after + 1;
                continue;
            }
            if (s[1] != '-' && after[0] == ':' && after[1] == '=' && (end = closing(after + 2)) >= 0) {
                r->error = define(r->m, name, len, after + 2, (size_t)end);
                s = after + 2 + end + 1;
                continue;
            }
        }
        put(r, s++, 1);
    }
}

char *mexpand_run(mexpand *m, const char *text, int *error)
{
    struct run r = { .m = m };
    r.out = malloc(r.cap = 64);
    if (r.out)
        expand(&r, text, 0);
    else
        r.error = MEXPAND_MEMORY;
    if (error)
        *error = r.error;
    if (r.error) {
        free(r.out);
        return NULL;
    }
    r.out[r.len] = '\0';
    return r.out;
}
