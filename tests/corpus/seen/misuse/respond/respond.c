#include "respond.h"

#include <stdio.h>
#include <string.h>

int respond_begin(respond *r, int status)
{
    int valid = status >= 100 && status <= 599;
    r->status = valid ? status : 500;
    r->nheaders = 0;
    r->body = NULL;
    r->len = 0;
    return valid ? 0 : -1;
}

static int clean(const char *name, const char *value)
{
    return *name != '\0' && strpbrk(name, "\r\n") == NULL && strpbrk(value, "\r\n") == NULL;
}

int respond_header(respond *r, const char *name, const char *value)
{
    if (!clean(name, value) || r->nheaders == RESPOND_HEADERS)
        return -1;
    r->header[r->nheaders].name = name;
    r->header[r->nheaders].value = value;
    r->nheaders++;
    return 0;
}

static size_t find(const respond *r, const char *name)
{
    size_t i = 0;
    while (i < r->nheaders && strcmp(r->header[i].name, name) != 0)
        i++;
    return i;
}

int respond_replace(respond *r, const char *name, const char *value)
{
    if (!clean(name, value))
        return -1;
    size_t i = find(r, name);
    if (i == r->nheaders)
        return respond_header(r, name, value);
    r->header[i].name = name;
    r->header[i].value = value;
    return 0;
}

int respond_body(respond *r, const void *body, size_t len)
{
    if (len > RESPOND_MAX_BODY)
        return -1;
    r->body = body;
    r->len = len;
    return 0;
}

const char *respond_value(const respond *r, const char *name)
{
    size_t i = find(r, name);
    return i < r->nheaders ? r->header[i].value : NULL;
}

static int count(void *arg, const void *data, size_t len)
{
    (void)data;
    *(size_t *)arg += len;
    return 0;
}

static int copy(void *arg, const void *data, size_t len)
{
    char **out = arg;
    memcpy(*out, data, len);
    *out += len;
    return 0;
}

static int text(const char *s, respond_sink sink, void *arg)
{
    size_t len = strlen(s);
    return len == 0 ? 0 : sink(arg, s, len);
}

int respond_emit(const respond *r, respond_sink sink, void *arg)
{
    char line[64];
    int rc;

    snprintf(line, sizeof line, "HTTP/1.1 %03d \r\nContent-Length: %zu\r\n", r->status, r->len);
    if ((rc = text(line, sink, arg)) != 0)
        return rc;
    for (size_t i = 0; i < r->nheaders; i++) {
        if ((rc = text(r->header[i].name, sink, arg)) != 0 || (rc = text(": ", sink, arg)) != 0 ||
            (rc = text(r->header[i].value, sink, arg)) != 0 || (rc = text("\r\n", sink, arg)) != 0)
            return rc;
    }
    if ((rc = text("\r\n", sink, arg)) != 0)
        return rc;
    return r->len == 0 ? 0 : sink(arg, r->body, r->len);
}

size_t respond_size(const respond *r)
{
    size_t total = 0;
    respond_emit(r, count, &total);
    return total;
}

void respond_into(const respond *r, char *out)
{
    respond_emit(r, copy, &out);
}
