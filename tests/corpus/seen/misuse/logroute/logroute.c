#include "logroute.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define TEXT 256

struct log_router {
    log_sink *first;
    unsigned long emitted[4];
    char prefix[16];
};

log_router *log_router_new(void)
{
    return calloc(1, sizeof(log_router));
}

void log_router_free(log_router *r)
{
    if (!r)
        return;
    while (r->first) {
        log_sink *s = r->first;
        r->first = s->next_;
        s->next_ = NULL;
    }
    free(r);
}

void log_attach(log_router *r, log_sink *sink)
{
    log_sink **end = &r->first;
    while (*end) {
        assert(*end != sink);
        end = &(*end)->next_;
    }
    sink->next_ = NULL;
    *end = sink;
}

void log_detach(log_router *r, log_sink *sink)
{
    for (log_sink **link = &r->first; *link; link = &(*link)->next_)
        if (*link == sink) {
            *link = sink->next_;
            sink->next_ = NULL;
            return;
        }
}

size_t log_sinks(const log_router *r)
{
    size_t n = 0;
    for (const log_sink *s = r->first; s; s = s->next_)
        n++;
    return n;
}

void log_emit(log_router *r, log_level level, const char *text)
{
    char line[TEXT];
    assert((unsigned)level <= LOG_ERROR);
    snprintf(line, sizeof line, "%s%s", r->prefix, text);
    r->emitted[level]++;
    for (log_sink *s = r->first, *next; s; s = next) {
        next = s->next_; /* a sink may detach itself */
        if (level >= s->least)
            s->write(s, level, line);
    }
}

/* Adds at most what fits. */
static size_t add(char *to, size_t used, const char *text, size_t length)
{
    if (length > TEXT - 1 - used)
        length = TEXT - 1 - used;
    memcpy(to + used, text, length);
    return used + length;
}

void log_emitf(log_router *r, log_level level, const char *format, const char *s, int d)
{
    char text[TEXT], number[16];
    size_t n = 0;
    snprintf(number, sizeof number, "%d", d);
    for (; *format; format++) {
        if (format[0] == '%' && format[1] == 's') {
            n = add(text, n, s, strlen(s));
            format++;
        } else if (format[0] == '%' && format[1] == 'd') {
            n = add(text, n, number, strlen(number));
            format++;
        } else {
            n = add(text, n, format, 1);
        }
    }
    text[n] = '\0';
    log_emit(r, level, text);
}

void log_prefix(log_router *r, const char *prefix)
{
    size_t n = strlen(prefix);
    if (n > sizeof r->prefix - 1)
        n = sizeof r->prefix - 1;
    memcpy(r->prefix, prefix, n);
    r->prefix[n] = '\0';
}

unsigned long log_emitted(const log_router *r, log_level level)
{
    assert((unsigned)level <= LOG_ERROR);
    return r->emitted[level];
}

const char *log_level_name(log_level level)
{
    static const char *const names[] = {"debug", "info", "warning", "error"};
    return (unsigned)level <= LOG_ERROR ? names[level] : "?";
}
