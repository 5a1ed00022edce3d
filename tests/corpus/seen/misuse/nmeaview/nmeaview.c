#include "nmeaview.h"

#include <stdlib.h>
#include <string.h>

unsigned char nmea_checksum(const char *text)
{
    unsigned char sum = 0;
    while (*text)
        sum ^= (unsigned char)*text++;
    return sum;
}

static int hex(char c)
{
    if (c >= '0' && c <= '9')
        return c - '0';
    if (c >= 'A' && c <= 'F')
        return c - 'A' + 10;
    if (c >= 'a' && c <= 'f')
        return c - 'a' + 10;
    return -1;
}

nmea_error nmea_open(nmea_view *v, char *line)
{
    memset(v, 0, sizeof *v);
    if (line[0] != '$')
        return NMEA_NO_DOLLAR;
    line++;
    line[strcspn(line, "\r\n")] = '\0';
    char *star = strchr(line, '*');
    if (star) {
        int high = hex(star[1]);
        int low = high < 0 ? -1 : hex(star[2]);
        *star = '\0';
        if (low < 0 || star[3] != '\0' || nmea_checksum(line) != high * 16 + low)
            return NMEA_BAD_CHECKSUM;
    }
    for (;;) {
        if (v->count == NMEA_FIELDS)
            return NMEA_TOO_MANY;
        v->field[v->count++] = line;
        line = strchr(line, ',');
        if (!line)
            return NMEA_OK;
        *line++ = '\0';
    }
}

size_t nmea_count(const nmea_view *v)
{
    return v->count;
}

const char *nmea_field(const nmea_view *v, size_t i)
{
    return v->field[i];
}

bool nmea_empty(const nmea_view *v, size_t i)
{
    return v->field[i][0] == '\0';
}

bool nmea_is(const nmea_view *v, const char *type)
{
    return strcmp(v->field[0], type) == 0;
}

/* Digits with at most one point: strtod() takes too much. */
static bool plain_number(const char *text, double *number)
{
    const char *p = text + (*text == '-');
    size_t digits = 0, points = 0;
    for (; *p; p++) {
        if (*p >= '0' && *p <= '9')
            digits++;
        else if (*p == '.')
            points++;
        else
            return false;
    }
    if (digits == 0 || points > 1)
        return false;
    *number = strtod(text, NULL);
    return true;
}

double nmea_number(const nmea_view *v, size_t i, double otherwise)
{
    double number;
    return plain_number(v->field[i], &number) ? number : otherwise;
}

bool nmea_coord(const nmea_view *v, size_t i, double *degrees)
{
    double raw;
    const char *side = v->field[i + 1];
    if (!plain_number(v->field[i], &raw) || raw < 0 || raw > 18000)
        return false;
    if (strlen(side) != 1 || !strchr("NSEW", side[0]))
        return false;
    int whole = (int)(raw / 100);
    double result = whole + (raw - whole * 100) / 60;
    *degrees = side[0] == 'S' || side[0] == 'W' ? -result : result;
    return true;
}
