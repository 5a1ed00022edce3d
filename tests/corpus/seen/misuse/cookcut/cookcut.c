#include "cookcut.h"

#include <string.h>

void cookcut_init(cookcut *jar, cookcut_pair *slots, size_t room)
{
    jar->slots = slots;
    jar->room = room;
    jar->count = 0;
    jar->dropped = 0;
}

static int blank(char c)
{
    return c == ' ' || c == '\t' || c == '\r' || c == '\n';
}

// Terminates the piece from `from` to `to` without the blanks around it.
static char *trim(char *from, char *to)
{
    while (from < to && blank(*from))
        from++;
    while (to > from && blank(to[-1]))
        to--;
    *to = '\0';
    return from;
}

static char *unquote(char *value)
{
    size_t length = strlen(value);
    if (length < 2 || value[0] != '"' || value[length - 1] != '"')
        return value;
    value[length - 1] = '\0';
    return value + 1;
}

size_t cookcut_split(cookcut *jar, char *header)
{
    size_t added = 0;
    char *at = header;
    for (;;) {
        char *end = at + strcspn(at, ";");
        int last = *end == '\0';
        char *equals = memchr(at, '=', (size_t)(end - at));
        char *value = end;
        if (equals != NULL)
            value = unquote(trim(equals + 1, end));
        char *name = trim(at, equals != NULL ? equals : end);
        if (equals == NULL)
            value = name + strlen(name);
        if (*name != '\0') {
            if (jar->count < jar->room) {
                jar->slots[jar->count].name = name;
                jar->slots[jar->count].value = value;
                jar->count++;
                added++;
            } else {
                jar->dropped++;
            }
        }
        if (last)
            return added;
        at = end + 1;
    }
}

char *cookcut_get(const cookcut *jar, const char *name)
{
    for (size_t i = 0; i < jar->count; i++)
        if (strcmp(jar->slots[i].name, name) == 0)
            return jar->slots[i].value;
    return NULL;
}

cookcut_pair cookcut_at(const cookcut *jar, size_t number)
{
    return jar->slots[number];
}

void cookcut_drop(cookcut *jar, size_t number)
{
    jar->count--;
    for (size_t i = number; i < jar->count; i++)
        jar->slots[i] = jar->slots[i + 1];
}

static int hex(char c)
{
    if (c >= '0' && c <= '9')
        return c - '0';
    if (c >= 'a' && c <= 'f')
        return c - 'a' + 10;
    if (c >= 'A' && c <= 'F')
        return c - 'A' + 10;
    return -1;
}

size_t cookcut_unescape(char *value)
{
    char *to = value;
    for (const char *from = value; *from != '\0';) {
        int high = -1, low = -1;
        if (*from == '%' && (high = hex(from[1])) >= 0)
            low = hex(from[2]);
        if (low >= 0 && high + low > 0) {
            *to++ = (char)(unsigned char)(high * 16 + low);
            from += 3;
        } else {
            *to++ = *from++;
        }
    }
    *to = '\0';
    return (size_t)(to - value);
}

static size_t put(char *out, size_t size, size_t at, const char *text)
{
    for (; *text != '\0'; text++, at++)
        if (at + 1 < size)
            out[at] = *text;
    return at;
}

size_t cookcut_join(const cookcut *jar, char *out, size_t size)
{
    size_t at = 0;
    for (size_t i = 0; i < jar->count; i++) {
        if (i > 0)
            at = put(out, size, at, "; ");
        at = put(out, size, at, jar->slots[i].name);
        at = put(out, size, at, "=");
        at = put(out, size, at, jar->slots[i].value);
    }
    if (size > 0)
        out[at < size ? at : size - 1] = '\0';
    return at;
}
