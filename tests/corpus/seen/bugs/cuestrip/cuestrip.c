#include "cuestrip.h"

#include <stdlib.h>
#include <string.h>

/* Reads `count` digits; -1 when there are fewer. */
static long digits(const char *text, int count)
{
    long value = 0;

    while (count-- > 0) {
        if (*text < '0' || *text > '9')
            return -1;
        value = value * 10 + (*text++ - '0');
    }
    return value;
}

static void put(char *at, long value, int count)
{
    while (count-- > 0) {
        at[count] = (char)('0' + value % 10);
        value /= 10;
    }
}

int cue_parse_stamp(const char *stamp, long *time)
{
    long hours, minutes, seconds, rest;

    if (strlen(stamp) != CUE_STAMP_SIZE - 1)
        return -1;
    if (stamp[2] != ':' || stamp[5] != ':' || stamp[8] != ',')
        return -1;
    hours = digits(stamp, 2);
    minutes = digits(stamp + 3, 2);
    seconds = digits(stamp + 6, 2);
    rest = digits(stamp + 9, 3);
    if (hours < 0 || minutes < 0 || minutes > 59 || seconds < 0 ||
        seconds > 59 || rest < 0)
        return -1;
    *time = ((hours * 60 + minutes) * 60 + seconds) * 1000 + rest;
    return 0;
}

void cue_format_stamp(long time, char *stamp)
{
    if (time < 0)
        time = 0;
    if (time > CUE_TIME_MAX)
        time = CUE_TIME_MAX;
    put(stamp, time / 3600000, 2);
    stamp[2] = ':';
    put(stamp + 3, time / 60000 % 60, 2);
    stamp[5] = ':';
    put(stamp + 6, time / 1000 % 60, 2);
    stamp[8] = ',';
    put(stamp + 9, time % 1000, 3);
    stamp[12] = '\0';
}

int cue_init(struct cue *cue, long start, long end, const char *text)
{
    size_t length = strlen(text);
    char *copy;

    if (start < 0 || end > CUE_TIME_MAX || end < start || length > CUE_TEXT_MAX)
        return -1;
    copy = malloc(length + 1);
    if (copy == NULL)
        return -1;
    memcpy(copy, text, length + 1);
    cue->start = start;
    cue->end = end;
    cue->text = copy;
    return 0;
}

void cue_clear(struct cue *cue)
{
    free(cue->text);
    cue->text = NULL;
    cue->start = cue->end = 0;
}

int cue_shift(struct cue *cue, long delta)
{
    if (delta < -cue->start || delta > CUE_TIME_MAX - cue->end)
        return -1;
    cue->start += delta;
    cue->end += delta;
    return 0;
}

int cue_shown(const struct cue *cue, long time)
{
    return cue->start <= time && time < cue->end;
}

size_t cue_lines(const struct cue *cue)
{
    const char *at;
    size_t lines = 1;

    if (cue->text[0] == '\0')
        return 0;
    for (at = cue->text; *at != '\0'; at++)
        lines += *at == '\n';
    return lines;
}

/* From after a '{' to after its '}'. */
static const char *skip_block(const char *at)
{
    at += strcspn(at, "}");
    return *at == '\0' ? at : at + 1;
}

/* From after a '<' to after its '>'. */
static const char *skip_tag(const char *at)
{
    while (*at != '\0' && *at != '>') {
        if (*at == '"') {
            at++;
            while (*at != '\0' && *at != '"')
                at++;
        }
        at++;
    }
    return *at == '\0' ? at : at + 1;
}

char *cue_plain(const struct cue *cue)
{
    const char *at = cue->text;
    char *plain = malloc(strlen(at) + 1);
    char *end = plain;

    if (plain == NULL)
        return NULL;
    while (*at != '\0') {
        if (*at == '<')
            at = skip_tag(at + 1);
        else if (*at == '{')
            at = skip_block(at + 1);
        else
            *end++ = *at++;
    }
    *end = '\0';
    return plain;
}
