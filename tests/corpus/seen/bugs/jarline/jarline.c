#include "jarline.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

struct jarline {
    char *name;
    char *value;
    char *path;
    char *domain;
    unsigned flags;
    int has_age;
    long age;
};

static int is_blank(char c)
{
    return c == ' ' || c == '\t';
}

static char lower(char c)
{
    return c >= 'A' && c <= 'Z' ? (char)(c - 'A' + 'a') : c;
}

static char *text_dup(const char *from, size_t len)
{
    char *s = malloc(len + 1);

    if (s != NULL) {
        memcpy(s, from, len);
        s[len] = '\0';
    }
    return s;
}

/* Narrows [*from, *end) to what is between the blanks. */
static void trim(const char **from, const char **end)
{
    while (*from < *end && is_blank(**from))
        ++*from;
    while (*end > *from && is_blank((*end)[-1]))
        --*end;
}

static int same_word(const char *from, const char *end, const char *word)
{
    while (from < end && *word != '\0' && lower(*from) == *word) {
        ++from;
        ++word;
    }
    return from == end && *word == '\0';
}

static char *clean_path(const char *from, size_t len)
{
    char *path, *end;

    if (len == 0)
        return text_dup("/", 1);
    path = text_dup(from, len);
    if (path == NULL)
        return NULL;
    if (path[0] == '"') {
        memmove(path, path + 1, len);
        --len;
    }
    end = path + len;
    if (end[-1] == '"')
        *--end = '\0';
    if (path[0] != '/') {
        free(path);
        return text_dup("/", 1);
    }
    return path;
}

static char *clean_domain(const char *from, size_t len)
{
    char *domain;
    size_t i;

    if (len > 0 && *from == '.') {
        ++from;
        --len;
    }
    domain = text_dup(from, len);
    if (domain != NULL)
        for (i = 0; i < len; ++i)
            domain[i] = lower(domain[i]);
    return domain;
}

static void read_age(jarline *c, const char *from, const char *end)
{
    int negative = from < end && *from == '-';
    long n = 0;

    if (negative)
        ++from;
    if (from == end)
        return;
    for (; from < end; ++from) {
        int digit = *from - '0';

        if (digit < 0 || digit > 9)
            return;
        if (n < (LONG_MIN + digit) / 10)
            n = LONG_MIN;
        else
            n = n * 10 - digit;
    }
    c->has_age = 1;
    if (negative)
        c->age = n;
    else
        c->age = n < -LONG_MAX ? LONG_MAX : -n;
}

static int replace(char **slot, char *text)
{
    if (text == NULL)
        return JARLINE_ENOMEM;
    free(*slot);
    *slot = text;
    return JARLINE_OK;
}

static int attribute(jarline *c, const char *from, const char *end)
{
    const char *equals = memchr(from, '=', (size_t)(end - from));
    const char *key_end = equals != NULL ? equals : end;
    const char *arg = equals != NULL ? equals + 1 : end;

    trim(&from, &key_end);
    trim(&arg, &end);
    if (same_word(from, key_end, "path"))
        return replace(&c->path, clean_path(arg, (size_t)(end - arg)));
    if (same_word(from, key_end, "domain"))
        return replace(&c->domain, clean_domain(arg, (size_t)(end - arg)));
    if (same_word(from, key_end, "max-age"))
        read_age(c, arg, end);
    else if (same_word(from, key_end, "secure"))
        c->flags |= JARLINE_SECURE;
    else if (same_word(from, key_end, "httponly"))
        c->flags |= JARLINE_HTTPONLY;
    return JARLINE_OK;
}

static int first_pair(jarline *c, const char *from, const char *end)
{
    const char *equals = memchr(from, '=', (size_t)(end - from));
    const char *name_end = equals, *value;

    if (equals == NULL)
        return JARLINE_ENAME;
    value = equals + 1;
    trim(&from, &name_end);
    trim(&value, &end);
    if (from == name_end)
        return JARLINE_ENAME;
    if (end - value >= 2 && *value == '"' && end[-1] == '"') {
        ++value;
        --end;
    }
    c->name = text_dup(from, (size_t)(name_end - from));
    c->value = text_dup(value, (size_t)(end - value));
    c->path = text_dup("/", 1);
    c->domain = text_dup("", 0);
    if (c->name == NULL || c->value == NULL || c->path == NULL || c->domain == NULL)
        return JARLINE_ENOMEM;
    return JARLINE_OK;
}

int jarline_parse(const char *line, jarline **out)
{
    jarline *c;
    size_t len, i;
    const char *end;
    int status;

    if (out == NULL)
        return JARLINE_EARG;
    *out = NULL;
    if (line == NULL)
        return JARLINE_EARG;
    len = strlen(line);
    if (len > JARLINE_MAX)
        return JARLINE_ELONG;
    for (i = 0; i < len; ++i)
        if (((unsigned char)line[i] < 32 && line[i] != '\t') || line[i] == 127)
            return JARLINE_ENAME;
    c = calloc(1, sizeof *c);
    if (c == NULL)
        return JARLINE_ENOMEM;
    end = line + strcspn(line, ";");
    status = first_pair(c, line, end);
    while (status == JARLINE_OK && *end == ';') {
        line = end + 1;
        end = line + strcspn(line, ";");
        status = attribute(c, line, end);
    }
    if (status != JARLINE_OK) {
        jarline_free(c);
        return status;
    }
    *out = c;
    return JARLINE_OK;
}

jarline *jarline_copy(const jarline *c)
{
    jarline *copy;

    if (c == NULL || (copy = malloc(sizeof *copy)) == NULL)
        return NULL;
    *copy = *c;
    copy->name = text_dup(c->name, strlen(c->name));
    copy->value = text_dup(c->value, strlen(c->value));
    copy->path = text_dup(c->path, strlen(c->path));
    copy->domain = text_dup(c->domain, strlen(c->domain));
    if (copy->name == NULL || copy->value == NULL || copy->path == NULL || copy->domain == NULL) {
        jarline_free(copy);
        return NULL;
    }
    return copy;
}

void jarline_free(jarline *c)
{
    if (c == NULL)
        return;
    free(c->name);
    free(c->value);
    free(c->path);
    free(c->domain);
    free(c);
}

const char *jarline_name(const jarline *c) { return c->name; }
const char *jarline_value(const jarline *c) { return c->value; }
const char *jarline_path(const jarline *c) { return c->path; }
const char *jarline_domain(const jarline *c) { return c->domain; }
unsigned jarline_flags(const jarline *c) { return c->flags; }

int jarline_max_age(const jarline *c, long *seconds)
{
    if (c->has_age && seconds != NULL)
        *seconds = c->age;
    return c->has_age;
}

int jarline_path_match(const jarline *c, const char *request_path)
{
    size_t len = strlen(c->path);

    if (request_path == NULL || strncmp(request_path, c->path, len) != 0)
        return 0;
    return request_path[len] == '\0' || c->path[len - 1] == '/' || request_path[len] == '/';
}

size_t jarline_format(const jarline *c, char *buf, size_t size)
{
    size_t name = strlen(c->name), full = name + 1 + strlen(c->value), i;

    for (i = 0; i < full && i + 1 < size; ++i)
        buf[i] = i < name ? c->name[i] : i == name ? '=' : c->value[i - name - 1];
    if (size > 0)
        buf[i] = '\0';
    return full;
}
