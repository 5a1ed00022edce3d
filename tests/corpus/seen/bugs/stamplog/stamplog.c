#include "stamplog.h"

#include <stdlib.h>
#include <string.h>
#include <time.h>

struct stamplog {
    char **lines; /* a ring */
    size_t room, first, count;
    char format[SL_FORMAT_MAX + 1];
    int level;
    uint64_t dropped;
};

/* 0001-01-01 00:00:00 and 9999-12-31 23:59:59 */
#define EARLIEST (-62135596800)
#define LATEST 253402300799

stamplog *sl_open(size_t lines)
{
    stamplog *log;

    if (lines < 1 || lines > SL_LINES_MAX)
        return NULL;
    log = calloc(1, sizeof *log);
    if (!log)
        return NULL;
    log->lines = calloc(lines, sizeof *log->lines);
    if (!log->lines) {
        free(log);
        return NULL;
    }
    log->room = lines;
    log->level = SL_INFO;
    strcpy(log->format, "%Y-%m-%d %H:%M:%S");
    return log;
}

void sl_clear(stamplog *log)
{
    for (size_t i = 0; i < log->room; i++) {
        free(log->lines[i]);
        log->lines[i] = NULL;
    }
    log->first = 0;
    log->count = 0;
}

void sl_close(stamplog *log)
{
    if (!log)
        return;
    sl_clear(log);
    free(log->lines);
    free(log);
}

int sl_stamp(stamplog *log, const char *format)
{
    size_t length = strlen(format);

    if (length > SL_FORMAT_MAX)
        return -1;
    for (const char *p = format; (p = strchr(p, '%')) != NULL; p += 2)
        if (p[1] == '\0' || !strchr("aAbBdFHjmMSTyY%", p[1]))
            return -1;
    memcpy(log->format, format, length + 1);
    return 0;
}

void sl_level(stamplog *log, enum sl_severity level)
{
    log->level = (int)level;
}

/* Writes the stamp and a blank; returns their length. */
static size_t put_stamp(const stamplog *log, char *to, time_t when)
{
    char stamp[SL_STAMP_MAX + 1];
    const struct tm *tm;
    size_t length;

    if (log->format[0] == '\0')
        return 0;
    tm = gmtime(&when);
    if (!tm)
        return 0;
    strftime(stamp, sizeof stamp, log->format, tm);
    length = strlen(stamp);
    if (length == 0 || length > SL_STAMP_MAX)
        return 0;
    memcpy(to, stamp, length);
    to[length] = ' ';
    return length + 1;
}

static size_t put_message(char *to, const char *message)
{
    size_t n = 0;

    while (n < SL_TEXT_MAX && message[n]) {
        unsigned char c = (unsigned char)message[n];

        to[n++] = (char)(c < 32 || c == 127 ? '?' : c);
    }
    return n;
}

int sl_put(stamplog *log, int64_t when, enum sl_severity severity, const char *message)
{
    char text[SL_STAMP_MAX + 1 + 2 + SL_TEXT_MAX];
    size_t length, slot;
    char *line;

    if ((int)severity < SL_DEBUG || (int)severity > SL_ERROR)
        return -1;
    if (when < EARLIEST || when > LATEST)
        return -1;
    if ((int)severity < log->level)
        return 0;
    length = put_stamp(log, text, (time_t)when);
    text[length++] = "DIWE"[severity];
    text[length++] = ' ';
    length += put_message(text + length, message);

    line = malloc(length + 1);
    if (!line)
        return -1;
    memcpy(line, text, length);
    line[length] = '\0';
    if (log->count == log->room) {
        slot = log->first;
        log->first = (log->first + 1) % log->room;
        log->dropped++;
        free(log->lines[slot]);
    } else {
        slot = (log->first + log->count++) % log->room;
    }
    log->lines[slot] = line;
    return 1;
}

size_t sl_count(const stamplog *log)
{
    return log->count;
}

const char *sl_get(const stamplog *log, size_t index)
{
    if (index >= log->count)
        return NULL;
    return log->lines[(log->first + index) % log->room];
}

uint64_t sl_dropped(const stamplog *log)
{
    return log->dropped;
}
