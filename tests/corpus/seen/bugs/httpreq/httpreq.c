#include "httpreq.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct header {
    char *line;
    struct header *next;
};

struct httpreq {
    httpreq_method method;
    char *target;
    struct header *headers;
    struct header **last;
    unsigned char *body;
    size_t body_size;
};

static const char *const method_names[] = {"GET", "POST", "PUT", "DELETE"};

static int valid_method(httpreq_method method)
{
    return (unsigned)method < sizeof method_names / sizeof *method_names;
}

static int is_clean(const char *text)
{
    for (; *text; text++)
        if ((unsigned char)*text < ' ')
            return 0;
    return 1;
}

static char *copy_text(const char *text)
{
    size_t size = strlen(text) + 1;
    char *copy = malloc(size);
    if (copy)
        memcpy(copy, text, size);
    return copy;
}

httpreq *httpreq_create(httpreq_method method)
{
    if (!valid_method(method))
        return NULL;
    httpreq *req = calloc(1, sizeof *req);
    if (!req)
        return NULL;
    req->method = method;
    req->last = &req->headers;
    return req;
}

static void release_parts(httpreq *req)
{
    while (req->headers) {
        struct header *header = req->headers;
        req->headers = header->next;
        free(header->line);
        free(header);
    }
    free(req->target);
    free(req->body);
}

void httpreq_destroy(httpreq *req)
{
    if (!req)
        return;
    release_parts(req);
    free(req);
}

void httpreq_reset(httpreq *req, httpreq_method method)
{
    release_parts(req);
    memset(req, 0, sizeof *req);
    req->method = valid_method(method) ? method : HTTPREQ_GET;
    req->last = &req->headers;
}

static httpreq_code append_line(httpreq *req, char *line)
{
    struct header *header = line ? malloc(sizeof *header) : NULL;
    if (!header) {
        free(line);
        return HTTPREQ_NO_MEMORY;
    }
    header->line = line;
    header->next = NULL;
    *req->last = header;
    req->last = &header->next;
    return HTTPREQ_OK;
}

httpreq *httpreq_duplicate(const httpreq *req)
{
    httpreq *copy = malloc(sizeof *copy);
    if (!copy)
        return NULL;
    *copy = *req;
    copy->headers = NULL;
    copy->last = &copy->headers;
    if (req->target) {
        copy->target = copy_text(req->target);
        if (!copy->target)
            goto fail;
    }
    for (const struct header *header = req->headers; header; header = header->next)
        if (append_line(copy, copy_text(header->line)) != HTTPREQ_OK)
            goto fail;
    return copy;
fail:
    httpreq_destroy(copy);
    return NULL;
}

httpreq_code httpreq_set_target(httpreq *req, const char *target)
{
    if (*target != '/' || !is_clean(target) || strchr(target, ' '))
        return HTTPREQ_INVALID;
    char *copy = copy_text(target);
    if (!copy)
        return HTTPREQ_NO_MEMORY;
    free(req->target);
    req->target = copy;
    return HTTPREQ_OK;
}

httpreq_code httpreq_add_header(httpreq *req, const char *name, const char *value)
{
    if (*name == '\0' || !is_clean(name) || !is_clean(value) || strpbrk(name, ": "))
        return HTTPREQ_INVALID;
    size_t size = strlen(name) + strlen(value) + 3;
    char *line = malloc(size);
    if (line)
        snprintf(line, size, "%s: %s", name, value);
    return append_line(req, line);
}

httpreq_code httpreq_set_body(httpreq *req, const void *data, size_t size)
{
    unsigned char *copy = NULL;
    if (size) {
        copy = malloc(size);
        if (!copy)
            return HTTPREQ_NO_MEMORY;
        memcpy(copy, data, size);
    }
    free(req->body);
    req->body = copy;
    req->body_size = size;
    return HTTPREQ_OK;
}

size_t httpreq_header_count(const httpreq *req)
{
    size_t count = 0;
    for (const struct header *header = req->headers; header; header = header->next)
        count++;
    return count;
}

size_t httpreq_body_size(const httpreq *req)
{
    return req->body_size;
}

static int add_text(char *buffer, size_t room, size_t *used, const char *text)
{
    size_t size = strlen(text);
    if (size >= room - *used)
        return 0;
    memcpy(buffer + *used, text, size + 1);
    *used += size;
    return 1;
}

httpreq_code httpreq_write_head(const httpreq *req, char *buffer, size_t *length)
{
    size_t used = 0, room = *length;
    int fits = add_text(buffer, room, &used, method_names[req->method]) && add_text(buffer, room, &used, " ") &&
               add_text(buffer, room, &used, req->target ? req->target : "/") &&
               add_text(buffer, room, &used, " HTTP/1.1\r\n");
    for (const struct header *header = req->headers; fits && header; header = header->next)
        fits = add_text(buffer, room, &used, header->line) && add_text(buffer, room, &used, "\r\n");
    if (!fits || !add_text(buffer, room, &used, "\r\n"))
        return HTTPREQ_TOO_SMALL;
    *length = used;
    return HTTPREQ_OK;
}
