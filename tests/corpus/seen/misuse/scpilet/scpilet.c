#include "scpilet.h"

#include <assert.h>
#include <ctype.h>
#include <stddef.h>
#include <string.h>

#define QUEUE 8

static const struct sl_cmd *commands;
static void *device;
static int busy;
static int queue[QUEUE], queued;

static void push(int code)
{
    if (queued < QUEUE)
        queue[queued++] = code;
    else
        queue[QUEUE - 1] = SL_EQUEUE;
}

int sl_error(void)
{
    if (!queued)
        return 0;
    int code = queue[0];
    memmove(queue, queue + 1, (size_t)--queued * sizeof *queue);
    return code;
}

void sl_attach(const struct sl_cmd *table, void *dev)
{
    assert(!busy);
    commands = table;
    device = dev;
    queued = 0;
}

void sl_detach(void)
{
    assert(!busy);
    commands = NULL;
    device = NULL;
    queued = 0;
}

static size_t part(const char *s, size_t n)
{
    size_t i = 0;
    while (i < n && s[i] != ':' && s[i] != '?')
        i++;
    return i;
}

static int matches(const char *pat, const char *head, size_t n)
{
    size_t m = strlen(pat);
    for (;;) {
        size_t full = part(pat, m), have = part(head, n), brief = 0;
        while (brief < full && !islower((unsigned char)pat[brief]))
            brief++;
        if (have != full && (have != brief || !brief))
            return 0;
        for (size_t i = 0; i < have; i++)
            if (toupper((unsigned char)pat[i]) != toupper((unsigned char)head[i]))
                return 0;
        pat += full, m -= full;
        head += have, n -= have;
        if (!m || !n)
            return m == n;
        if (*pat != *head)
            return 0;
        pat++, m--;
        head++, n--;
    }
}

static int blank(char c)
{
    return c == ' ' || c == '\t' || c == '\r' || c == '\n';
}

/* Runs the n characters at s; 1 when it went well. */
static int one(const char *s, size_t n, char *out, size_t *used)
{
    size_t h = 0;
    while (h < n && !blank(s[h]))
        h++;
    const struct sl_cmd *c = commands;
    while (c->pattern && !matches(c->pattern, s, h))
        c++;
    if (!c->pattern) {
        push(SL_EUNDEF);
        return 0;
    }
    while (h < n && blank(s[h]))
        h++;
    char arg[SL_ARG], reply[SL_REPLY];
    if (n - h >= sizeof arg) {
        push(SL_ETOOMUCH);
        return 0;
    }
    memcpy(arg, s + h, n - h);
    arg[n - h] = 0;
    reply[0] = 0;
    int code = c->run(arg, reply, device);
    if (code) {
        push(code);
        return 0;
    }
    size_t len = strlen(reply);
    if (!len)
        return 1;
    if (*used + (*used > 0) + len >= SL_LINE) {
        push(SL_ETOOMUCH);
        return 0;
    }
    if (*used)
        out[(*used)++] = ';';
    memcpy(out + *used, reply, len);
    *used += len;
    return 1;
}

int sl_feed(const char *line, char *out)
{
    assert(commands && !busy);
    char answer[SL_LINE];
    size_t used = 0;
    int good = 0;

    busy = 1;
    for (;;) {
        while (blank(*line))
            line++;
        size_t n = strcspn(line, ";"), k = n;
        while (k > 0 && blank(line[k - 1]))
            k--;
        if (k)
            good += one(line, k, answer, &used);
        if (!line[n])
            break;
        line += n + 1;
    }
    busy = 0;
    answer[used] = 0;
    memcpy(out, answer, used + 1);
    return good;
}
