#include "wxrecord.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

static int between(int value, int low, int high)
{
    return value >= low && value <= high;
}

static int station_char(char c)
{
    return (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
}

static int valid_time(const struct wxrecord *r)
{
    return between(r->day, 1, 31) && between(r->hour, 0, 23) && between(r->minute, 0, 59);
}

static int valid_wind(const struct wxrecord *r)
{
    return (r->direction == WX_VARIABLE || between(r->direction, 0, 360)) && between(r->speed, 0, 99) &&
           (r->gust == 0 || (r->gust > r->speed && r->gust <= 99));
}

static int valid_temp(const struct wxrecord *r)
{
    return between(r->temp, -99, 99) && between(r->dew, -99, 99) && r->dew <= r->temp;
}

int wx_valid(const struct wxrecord *r)
{
    int i;

    for (i = 0; i < 4; i++)
        if (!station_char(r->station[i]))
            return 0;
    return r->station[4] == '\0' && valid_time(r) && valid_wind(r) && valid_temp(r) &&
           between(r->pressure, 800, 1099);
}

void wx_init(struct wxrecord *r)
{
    memset(r, 0, sizeof *r);
    strcpy(r->station, "ZZZZ");
    r->day = 1;
    r->temp = r->dew = 15;
    r->pressure = 1013;
}

/* Reads exactly `digits` digits. */
static int get_number(const char **p, int digits, int *value)
{
    int n = 0;

    while (digits-- > 0) {
        if (**p < '0' || **p > '9')
            return 0;
        n = n * 10 + (*(*p)++ - '0');
    }
    *value = n;
    return 1;
}

static int get_word(const char **p, const char *word)
{
    size_t n = strlen(word);

    if (strncmp(*p, word, n) != 0)
        return 0;
    *p += n;
    return 1;
}

static int get_temp(const char **p, int *value)
{
    int minus = get_word(p, "M");

    if (!get_number(p, 2, value))
        return 0;
    if (minus)
        *value = -*value;
    return 1;
}

int wx_parse(struct wxrecord *r, const char *text)
{
    struct wxrecord n;
    const char *p = text;
    int i;

    wx_init(&n);
    for (i = 0; i < 4; i++) {
        if (!station_char(*p))
            return 1;
        n.station[i] = *p++;
    }
    if (!get_word(&p, " "))
        return 1;

    if (!get_number(&p, 2, &n.day) || !get_number(&p, 2, &n.hour) || !get_number(&p, 2, &n.minute) ||
        !get_word(&p, "Z ") || !valid_time(&n))
        return 2;

    if (get_word(&p, "VRB"))
        n.direction = WX_VARIABLE;
    else if (!get_number(&p, 3, &n.direction))
        return 3;
    if (!get_number(&p, 2, &n.speed))
        return 3;
    if (get_word(&p, "G") && (!get_number(&p, 2, &n.gust) || n.gust == 0))
        return 3;
    if (!get_word(&p, "KT ") || !valid_wind(&n))
        return 3;

    if (!get_temp(&p, &n.temp) || !get_word(&p, "/") || !get_temp(&p, &n.dew) || !get_word(&p, " ") ||
        !valid_temp(&n))
        return 4;

    if (!get_word(&p, "Q") || !get_number(&p, 4, &n.pressure) || *p != '\0' || !between(n.pressure, 800, 1099))
        return 5;
    *r = n;
    return 0;
}

int wx_format(const struct wxrecord *r, char *buf, size_t size)
{
    char wind[40], temp[40];
    size_t n;

    if (!wx_valid(r))
        return -1;

    if (r->direction == WX_VARIABLE)
        n = (size_t)snprintf(wind, sizeof wind, "VRB%02d", r->speed);
    else
        n = (size_t)snprintf(wind, sizeof wind, "%03d%02d", r->direction, r->speed);
    if (r->gust && n < sizeof wind)
        snprintf(wind + n, sizeof wind - n, "G%02d", r->gust);
    snprintf(temp, sizeof temp, "%s%02d/%s%02d", r->temp < 0 ? "M" : "", r->temp < 0 ? -r->temp : r->temp,
             r->dew < 0 ? "M" : "", r->dew < 0 ? -r->dew : r->dew);

    n = (size_t)snprintf(buf, size, "%s %02d%02d%02dZ", r->station, r->day, r->hour, r->minute);
    if (size == 0)
        return (int)(n + strlen(wind) + 3 + strlen(temp) + 1 + 6);
    n += (size_t)snprintf(buf + n, size - n, " %sKT", wind);
    n += (size_t)snprintf(buf + n, size - n, " %s Q%04d", temp, r->pressure);
    return (int)n;
}

static int order(int a, int b)
{
    return (a > b) - (a < b);
}

int wx_compare(const struct wxrecord *a, const struct wxrecord *b)
{
    int c = memcmp(a->station, b->station, 4);

    if (c != 0)
        return c < 0 ? -1 : 1;
    if ((c = order(a->day, b->day)) != 0 || (c = order(a->hour, b->hour)) != 0)
        return c;
    return order(a->minute, b->minute);
}

static double vapour(int celsius)
{
    return exp(17.625 * celsius / (243.04 + celsius));
}

int wx_humidity(const struct wxrecord *r)
{
    if (!wx_valid(r))
        return -1;
    return (int)(100.0 * vapour(r->dew) / vapour(r->temp) + 0.5);
}

const struct wxrecord *wx_coldest(const struct wxrecord *records, size_t n)
{
    const struct wxrecord *best = NULL;
    size_t i;

    for (i = 0; i < n; i++)
        if (!best || records[i].temp < best->temp)
            best = &records[i];
    return best;
}
