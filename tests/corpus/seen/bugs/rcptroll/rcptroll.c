#include "rcptroll.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct RcptRoll {
    char *text; /* ends with a 0 unless NULL */
    size_t used;
    size_t room;
    size_t width;
    int64_t total;
};

RcptRoll *RcptNew(int width)
{
    RcptRoll *roll = calloc(1, sizeof *roll);
    if (!roll)
        return NULL;
    if (width < RCPT_NARROW)
        width = RCPT_NARROW;
    if (width > RCPT_WIDE)
        width = RCPT_WIDE;
    roll->width = (size_t)width;
    return roll;
}

void RcptFree(RcptRoll *roll)
{
    if (!roll)
        return;
    free(roll->text);
    free(roll);
}

/* Room for so many more characters and the 0 behind them. */
static int reserve(RcptRoll *roll, size_t more)
{
    size_t want = roll->used + more + 1;
    if (want > RCPT_MAX)
        return -1;
    if (want <= roll->room)
        return 0;
    size_t room = roll->room ? roll->room : 128;
    while (room < want)
        room *= 2;
    char *text = realloc(roll->text, room);
    if (!text)
        return -1;
    roll->text = text;
    roll->room = room;
    return 0;
}

static int put(RcptRoll *roll, const char *line, size_t length)
{
    if (reserve(roll, length + 1) != 0)
        return -1;
    memcpy(roll->text + roll->used, line, length);
    roll->used += length;
    roll->text[roll->used++] = '\n';
    roll->text[roll->used] = '\0';
    return 0;
}

static int put_amount(RcptRoll *roll, const char *label, int64_t cents)
{
    char amount[32], line[RCPT_WIDE];
    uint64_t size = cents < 0 ? 0 - (uint64_t)cents : (uint64_t)cents;
    int digits = snprintf(amount, sizeof amount, "%s%" PRIu64 ".%02u", cents < 0 ? "-" : "", size / 100,
                          (unsigned)(size % 100));
    size_t right = (size_t)digits, left = strlen(label);
    if (left > roll->width - right - 1)
        left = roll->width - right - 1;
    memset(line, ' ', roll->width);
    memcpy(line, label, left);
    memcpy(line + roll->width - right, amount, right);
    return put(roll, line, roll->width);
}

int RcptItem(RcptRoll *roll, const char *label, int32_t cents)
{
    if (put_amount(roll, label, cents) != 0)
        return -1;
    roll->total += cents;
    return 0;
}

int RcptDashes(RcptRoll *roll)
{
    char line[RCPT_WIDE];
    memset(line, '-', roll->width);
    return put(roll, line, roll->width);
}

int RcptTotal(RcptRoll *roll)
{
    return put_amount(roll, "TOTAL", roll->total);
}

const char *RcptText(const RcptRoll *roll)
{
    return roll->text ? roll->text : "";
}

size_t RcptLength(const RcptRoll *roll)
{
    return roll->used;
}

char *RcptTear(RcptRoll *roll)
{
    if (roll->used == 0)
        return NULL;
    char *text = roll->text;
    roll->text = NULL;
    roll->used = 0;
    roll->total = 0;
    return text;
}

void RcptVoid(RcptRoll *roll)
{
    if (roll->text)
        roll->text[0] = '\0';
    roll->used = 0;
    roll->total = 0;
}

const char *RcptNextLine(const RcptRoll *roll, size_t *at, size_t *length)
{
    if (*at >= roll->used)
        return NULL;
    const char *line = roll->text + *at;
    const char *end = memchr(line, '\n', roll->used - *at);
    *length = (size_t)(end - line);
    *at += *length + 1;
    return line;
}
