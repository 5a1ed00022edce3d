#include "dmsang.h"

#include <stdio.h>
#include <stdlib.h>

static DmsAngle normal(int64_t angle)
{
    const int64_t turn = 2 * DMS_HALF_TURN;
    angle %= turn;
    if (angle > DMS_HALF_TURN)
        angle -= turn;
    else if (angle <= -DMS_HALF_TURN)
        angle += turn;
    return (DmsAngle)angle;
}

DmsAngle DmsNormalize(DmsAngle angle)
{
    return normal(angle);
}

DmsAngle DmsAdd(DmsAngle a, DmsAngle b)
{
    return normal((int64_t)a + b);
}

DmsAngle DmsNegate(DmsAngle angle)
{
    return normal(-(int64_t)angle);
}

DmsAngle DmsBetween(DmsAngle a, DmsAngle b)
{
    return normal((int64_t)b - a);
}

DmsAngle DmsMiddle(DmsAngle a, DmsAngle b)
{
    return normal((int64_t)a + DmsBetween(a, b) / 2);
}

double DmsDegrees(DmsAngle angle)
{
    return (double)normal(angle) / DMS_DEGREE;
}

int DmsFormat(DmsAngle angle, char *text, size_t size)
{
    angle = normal(angle);
    int degrees = angle / DMS_DEGREE;
    int rest = abs(angle % DMS_DEGREE);
    return snprintf(text, size, "%d:%02d:%02d", degrees, rest / 60, rest % 60);
}

static bool digit(char c)
{
    return c >= '0' && c <= '9';
}

/* ":dd", below 60 */
static const char *sixtieth(const char *p, int *value)
{
    if (p[0] != ':' || !digit(p[1]) || !digit(p[2]) || p[1] > '5')
        return NULL;
    *value = (p[1] - '0') * 10 + (p[2] - '0');
    return p + 3;
}

bool DmsParse(const char *text, DmsAngle *angle)
{
    bool negative = *text == '-';
    if (negative)
        text++;
    int degrees = 0, minutes, seconds, digits = 0;
    for (; digits < 3 && digit(*text); digits++)
        degrees = degrees * 10 + (*text++ - '0');
    if (digits == 0)
        return false;
    text = sixtieth(text, &minutes);
    if (text)
        text = sixtieth(text, &seconds);
    if (!text || *text)
        return false;
    int32_t size = degrees * DMS_DEGREE + minutes * 60 + seconds;
    *angle = normal(negative ? -size : size);
    return true;
}
