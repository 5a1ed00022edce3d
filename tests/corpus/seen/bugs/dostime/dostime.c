#include "dostime.h"

#include <string.h>

static const char *const month_names = "JanFebMarAprMayJunJulAugSepOctNovDec";

static int is_leap(int year)
{
    return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
}

static int month_days(int year, int month)
{
    static const unsigned char days[12] = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};

    return days[month - 1] + (month == 2 && is_leap(year));
}

static int fields_valid(const struct dos_fields *f)
{
    if (f->year < 1980 || f->year > 2107 || f->month < 1 || f->month > 12)
        return 0;
    if (f->day < 1 || f->day > month_days(f->year, f->month))
        return 0;
    return f->hour >= 0 && f->hour <= 23 && f->minute >= 0 && f->minute <= 59 &&
           f->second >= 0 && f->second <= 59;
}

int dos_pack(const struct dos_fields *f, dos_stamp *out)
{
    if (!fields_valid(f))
        return -1;
    *out = (uint32_t)(f->year - 1980) << 25 | (uint32_t)f->month << 21 |
           (uint32_t)f->day << 16 | (uint32_t)f->hour << 11 |
           (uint32_t)f->minute << 5 | (uint32_t)f->second / 2;
    return 0;
}

void dos_unpack(dos_stamp s, struct dos_fields *f)
{
    f->year = 1980 + (int)(s >> 25);
    f->month = (int)(s >> 21 & 15);
    f->day = (int)(s >> 16 & 31);
    f->hour = (int)(s >> 11 & 31);
    f->minute = (int)(s >> 5 & 63);
    f->second = (int)(s & 31) * 2;
}

int dos_valid(dos_stamp s)
{
    struct dos_fields f;

    dos_unpack(s, &f);
    return fields_valid(&f);
}

/* Days from 1980-01-01 to the first of January of that year. */
static int days_before_year(int year)
{
    int y = year - 1;

    return y * 365 + y / 4 - y / 100 + y / 400 - (1979 * 365 + 1979 / 4 - 1979 / 100 + 1979 / 400);
}

static int day_number(const struct dos_fields *f)
{
    int days = days_before_year(f->year);

    for (int m = 1; m < f->month; m++)
        days += month_days(f->year, m);
    return days + f->day - 1;
}

int64_t dos_seconds(dos_stamp s)
{
    struct dos_fields f;

    dos_unpack(s, &f);
    if (!fields_valid(&f))
        return -1;
    return (int64_t)day_number(&f) * 86400 + f.hour * 3600 + f.minute * 60 + f.second;
}

int dos_from_seconds(int64_t seconds, dos_stamp *out)
{
    struct dos_fields f;
    int days, rest;

    if (seconds < 0 || seconds / 86400 >= days_before_year(2108))
        return -1;
    days = (int)(seconds / 86400);
    rest = (int)(seconds % 86400);
    f.year = 1980 + days / 366;
    while (days >= days_before_year(f.year + 1))
        f.year++;
    days -= days_before_year(f.year);
    f.month = 1;
    while (days >= month_days(f.year, f.month)) {
        days -= month_days(f.year, f.month);
        f.month++;
    }
    f.day = days + 1;
    f.hour = rest / 3600;
    f.minute = rest / 60 % 60;
    f.second = rest % 60;
    return dos_pack(&f, out);
}

int dos_weekday(dos_stamp s)
{
    struct dos_fields f;

    dos_unpack(s, &f);
    if (!fields_valid(&f))
        return -1;
    return (day_number(&f) + 2) % 7; /* 1980-01-01 was a Tuesday */
}

/* Writes the last `width` digits of n and returns the place behind them. */
static char *put_digits(char *p, int n, int width)
{
    for (int i = width - 1; i >= 0; i--) {
        p[i] = (char)('0' + n % 10);
        n /= 10;
    }
    return p + width;
}

char *dos_iso(dos_stamp s, char *buf)
{
    struct dos_fields f;
    char *p = buf;

    dos_unpack(s, &f);
    p = put_digits(p, f.year, 4);
    *p++ = '-';
    p = put_digits(p, f.month, 2);
    *p++ = '-';
    p = put_digits(p, f.day, 2);
    *p++ = ' ';
    p = put_digits(p, f.hour, 2);
    *p++ = ':';
    p = put_digits(p, f.minute, 2);
    *p++ = ':';
    p = put_digits(p, f.second, 2);
    *p = '\0';
    return buf;
}

char *dos_list(dos_stamp s, char *buf)
{
    struct dos_fields f;
    char *p = buf;

    dos_unpack(s, &f);
    p = put_digits(p, f.year, 4);
    *p++ = '-';
    if (f.month > 0) {
        memcpy(p, month_names + 3 * (f.month - 1), 3);
        p += 3;
    } else {
        p = put_digits(p, f.month, 3);
    }
    *p++ = '-';
    p = put_digits(p, f.day, 2);
    *p++ = ' ';
    p = put_digits(p, f.hour, 2);
    *p++ = ':';
    p = put_digits(p, f.minute, 2);
    *p = '\0';
    return buf;
}

int dos_parse(const char *text, dos_stamp *out)
{
    static const char shape[] = "dddd-dd-dd dd:dd:dd";
    int number[6] = {0}, field = 0;
    struct dos_fields f;

    for (size_t i = 0; i < sizeof shape - 1; i++) {
        if (shape[i] == 'd') {
            if (text[i] < '0' || text[i] > '9')
                return -1;
            number[field] = number[field] * 10 + (text[i] - '0');
        } else {
            if (text[i] != shape[i])
                return -1;
            field++;
        }
    }
    if (text[sizeof shape - 1] != '\0' || number[5] % 2 != 0)
        return -1;
    f.year = number[0];
    f.month = number[1];
    f.day = number[2];
    f.hour = number[3];
    f.minute = number[4];
    f.second = number[5];
    return dos_pack(&f, out);
}
