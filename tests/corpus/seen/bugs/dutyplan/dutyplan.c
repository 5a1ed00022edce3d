#include "dutyplan.h"

#include <stdio.h>
#include <string.h>

enum { DAY = 1440 };

static bool is_letter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

static int start_of(const duty *d)
{
    return d->day * DAY + d->minute;
}

bool duty_make(duty *d, const char *who, int day, int minute, int length)
{
    duty made;
    size_t n = 0;

    while (is_letter(who[n])) {
        if (++n > DUTY_NAME)
            return false;
    }
    if (n == 0 || who[n] != '\0')
        return false;
    if (day < 0 || day >= DUTY_DAYS)
        return false;
    if (minute < 0 || minute > DAY)
        return false;
    if (length < 1 || length > DUTY_LONGEST)
        return false;

    memset(&made, 0, sizeof made);
    memcpy(made.who, who, n);
    made.day = day;
    made.minute = minute;
    made.length = length;
    *d = made;
    return true;
}

/* Reads a number of at most four digits that `end` follows. */
static bool number(const char **text, int *value, char end)
{
    const char *p = *text;
    int n = 0;
    int digits = 0;

    while (*p >= '0' && *p <= '9') {
        if (++digits > 4)
            return false;
        n = n * 10 + (*p++ - '0');
    }
    if (digits == 0 || *p != end)
        return false;
    *value = n;
    *text = end ? p + 1 : p;
    return true;
}

bool duty_parse(duty *d, const char *text)
{
    char who[DUTY_NAME + 1];
    int day, hour, minute, length;
    size_t n = 0;

    while (is_letter(text[n])) {
        if (n == DUTY_NAME)
            return false;
        who[n] = text[n];
        n++;
    }
    who[n] = '\0';
    if (text[n] != ' ')
        return false;
    text += n + 1;
    if (!number(&text, &day, ' ') || !number(&text, &hour, ':') || !number(&text, &minute, ' ') ||
        !number(&text, &length, '\0'))
        return false;
    if (minute > 59 || hour > 24)
        return false;
    return duty_make(d, who, day, hour * 60 + minute, length);
}

char *duty_text(const duty *d, char buffer[DUTY_TEXT])
{
    snprintf(buffer, DUTY_TEXT, "%s %d %02d:%02d %d", d->who, d->day, d->minute / 60, d->minute % 60, d->length);
    return buffer;
}

bool duty_equal(const duty *a, const duty *b)
{
    return start_of(a) == start_of(b) && a->length == b->length && strcmp(a->who, b->who) == 0;
}

static uint32_t mix(uint32_t hash, uint32_t value)
{
    int i;

    for (i = 0; i < 4; i++) {
        hash = (hash ^ (value & 0xff)) * UINT32_C(16777619);
        value >>= 8;
    }
    return hash;
}

uint32_t duty_hash(const duty *d)
{
    uint32_t hash = UINT32_C(2166136261);
    const char *p;

    for (p = d->who; *p != '\0'; p++)
        hash = (hash ^ (unsigned char)*p) * UINT32_C(16777619);
    hash = mix(hash, (uint32_t)d->day);
    hash = mix(hash, (uint32_t)d->minute);
    return mix(hash, (uint32_t)d->length);
}

int duty_order(const duty *a, const duty *b)
{
    if (start_of(a) != start_of(b))
        return start_of(a) < start_of(b) ? -1 : 1;
    if (a->length != b->length)
        return a->length < b->length ? -1 : 1;
    return strcmp(a->who, b->who);
}

bool duty_overlap(const duty *a, const duty *b)
{
    return start_of(a) < start_of(b) + b->length && start_of(b) < start_of(a) + a->length;
}

void plan_clear(plan *p)
{
    memset(p, 0, sizeof *p);
}

bool plan_add(plan *p, const duty *d)
{
    duty copy = *d;
    size_t place = 0;
    size_t i;

    if (p->count >= DUTY_PLAN)
        return false;
    for (i = 0; i < p->count; i++) {
        const duty *other = &p->duties[i];

        if (strcmp(other->who, copy.who) == 0 && duty_overlap(other, &copy))
            return false;
        if (duty_order(other, &copy) <= 0)
            place = i + 1;
    }
    memmove(&p->duties[place + 1], &p->duties[place], (p->count - place) * sizeof p->duties[0]);
    p->duties[place] = copy;
    p->count++;
    return true;
}
