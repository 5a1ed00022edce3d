#include "httask.h"

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The slots of `text`; the first ones are the public options. */
enum { T_HOST, T_PATH, T_USERAGENT, T_REFERER, T_COOKIE, T_BODY, T_LAST };

struct httask {
    char *text[T_LAST];
    size_t bodysize;
    char *header[HTTASK_MAX_HEADERS];
    size_t headers;
};

static char *dupmem(const void *data, size_t size)
{
    char *copy = malloc(size != 0 ? size : 1);
    if (copy != NULL && size != 0)
        memcpy(copy, data, size);
    return copy;
}

static char *duptext(const char *text)
{
    return dupmem(text, strlen(text) + 1);
}

static htcode check(const char *text)
{
    size_t length = 0;
    for (; text[length] != '\0'; length++) {
        unsigned char c = (unsigned char)text[length];
        if (length == HTTASK_MAX_TEXT)
            return HTE_TOO_LARGE;
        if (c < 0x20 || c == 0x7f)
            return HTE_BAD_ARGUMENT;
    }
    return HTE_OK;
}

httask *httask_init(void)
{
    return calloc(1, sizeof(httask));
}

void httask_reset(httask *task)
{
    for (int i = 0; i < T_LAST; i++)
        free(task->text[i]);
    for (size_t i = 0; i < task->headers; i++)
        free(task->header[i]);
    memset(task, 0, sizeof *task);
}

void httask_cleanup(httask *task)
{
    if (task == NULL)
        return;
    httask_reset(task);
    free(task);
}

httask *httask_duphandle(const httask *task)
{
    httask *copy = httask_init();
    if (copy == NULL)
        return NULL;
    for (int i = 0; i < T_LAST; i++) {
        if (task->text[i] == NULL)
            continue;
        copy->text[i] = duptext(task->text[i]);
        if (copy->text[i] == NULL)
            goto fail;
    }
    copy->bodysize = task->bodysize;
    for (size_t i = 0; i < task->headers; i++) {
        copy->header[i] = duptext(task->header[i]);
        if (copy->header[i] == NULL)
            goto fail;
        copy->headers++;
    }
    return copy;
fail:
    httask_cleanup(copy);
    return NULL;
}

static bool known(htopt option)
{
    return (int)option >= (int)HTO_HOST && (int)option <= (int)HTO_COOKIE;
}

htcode httask_setopt(httask *task, htopt option, const char *value)
{
    char *copy = NULL;
    if (!known(option))
        return HTE_BAD_OPTION;
    if (value != NULL) {
        htcode code = check(value);
        if (code != HTE_OK)
            return code;
        if (option == HTO_PATH && (value[0] != '/' || strchr(value, ' ') != NULL))
            return HTE_BAD_ARGUMENT;
        copy = duptext(value);
        if (copy == NULL)
            return HTE_OUT_OF_MEMORY;
    }
    free(task->text[option]);
    task->text[option] = copy;
    return HTE_OK;
}

const char *httask_getopt(const httask *task, htopt option)
{
    return known(option) ? task->text[option] : NULL;
}

htcode httask_addheader(httask *task, const char *line)
{
    if (task->headers == HTTASK_MAX_HEADERS)
        return HTE_TOO_LARGE;
    htcode code = check(line);
    if (code != HTE_OK)
        return code;
    const char *colon = strchr(line, ':');
    if (colon == NULL || colon == line)
        return HTE_BAD_ARGUMENT;
    char *copy = duptext(line);
    if (copy == NULL)
        return HTE_OUT_OF_MEMORY;
    task->header[task->headers++] = copy;
    return HTE_OK;
}

htcode httask_setbody(httask *task, const void *data, size_t size)
{
    char *copy = NULL;
    if (data == NULL && size != 0)
        return HTE_BAD_ARGUMENT;
    if (size > HTTASK_MAX_BODY)
        return HTE_TOO_LARGE;
    if (data != NULL) {
        copy = dupmem(data, size);
        if (copy == NULL)
            return HTE_OUT_OF_MEMORY;
    }
    free(task->text[T_BODY]);
    task->text[T_BODY] = copy;
    task->bodysize = size;
    return HTE_OK;
}

size_t httask_bodysize(const httask *task)
{
    return task->bodysize;
}

struct sink {
    char *out;
    size_t room;
    size_t total;
};

static void emit(struct sink *sink, const char *data, size_t size)
{
    size_t left = sink->total < sink->room ? sink->room - sink->total - 1 : 0;
    if (left > size)
        left = size;
    if (left > 0)
        memcpy(sink->out + sink->total, data, left);
    sink->total += size;
}

static void emit_text(struct sink *sink, const char *text)
{
    emit(sink, text, strlen(text));
}

static void emit_field(struct sink *sink, const char *name, const char *value)
{
    if (value == NULL)
        return;
    emit_text(sink, name);
    emit_text(sink, value);
    emit_text(sink, "\r\n");
}

size_t httask_render(const httask *task, char *out, size_t room)
{
    struct sink sink = {out, room, 0};
    const char *host = task->text[T_HOST], *path = task->text[T_PATH], *body = task->text[T_BODY];
    emit_text(&sink, body != NULL ? "POST " : "GET ");
    emit_text(&sink, path != NULL ? path : "/");
    emit_text(&sink, " HTTP/1.1\r\n");
    emit_field(&sink, "Host: ", host != NULL ? host : "localhost");
    emit_field(&sink, "User-Agent: ", task->text[T_USERAGENT]);
    emit_field(&sink, "Referer: ", task->text[T_REFERER]);
    emit_field(&sink, "Cookie: ", task->text[T_COOKIE]);
    for (size_t i = 0; i < task->headers; i++)
        emit_field(&sink, "", task->header[i]);
    if (body != NULL) {
        char number[24];
        snprintf(number, sizeof number, "%zu", task->bodysize);
        emit_field(&sink, "Content-Length: ", number);
    }
    emit_text(&sink, "\r\n");
    if (body != NULL)
        emit(&sink, body, task->bodysize);
    if (room > 0)
        out[sink.total < room ? sink.total : room - 1] = '\0';
    return sink.total;
}
