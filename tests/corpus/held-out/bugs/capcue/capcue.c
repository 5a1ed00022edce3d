#include "capcue.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct cue {
    int32_t start, end;
    char *text;
};

struct capcue {
    struct cue *cues;
    size_t count, room;
};

capcue *capcue_new(void)
{
    return calloc(1, sizeof(capcue));
}

void capcue_free(capcue *list)
{
    if (!list)
        return;
    for (size_t i = 0; i < list->count; i++)
        free(list->cues[i].text);
    free(list->cues);
    free(list);
}

static int reserve(capcue *list, size_t more)
{
    size_t room = list->room ? list->room : 8;
    struct cue *cues;

    if (more > CAPCUE_MAX_CUES - list->count)
        return -1;
    while (room < list->count + more)
        room *= 2;
    if (room == list->room)
        return 0;
    cues = realloc(list->cues, room * sizeof *cues);
    if (!cues)
        return -1;
    list->cues = cues;
    list->room = room;
    return 0;
}

/* Takes over the text; there must be room. */
static void place(capcue *list, int32_t start, int32_t end, char *text)
{
    size_t at = list->count;

    while (at > 0 && list->cues[at - 1].start > start)
        at--;
    memmove(list->cues + at + 1, list->cues + at, (list->count - at) * sizeof *list->cues);
    list->cues[at] = (struct cue){ start, end, text };
    list->count++;
}

int capcue_add(capcue *list, int32_t start, int32_t end, const char *text)
{
    size_t length;
    char *copy;

    if (start < 0 || end < start || !text)
        return -1;
    length = strlen(text);
    if (length == 0 || length > CAPCUE_MAX_TEXT || text[0] == '\n' || text[length - 1] == '\n')
        return -1;
    if (strstr(text, "\n\n") || strchr(text, '\r'))
        return -1;
    if (reserve(list, 1) != 0)
        return -1;
    copy = malloc(length + 1);
    if (!copy)
        return -1;
    memcpy(copy, text, length + 1);
    place(list, start, end, copy);
    return 0;
}

/* `count` digits as a number, -1 if there is something else. */
static int digits(const char **p, int count)
{
    int value = 0;

    while (count-- > 0) {
        if (**p < '0' || **p > '9')
            return -1;
        value = value * 10 + (*(*p)++ - '0');
    }
    return value;
}

/* Reads a time and moves *p behind it. */
static int read_time(const char **p, int32_t *ms)
{
    int hours = digits(p, 2), minutes, seconds, thousandths;
    int64_t sum;

    if (hours < 0)
        return -1;
    if (**p >= '0' && **p <= '9')
        hours = hours * 10 + digits(p, 1);
    if (*(*p)++ != ':')
        return -1;
    minutes = digits(p, 2);
    if (minutes < 0 || minutes > 59 || *(*p)++ != ':')
        return -1;
    seconds = digits(p, 2);
    if (seconds < 0 || seconds > 59 || (**p != ',' && **p != '.'))
        return -1;
    (*p)++;
    thousandths = digits(p, 3);
    if (thousandths < 0)
        return -1;
    sum = ((int64_t)hours * 3600 + minutes * 60 + seconds) * 1000 + thousandths;
    if (sum > INT32_MAX)
        return -1;
    *ms = (int32_t)sum;
    return 0;
}

int capcue_time(const char *text, int32_t *ms)
{
    int32_t value;

    if (read_time(&text, &value) != 0 || *text != '\0')
        return -1;
    *ms = value;
    return 0;
}

/* The line at *p, without its end; *p moves to the next. */
static const char *take_line(const char **p, size_t *length)
{
    const char *line = *p;
    size_t n = strcspn(line, "\n");

    *p = line + n + (line[n] == '\n');
    while (n > 0 && line[n - 1] == '\r')
        n--;
    *length = n;
    return line;
}

static int is_number(const char *line, size_t length)
{
    for (size_t i = 0; i < length; i++)
        if (line[i] < '0' || line[i] > '9')
            return 0;
    return length > 0;
}

/* The line with the times; 0 if it is one. */
static int read_span(const char *line, size_t length, int32_t *start, int32_t *end)
{
    const char *p = line;

    if (read_time(&p, start) != 0 || strncmp(p, " --> ", 5) != 0)
        return -1;
    p += 5;
    if (read_time(&p, end) != 0 || p != line + length)
        return -1;
    return *start <= *end ? 0 : -1;
}

static int parse_into(capcue *list, const char *p)
{
    char text[CAPCUE_MAX_TEXT + 1];

    while (*p) {
        size_t length, used = 0;
        const char *line = take_line(&p, &length);
        int32_t start, end;

        if (length == 0)
            continue;
        if (is_number(line, length))
            line = take_line(&p, &length);
        if (read_span(line, length, &start, &end) != 0)
            return -1;
        while (*p) {
            line = take_line(&p, &length);
            if (length == 0)
                break;
            if (length + 1 > CAPCUE_MAX_TEXT + 1 - used)
                return -1;
            memcpy(text + used, line, length);
            used += length;
            text[used++] = '\n';
        }
        if (used == 0)
            return -1;
        text[--used] = '\0';
        char *copy = malloc(used + 1);
        if (!copy || reserve(list, 1) != 0) {
            free(copy);
            return -1;
        }
        memcpy(copy, text, used + 1);
        place(list, start, end, copy);
    }
    return 0;
}

int capcue_parse(capcue *list, const char *srt)
{
    capcue *fresh = capcue_new();
    int result = -1;

    if (srt && fresh && parse_into(fresh, srt) == 0 && reserve(list, fresh->count) == 0) {
        for (size_t i = 0; i < fresh->count; i++)
            place(list, fresh->cues[i].start, fresh->cues[i].end, fresh->cues[i].text);
        result = (int)fresh->count;
        fresh->count = 0;
    }
    capcue_free(fresh);
    return result;
}

size_t capcue_count(const capcue *list)
{
    return list->count;
}

int capcue_get(const capcue *list, size_t i, struct capcue_view *view)
{
    if (i >= list->count)
        return -1;
    *view = (struct capcue_view){ list->cues[i].start, list->cues[i].end, list->cues[i].text };
    return 0;
}

int capcue_find(const capcue *list, int32_t time)
{
    for (size_t i = 0; i < list->count && list->cues[i].start <= time; i++)
        if (time < list->cues[i].end)
            return (int)i;
    return -1;
}

int capcue_remove(capcue *list, size_t i)
{
    if (i >= list->count)
        return -1;
    free(list->cues[i].text);
    list->count--;
    memmove(list->cues + i, list->cues + i + 1, (list->count - i) * sizeof *list->cues);
    return 0;
}

static int32_t moved(int32_t time, int32_t delta)
{
    int64_t sum = (int64_t)time + delta;
    return sum < 0 ? 0 : sum > INT32_MAX ? INT32_MAX : (int32_t)sum;
}

void capcue_shift(capcue *list, int32_t delta)
{
    for (size_t i = 0; i < list->count; i++) {
        list->cues[i].start = moved(list->cues[i].start, delta);
        list->cues[i].end = moved(list->cues[i].end, delta);
    }
}

static int put_time(char *out, int32_t ms)
{
    return sprintf(out, "%02d:%02d:%02d,%03d", (int)(ms / 3600000), (int)(ms / 60000 % 60),
                   (int)(ms / 1000 % 60), (int)(ms % 1000));
}

char *capcue_dump(const capcue *list)
{
    size_t size = 1;
    char *out, *p;

    for (size_t i = 0; i < list->count; i++) {
        size += (size_t)snprintf(NULL, 0, "%zu\n", i + 1);
        size += sizeof "00:00:00,000 --> 00:00:00,000\n" - 1;
        size += strlen(list->cues[i].text) + 2;
    }
    out = malloc(size);
    if (!out)
        return NULL;
    *(p = out) = '\0';
    for (size_t i = 0; i < list->count; i++) {
        const struct cue *cue = &list->cues[i];

        p += sprintf(p, "%zu\n", i + 1);
        p += put_time(p, cue->start);
        p += sprintf(p, " --> ");
        p += put_time(p, cue->end);
        p += sprintf(p, "\n%s\n\n", cue->text);
    }
    return out;
}
