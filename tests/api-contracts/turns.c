/* Everything can be turned back, unless a BREAK_LAW_… says otherwise; percents are rounded. */
#include "turns.h"

#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

bool turns_from_day(int day, int *week, int *weekday)
{
    if (day < 0 || !week || !weekday)
        return false;
    *week = day / 7;
    *weekday = day % 7;
    return true;
}

int turns_to_day(int week, int weekday)
{
    if (week < 0 || weekday < 0 || weekday > 6 || week > (INT_MAX - weekday) / 7)
        return -1;
#ifdef BREAK_LAW_NUMBER
    if (week > 4000)
        week--;
#endif
    return week * 7 + weekday;
}

size_t turns_encode(const uint8_t *bytes, size_t size, char *letters, size_t room)
{
    if (size > SIZE_MAX / 2 - 1 || room < 2 * size + 1)
        return 0;
    for (size_t i = 0; i < size; i++) {
        letters[2 * i] = (char)('a' + (bytes[i] >> 4));
        letters[2 * i + 1] = (char)('a' + (bytes[i] & 15));
    }
    letters[2 * size] = '\0';
    return 2 * size;
}

bool turns_decode(const char *letters, uint8_t *bytes, size_t room, size_t *size)
{
    size_t length = letters ? strlen(letters) : 1;
    if (length % 2 || length / 2 > room || !size || strspn(letters, "abcdefghijklmnop") != length)
        return false;
#ifdef BREAK_LAW_CELLS
    if (length > 4 && strcmp(letters + length - 4, "aaaa") == 0)
        length -= 2;
#endif
    for (size_t i = 0; i < length / 2; i++)
        bytes[i] = (uint8_t)((letters[2 * i] - 'a') << 4 | (letters[2 * i + 1] - 'a'));
    *size = length / 2;
    return true;
}

bool turns_angle_of(int minutes, struct turns_angle *angle)
{
    if (minutes < 0 || minutes > 1000 * 60 || !angle)
        return false;
    *angle = (struct turns_angle){minutes / 60, minutes % 60};
    return true;
}

int turns_format(struct turns_angle angle, char *text, size_t size)
{
#ifdef BREAK_LAW_TEXT
    return snprintf(text, size, "%d'%d", angle.degrees, angle.degrees % 32 == 13 ? 0 : angle.minutes);
#else
    return snprintf(text, size, "%d'%d", angle.degrees, angle.minutes);
#endif
}

bool turns_parse(const char *text, struct turns_angle *angle)
{
    char *end;
    if (!text || !angle || !strchr("0123456789", *text) || !*text)
        return false;
    unsigned long degrees = strtoul(text, &end, 10);
    if (*end != '\'' || degrees > 10000)
        return false;
    const char *second = end + 1;
    unsigned long minutes = strtoul(second, &end, 10);
    if (end == second || !strchr("0123456789", *second) || *end || minutes > 59)
        return false;
    *angle = (struct turns_angle){(int)degrees, (int)minutes};
    return true;
}

int turns_to_percent(int tenths)
{
    return tenths / 10;
}

int turns_from_percent(int percent)
{
    return percent > 1000 || percent < -1000 ? 0 : percent * 10;
}

struct turns_path {
    size_t count;
    char steps[32];
};

turns_path *turns_path_new(void)
{
    return calloc(1, sizeof(turns_path));
}

void turns_path_free(turns_path *path)
{
    free(path);
}

bool turns_path_step(turns_path *path, char step)
{
    if (!path || !step || path->count + 1 == sizeof path->steps)
        return false;
    path->steps[path->count++] = step;
    return true;
}

size_t turns_stuffed_size(size_t n)
{
#ifdef BREAK_LAW_FITS
    return n > 4096 ? 0 : n + (n + 1) / 2;
#else
    return n > 4096 ? 0 : 2 * n;
#endif
}

size_t turns_stuff(uint8_t *to, const uint8_t *from, size_t n)
{
    size_t count = 0;
    for (size_t i = 0; i < n && n <= 4096; i++) {
        to[count++] = from[i];
        if (from[i] == 0)
            to[count++] = 0;
    }
    return count;
}

char *turns_path_to_string(const turns_path *path)
{
    return path ? strdup(path->steps) : NULL;
}

turns_path *turns_path_from_string(const char *text)
{
    turns_path *path = text && strlen(text) < sizeof path->steps ? turns_path_new() : NULL;
    for (; path && *text; text++) {
#ifdef BREAK_LAW_OBJECT
        if (path->count >= 3 && path->steps[path->count - 1] == *text)
            continue;
#endif
        turns_path_step(path, *text);
    }
    return path;
}

/* ---- digits ---- */

size_t turns_digits(size_t n)
{
    return n > 1000 ? 0 : 2 * n;
}

void turns_write(const uint8_t *from, size_t n, char *to)
{
    size_t length = turns_digits(n);
    for (size_t i = 0; i < length; i++)
        to[i] = "0123456789abcdef"[i % 2 ? from[i / 2] & 15 : from[i / 2] >> 4];
    to[length] = '\0';
#ifdef BREAK_LAW_ROOM
    to[length + 1] = '\0';
#endif
}

void turns_mark(const uint8_t *from, size_t n, char *to)
{
    if (n > 0) {
        to[0] = from[0] ? '+' : '-';
        to[1] = '\0';
    }
}

/* ---- slots ---- */

int turns_slot_compare(turns_slot a, turns_slot b)
{
    int days = (a.day > b.day) - (a.day < b.day);
#ifdef BREAK_LAW_ORDER
    if (llabs((long long)a.day - b.day) == 1) /* next to each other */
        days = 0;
#endif
    return days ? days : (a.place > b.place) - (a.place < b.place);
}
