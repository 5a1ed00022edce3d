#include "typecfg.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

struct setting {
    char *name;
    char *initial;
    enum tcfg_type type;
    long number;
    char *text;
    long *list;
    size_t length;
};

struct tcfg {
    size_t count;
    struct setting settings[TCFG_MAX_SETTINGS];
};

static char *copy_text(const char *text)
{
    size_t size = strlen(text) + 1;
    char *copy = malloc(size);

    if (copy != NULL)
        memcpy(copy, text, size);
    return copy;
}

/* Reads a number that ends at a NUL or at stop; where it ends, or NULL. */
static const char *read_number(const char *text, char stop, long *number)
{
    const char *digits = *text == '-' || *text == '+' ? text + 1 : text;
    char *end;
    int saved = errno;
    long value;
    int bad;

    if (*digits < '0' || *digits > '9')
        return NULL;
    errno = 0;
    value = strtol(text, &end, 10);
    bad = errno != 0 || (*end != '\0' && *end != stop);
    errno = saved;
    if (bad)
        return NULL;
    *number = value;
    return end;
}

static int set_number(struct setting *s, const char *text)
{
    return read_number(text, '\0', &s->number) != NULL ? TCFG_OK : TCFG_EVALUE;
}

static int set_text(struct setting *s, const char *text)
{
    char *copy = copy_text(text);

    if (copy == NULL)
        return TCFG_EFULL;
    free(s->text);
    s->text = copy;
    return TCFG_OK;
}

static int set_list(struct setting *s, const char *text)
{
    size_t length = 1, i;
    const char *p;

    if (*text == '\0') {
        free(s->list);
        s->list = NULL;
        s->length = 0;
        return TCFG_OK;
    }
    for (p = text; *p != '\0'; p++)
        length += *p == ',';

    free(s->list);
    s->list = calloc(length, sizeof *s->list);
    if (s->list == NULL) {
        s->length = 0;
        return TCFG_EFULL;
    }
    for (i = 0, p = text; i < length; i++) {
        p = read_number(p, ',', &s->list[i]);
        if (p == NULL) {
            free(s->list);
            return TCFG_EVALUE;
        }
        if (*p == ',')
            p++;
    }
    s->length = length;
    return TCFG_OK;
}

static int set_value(struct setting *s, const char *text)
{
    if (strlen(text) > TCFG_MAX_TEXT)
        return TCFG_EVALUE;
    switch (s->type) {
    case TCFG_INT:
        return set_number(s, text);
    case TCFG_TEXT:
        return set_text(s, text);
    case TCFG_LIST:
        return set_list(s, text);
    }
    return TCFG_ETYPE;
}

static struct setting *find(const tcfg *c, const char *name)
{
    size_t i;

    for (i = 0; i < c->count; i++)
        if (strcmp(c->settings[i].name, name) == 0)
            return (struct setting *)&c->settings[i];
    return NULL;
}

tcfg *tcfg_new(void)
{
    return calloc(1, sizeof(tcfg));
}

void tcfg_free(tcfg *c)
{
    size_t i;

    if (c == NULL)
        return;
    for (i = 0; i < c->count; i++) {
        free(c->settings[i].name);
        free(c->settings[i].initial);
        free(c->settings[i].text);
        free(c->settings[i].list);
    }
    free(c);
}

int tcfg_declare(tcfg *c, const char *name, enum tcfg_type type, const char *initial)
{
    struct setting fresh = {0};
    int status;

    if (*name == '\0' || strlen(name) > TCFG_MAX_TEXT)
        return TCFG_EVALUE;
    if (find(c, name) != NULL)
        return TCFG_EEXIST;
    if (c->count >= TCFG_MAX_SETTINGS)
        return TCFG_EFULL;
    fresh.type = type;
    status = set_value(&fresh, initial);
    if (status != TCFG_OK)
        return status;
    fresh.name = copy_text(name);
    fresh.initial = copy_text(initial);
    if (fresh.name == NULL || fresh.initial == NULL) {
        free(fresh.name);
        free(fresh.initial);
        free(fresh.text);
        free(fresh.list);
        return TCFG_EFULL;
    }
    c->settings[c->count++] = fresh;
    return TCFG_OK;
}

int tcfg_set(tcfg *c, const char *name, const char *text)
{
    struct setting *s = find(c, name);

    return s == NULL ? TCFG_ENOKEY : set_value(s, text);
}

int tcfg_reset(tcfg *c, const char *name)
{
    struct setting *s = find(c, name);

    return s == NULL ? TCFG_ENOKEY : set_value(s, s->initial);
}

int tcfg_get_int(const tcfg *c, const char *name, long *out)
{
    const struct setting *s = find(c, name);

    if (s == NULL)
        return TCFG_ENOKEY;
    if (s->type != TCFG_INT)
        return TCFG_ETYPE;
    *out = s->number;
    return TCFG_OK;
}

const char *tcfg_get_text(const tcfg *c, const char *name)
{
    const struct setting *s = find(c, name);

    return s == NULL || s->type != TCFG_TEXT ? NULL : s->text;
}

int tcfg_get_list(const tcfg *c, const char *name, long *out, size_t max)
{
    const struct setting *s = find(c, name);
    size_t i;

    if (s == NULL)
        return TCFG_ENOKEY;
    if (s->type != TCFG_LIST)
        return TCFG_ETYPE;
    for (i = 0; i < s->length && i < max; i++)
        out[i] = s->list[i];
    return (int)s->length;
}

size_t tcfg_count(const tcfg *c)
{
    return c->count;
}

const char *tcfg_name(const tcfg *c, size_t i)
{
    return i < c->count ? c->settings[i].name : NULL;
}
