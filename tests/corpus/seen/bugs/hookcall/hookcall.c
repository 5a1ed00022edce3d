#include "hookcall.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct header {
    char *name, *value;
};

struct hookcall {
    enum hookcall_method method;
    char *target;
    struct header headers[HOOKCALL_MAX_HEADERS];
    size_t header_count;
    char *body; /* has a NUL after its last byte; NULL when empty */
    size_t body_size;
};

static const char *const methods[] = {"GET", "POST", "PUT", "DELETE"};

static char *copy_bytes(const void *data, size_t size)
{
    char *copy = malloc(size + 1);
    if (copy != NULL) {
        memcpy(copy, data, size);
        copy[size] = '\0';
    }
    return copy;
}

static char *copy_text(const char *text)
{
    return copy_bytes(text, strlen(text));
}

hookcall *hookcall_new(enum hookcall_method method, const char *target)
{
    size_t length = strlen(target);
    if ((unsigned)method > HOOKCALL_DELETE || length + (target[0] != '/') > HOOKCALL_MAX_TEXT)
        return NULL;
    for (const char *c = target; *c != '\0'; c++)
        if ((unsigned char)*c <= ' ' || *c == 127)
            return NULL;
    hookcall *call = calloc(1, sizeof *call);
    if (call == NULL)
        return NULL;
    call->method = method;
    call->target = malloc(length + 2);
    if (call->target == NULL) {
        free(call);
        return NULL;
    }
    call->target[0] = '/';
    memcpy(call->target + (target[0] != '/'), target, length + 1);
    return call;
}

void hookcall_free(hookcall *call)
{
    if (call == NULL)
        return;
    for (size_t i = 0; i < call->header_count; i++) {
        free(call->headers[i].name);
        free(call->headers[i].value);
    }
    free(call->target);
    free(call->body);
    free(call);
}

hookcall *hookcall_dup(const hookcall *call)
{
    hookcall *copy = hookcall_new(call->method, call->target);
    if (copy == NULL)
        return NULL;
    for (size_t i = 0; i < call->header_count; i++)
        if (!hookcall_set_header(copy, call->headers[i].name, call->headers[i].value))
            goto failed;
    if (call->body != NULL) {
        copy->body = copy_text(call->body);
        if (copy->body == NULL)
            goto failed;
        copy->body_size = call->body_size;
    }
    return copy;
failed:
    hookcall_free(copy);
    return NULL;
}

static bool is_name(const char *text)
{
    static const char allowed[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-";
    size_t length = strlen(text);
    return length > 0 && length <= HOOKCALL_MAX_TEXT && strspn(text, allowed) == length;
}

static bool is_value(const char *text)
{
    for (const char *c = text; *c != '\0'; c++)
        if ((unsigned char)*c < ' ' || *c == 127)
            return false;
    return strlen(text) <= HOOKCALL_MAX_TEXT;
}

static size_t find_header(const hookcall *call, const char *name)
{
    size_t i = 0;
    while (i < call->header_count && strcmp(call->headers[i].name, name) != 0)
        i++;
    return i;
}

bool hookcall_set_header(hookcall *call, const char *name, const char *value)
{
    if (!is_name(name) || !is_value(value))
        return false;
    size_t i = find_header(call, name);
    if (i == HOOKCALL_MAX_HEADERS)
        return false;
    char *new_value = copy_text(value);
    if (new_value == NULL)
        return false;
    if (i == call->header_count) {
        char *new_name = copy_text(name);
        if (new_name == NULL) {
            free(new_value);
            return false;
        }
        call->headers[i].name = new_name;
        call->header_count++;
    } else {
        free(call->headers[i].value);
    }
    call->headers[i].value = new_value;
    return true;
}

const char *hookcall_get_header(const hookcall *call, const char *name)
{
    size_t i = find_header(call, name);
    return i < call->header_count ? call->headers[i].value : NULL;
}

bool hookcall_set_body(hookcall *call, const void *data, size_t size)
{
    char *body = NULL;
    if (size > HOOKCALL_MAX_BODY)
        return false;
    if (size > 0) {
        body = copy_bytes(data, size);
        if (body == NULL)
            return false;
    }
    free(call->body);
    call->body = body;
    call->body_size = size;
    return true;
}

size_t hookcall_body_size(const hookcall *call)
{
    return call->body_size;
}

uint16_t hookcall_body_sum(const hookcall *call)
{
    unsigned low = 0, high = 0;
    for (size_t i = 0; i < call->body_size; i++) {
        low = (low + (unsigned char)call->body[i]) % 255;
        high = (high + low) % 255;
    }
    return (uint16_t)(high << 8 | low);
}

/* Appends to what is written, or only counts when out is NULL. */
static size_t put(char *out, size_t at, const char *data, size_t size)
{
    if (out != NULL && size > 0)
        memcpy(out + at, data, size);
    return at + size;
}

static size_t put_text(char *out, size_t at, const char *text)
{
    return put(out, at, text, strlen(text));
}

static size_t compose(const hookcall *call, char *out)
{
    char number[24];
    size_t at = put_text(out, 0, methods[call->method]);
    at = put_text(out, at, " ");
    at = put_text(out, at, call->target);
    at = put_text(out, at, " HTTP/1.1\r\n");
    for (size_t i = 0; i < call->header_count; i++) {
        at = put_text(out, at, call->headers[i].name);
        at = put_text(out, at, ": ");
        at = put_text(out, at, call->headers[i].value);
        at = put_text(out, at, "\r\n");
    }
    snprintf(number, sizeof number, "%zu", call->body_size);
    at = put_text(out, at, "Content-Length: ");
    at = put_text(out, at, number);
    at = put_text(out, at, "\r\n\r\n");
    return put(out, at, call->body, call->body_size);
}

size_t hookcall_write(const hookcall *call, void *out, size_t room)
{
    size_t size = compose(call, NULL);
    if (size <= room)
        compose(call, out);
    return size;
}
