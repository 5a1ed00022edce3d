#include "srtcue.h"

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct srt_doc {
    srt_cue *cues;
    size_t count, cap;
};

srt_doc *srt_new(void)
{
    return calloc(1, sizeof(srt_doc));
}

void srt_free(srt_doc *doc)
{
    if (doc == NULL)
        return;
    for (size_t i = 0; i < doc->count; i++)
        free((char *)doc->cues[i].text);
    free(doc->cues);
    free(doc);
}

size_t srt_count(const srt_doc *doc)
{
    return doc->count;
}

const srt_cue *srt_get(const srt_doc *doc, size_t i)
{
    return i < doc->count ? &doc->cues[i] : NULL;
}

const srt_cue *srt_at(const srt_doc *doc, long time)
{
    for (size_t i = 0; i < doc->count; i++)
        if (doc->cues[i].start <= time && time < doc->cues[i].end)
            return &doc->cues[i];
    return NULL;
}

static int good_time(long time)
{
    return time >= 0 && time <= SRT_MAX_TIME;
}

/* Whether n bytes are the text of a cue. */
static int good_text(const char *text, size_t n)
{
    if (n == 0 || n > SRT_MAX_TEXT || text[0] == '\n' || text[n - 1] == '\n')
        return 0;
    for (size_t i = 0; i < n; i++)
        if (text[i] == '\r' || (text[i] == '\n' && text[i + 1] == '\n'))
            return 0;
    return 1;
}

/* 0, or -1 when out of memory. */
static int append(srt_doc *doc, long start, long end, const char *text, size_t n)
{
    char *copy = malloc(n + 1);

    if (copy == NULL)
        return -1;
    memcpy(copy, text, n);
    copy[n] = '\0';
    if (doc->count == doc->cap) {
        size_t cap = doc->cap > 0 ? doc->cap * 2 : 2;
        srt_cue *cues = realloc(doc->cues, cap * sizeof *cues);

        if (cues == NULL) {
            free(copy);
            return -1;
        }
        doc->cues = cues;
        doc->cap = cap;
    }
    doc->cues[doc->count++] = (srt_cue){start, end, copy};
    return 0;
}

int srt_add(srt_doc *doc, long start, long end, const char *text)
{
    size_t n = strlen(text);

    if (!good_time(start) || !good_time(end) || end < start || doc->count == SRT_MAX_CUES || !good_text(text, n))
        return -1;
    return append(doc, start, end, text, n);
}

int srt_remove(srt_doc *doc, size_t i)
{
    if (i >= doc->count)
        return -1;
    free((char *)doc->cues[i].text);
    doc->count--;
    memmove(&doc->cues[i], &doc->cues[i + 1], (doc->count - i) * sizeof doc->cues[0]);
    return 0;
}

int srt_shift(srt_doc *doc, long delta)
{
    if (doc->count == 0)
        return 0;
    if (delta < -SRT_MAX_TIME || delta > SRT_MAX_TIME)
        return -1;
    for (size_t i = 0; i < doc->count; i++)
        if (!good_time(doc->cues[i].start + delta) || !good_time(doc->cues[i].end + delta))
            return -1;
    for (size_t i = 0; i < doc->count; i++) {
        doc->cues[i].start += delta;
        doc->cues[i].end += delta;
    }
    return 0;
}

char *srt_format_time(long time, char *buf)
{
    if (!good_time(time))
        return NULL;
    for (int i = SRT_TIME_SIZE - 2; i >= 0; i--) {
        int base = i == 3 || i == 6 ? 6 : 10;

        if (i == 2 || i == 5 || i == 8) {
            buf[i] = i == 8 ? ',' : ':';
            continue;
        }
        buf[i] = (char)('0' + time % base);
        time /= base;
    }
    buf[SRT_TIME_SIZE - 1] = '\0';
    return buf;
}

int srt_parse_time(const char *s, long *time)
{
    long value = 0;

    for (int i = 0; i < SRT_TIME_SIZE - 1; i++) {
        int base = i == 3 || i == 6 ? 6 : 10;

        if (i == 2 || i == 5 || i == 8) {
            if (s[i] != (i == 8 ? ',' : ':'))
                return 0;
            continue;
        }
        if (s[i] < '0' || s[i] >= '0' + base)
            return 0;
        value = value * base + (s[i] - '0');
    }
    *time = value;
    return 1;
}

size_t srt_write(const srt_doc *doc, char *buf, size_t cap)
{
    size_t len = 0;

    if (cap > 0)
        buf[0] = '\0';
    for (size_t i = 0; i < doc->count; i++) {
        const srt_cue *cue = &doc->cues[i];
        char from[SRT_TIME_SIZE], to[SRT_TIME_SIZE];
        int n;

        srt_format_time(cue->start, from);
        srt_format_time(cue->end, to);
        n = snprintf(len < cap ? buf + len : NULL, len < cap ? cap - len : 0, "%zu\n%s --> %s\n%s\n\n", i + 1, from,
                     to, cue->text);
        if (n > 0)
            len += (size_t)n;
    }
    return len;
}

/* A line of the text: its start and length without the end; moves *at on. */
static const char *next_line(const char **at, size_t *n, size_t *number)
{
    const char *line = *at;

    *n = strcspn(line, "\n");
    *at = line + *n + (line[*n] == '\n');
    if (*n > 0 && line[*n - 1] == '\r')
        --*n;
    ++*number;
    return line;
}

/* Reads a cue whose first line is its number; 1, 0 if it is wrong, or -1 when
 * out of memory. */
static int parse_cue(srt_doc *doc, const char **at, size_t *number)
{
    char text[SRT_MAX_TEXT + 1];
    size_t used = 0, n;
    const char *line = next_line(at, &n, number);
    long start, end;

    if (strspn(line, "0123456789") != n || doc->count == SRT_MAX_CUES)
        return 0;
    line = next_line(at, &n, number);
    if (n != 29 || !srt_parse_time(line, &start) || memcmp(line + 12, " --> ", 5) != 0 ||
        !srt_parse_time(line + 17, &end) || end < start)
        return 0;
    while (**at != '\0') {
        line = next_line(at, &n, number);
        if (n == 0)
            break;
        if (n + (used > 0) > SRT_MAX_TEXT - used)
            return 0;
        if (used > 0)
            text[used++] = '\n';
        memcpy(text + used, line, n);
        used += n;
    }
    text[used] = '\0';
    if (!good_text(text, used))
        return 0;
    return append(doc, start, end, text, used) == 0 ? 1 : -1;
}

srt_doc *srt_parse(const char *text, size_t *line)
{
    srt_doc *doc = srt_new();
    size_t number = 0;
    int result = doc != NULL ? 1 : -1;

    while (result > 0 && *text != '\0') {
        size_t n = strspn(text, "\r\n");

        for (; n > 0; n--)
            number += *text++ == '\n';
        if (*text != '\0')
            result = parse_cue(doc, &text, &number);
    }
    if (line != NULL)
        *line = result == 0 ? number : 0;
    if (result > 0)
        return doc;
    srt_free(doc);
    return NULL;
}
