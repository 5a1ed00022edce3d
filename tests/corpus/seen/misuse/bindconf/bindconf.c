#include "bindconf.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct bc_conf {
    const bc_option *options;
    size_t count;
};

static char *copy(const char *s)
{
    size_t n = strlen(s) + 1;
    char *c = malloc(n);

    if (c != NULL)
        memcpy(c, s, n);
    return c;
}

static int name_char(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
           c == '_' || c == '-' || c == '.';
}

static int option_valid(const bc_option *o)
{
    const char *s = o->name;

    while (name_char(*s))
        s++;
    return *s == '\0' && s > o->name && o->var != NULL &&
           (o->type == BC_INT || o->type == BC_BOOL || o->type == BC_REAL || o->type == BC_STR);
}

bc_conf *bc_new(const bc_option *options)
{
    bc_conf *conf = calloc(1, sizeof *conf);

    if (conf == NULL)
        return NULL;
    conf->options = options;
    for (; options[conf->count].name != NULL; conf->count++)
        if (!option_valid(&options[conf->count])) {
            free(conf);
            return NULL;
        }
    return conf;
}

void bc_free(bc_conf *conf)
{
    if (conf == NULL)
        return;
    for (size_t i = 0; i < conf->count; i++)
        if (conf->options[i].type == BC_STR) {
            char **var = conf->options[i].var;

            free(*var);
            *var = NULL;
        }
    free(conf);
}

size_t bc_count(const bc_conf *conf)
{
    return conf->count;
}

static size_t find(const bc_conf *conf, const char *name)
{
    size_t i = 0;

    while (i < conf->count && strcmp(conf->options[i].name, name) != 0)
        i++;
    return i;
}

static int to_bool(const char *value)
{
    static const char *const words[] = {"no", "yes", "false", "true", "off", "on", "0", "1"};

    for (int i = 0; i < 8; i++)
        if (strcmp(words[i], value) == 0)
            return i % 2;
    return -1;
}

static int blank(char c)
{
    return c == ' ' || c == '\t' || c == '\r';
}

static int set(const bc_conf *conf, size_t i, const char *value)
{
    const bc_option *o = &conf->options[i];
    char *end, *string, **var;
    long integer;
    double real;
    int truth;

    if (strlen(value) > BC_VALUE_MAX)
        return BC_VALUE;
    switch (o->type) {
    case BC_INT:
        errno = 0;
        integer = strtol(value, &end, 10);
        if (end == value || *end != '\0' || errno != 0)
            return BC_VALUE;
        *(long *)o->var = integer;
        break;
    case BC_BOOL:
        truth = to_bool(value);
        if (truth < 0)
            return BC_VALUE;
        *(int *)o->var = truth;
        break;
    case BC_REAL:
        real = strtod(value, &end);
        if (end == value || *end != '\0')
            return BC_VALUE;
        *(double *)o->var = real;
        break;
    case BC_STR:
        string = copy(value);
        if (string == NULL)
            return BC_MEMORY;
        var = o->var;
        free(*var);
        *var = string;
        break;
    }
    return 0;
}

int bc_set(bc_conf *conf, const char *name, const char *value)
{
    size_t i = find(conf, name);

    return i < conf->count ? set(conf, i, value) : BC_UNKNOWN;
}

/* Takes a quoted value from behind its first quote.  The place behind the last
 * one, or NULL. */
static const char *unquote(const char *s, const char *end, char *value)
{
    size_t n = 0;

    for (;; s++) {
        char c;

        if (s == end)
            return NULL;
        c = *s;
        if (c == '"')
            break;
        if (c == '\\') {
            if (++s == end)
                return NULL;
            c = *s;
            if (c == 'n')
                c = '\n';
            else if (c != '"' && c != '\\')
                return NULL;
        }
        if (n == BC_VALUE_MAX)
            return NULL;
        value[n++] = c;
    }
    value[n] = '\0';
    return s + 1;
}

/* Takes the line up to end; 0, or -1 if there is an error in it. */
static int parse_line(const bc_conf *conf, const char *s, const char *end)
{
    char value[BC_VALUE_MAX + 1];
    const char *name, *stop;
    size_t i, len;

    while (s < end && blank(*s))
        s++;
    while (end > s && blank(end[-1]))
        end--;
    if (s == end || *s == '#')
        return 0;
    name = s;
    while (s < end && name_char(*s))
        s++;
    len = (size_t)(s - name);
    while (s < end && blank(*s))
        s++;
    if (s == end || *s != '=')
        return -1;
    s++;
    while (s < end && blank(*s))
        s++;
    if (s < end && *s == '"') {
        stop = unquote(s + 1, end, value);
        if (stop != end)
            return -1;
    } else {
        if (end == s || end - s > BC_VALUE_MAX)
            return -1;
        memcpy(value, s, (size_t)(end - s));
        value[end - s] = '\0';
    }
    for (i = 0; i < conf->count; i++)
        if (strlen(conf->options[i].name) == len && memcmp(conf->options[i].name, name, len) == 0)
            return set(conf, i, value) == 0 ? 0 : -1;
    return -1;
}

int bc_parse(bc_conf *conf, const char *text)
{
    for (int line = 1; *text != '\0'; line++) {
        const char *end = strchr(text, '\n');

        if (end == NULL)
            end = text + strlen(text);
        if (parse_line(conf, text, end) != 0)
            return line;
        text = *end == '\n' ? end + 1 : end;
    }
    return 0;
}

struct out {
    char *buf;
    size_t size, len;
};

static void put(struct out *o, char c)
{
    if (o->len + 1 < o->size)
        o->buf[o->len] = c;
    o->len++;
}

static void puts_to(struct out *o, const char *s)
{
    while (*s != '\0')
        put(o, *s++);
}

size_t bc_print(const bc_conf *conf, char *buf, size_t size)
{
    struct out out = {buf, size, 0};
    char number[64];

    for (size_t i = 0; i < conf->count; i++) {
        const bc_option *o = &conf->options[i];
        const char *s = o->type == BC_STR ? *(char **)o->var : number;

        if (s == NULL)
            puts_to(&out, "# ");
        puts_to(&out, o->name);
        puts_to(&out, " = ");
        if (o->type == BC_INT)
            snprintf(number, sizeof number, "%ld", *(long *)o->var);
        else if (o->type == BC_BOOL)
            snprintf(number, sizeof number, "%s", *(int *)o->var ? "yes" : "no");
        else if (o->type == BC_REAL)
            snprintf(number, sizeof number, "%.17g", *(double *)o->var);
        if (o->type != BC_STR) {
            puts_to(&out, number);
        } else if (s != NULL) {
            put(&out, '"');
            for (; *s != '\0'; s++) {
                if (*s == '"' || *s == '\\' || *s == '\n')
                    put(&out, '\\');
                put(&out, *s == '\n' ? 'n' : *s);
            }
            put(&out, '"');
        }
        put(&out, '\n');
    }
    if (size > 0)
        buf[out.len < size ? out.len : size - 1] = '\0';
    return out.len;
}
