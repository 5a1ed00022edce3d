#include "termarea.h"

#include <assert.h>
#include <stdio.h>
#include <string.h>

static const char *selected;

void tma_select(const char *entry)
{
    selected = entry;
}

/* The field after this one, or NULL. */
static const char *next_field(const char *s)
{
    while (*s && *s != ':') {
        if (*s == '\\' && s[1])
            s++;
        s++;
    }
    return *s ? s + 1 : NULL;
}

/* What stands behind a capability's name, of the given kind; or NULL. */
static const char *find(const char *id, char kind)
{
    const char *s = selected;

    assert(s && "no entry is selected");
    if (id[0] == '\0' || id[1] == '\0')
        return NULL;
    while ((s = next_field(s)))
        if (s[0] == id[0] && s[1] == id[1] && id[2] == '\0') {
            if (kind ? s[2] == kind : s[2] == ':' || s[2] == '\0')
                return s + 2 + (kind != 0);
        }
    return NULL;
}

size_t tma_name(char *buffer, size_t size)
{
    size_t length;

    assert(selected && "no entry is selected");
    length = strcspn(selected, "|:");
    if (size > 0) {
        size_t n = length < size ? length : size - 1;

        memcpy(buffer, selected, n);
        buffer[n] = '\0';
    }
    return length;
}

int tma_flag(const char *id)
{
    return find(id, 0) != NULL;
}

int tma_number(const char *id)
{
    const char *s = find(id, '#');
    int n = 0;

    if (!s || *s < '0' || *s > '9')
        return -1;
    for (; *s >= '0' && *s <= '9'; s++) {
        n = 10 * n + (*s - '0');
        if (n > 32767)
            return -1;
    }
    return n;
}

/* Decodes one character of a string; *s is moved on. */
static char decode(const char **s)
{
    const char *p = *s;
    char c = *p++;

    if (c == '^' && *p && *p != ':') {
        c = (char)(*p++ & 31);
    } else if (c == '\\' && *p) {
        c = *p++;
        if (c == 'E') {
            c = 27;
        } else if (c >= '0' && c <= '7') {
            unsigned n = (unsigned)(c - '0');

            for (int i = 1; i < 3 && *p >= '0' && *p <= '7'; i++)
                n = 8 * n + (unsigned)(*p++ - '0');
            n &= 255;
            c = (char)(n ? n : 128); /* as a 0 would end the string */
        }
    }
    *s = p;
    return c ? c : (char)128;
}

size_t tma_size(const char *id)
{
    const char *s = find(id, '=');
    size_t size = 1;

    if (!s)
        return 0;
    while (*s && *s != ':') {
        decode(&s);
        size++;
    }
    return size;
}

char *tma_string(const char *id, char **area)
{
    const char *s = find(id, '=');
    char *start = *area, *to = start;

    if (!s)
        return NULL;
    while (*s && *s != ':')
        *to++ = decode(&s);
    *to++ = '\0';
    *area = to;
    return start;
}

static int bounded(int v)
{
    return v < 0 ? 0 : v > 32767 ? 32767 : v;
}

const char *tma_goto(const char *motion, int column, int row)
{
    static char result[64];
    char out[sizeof result + 8];
    int numbers[2] = {bounded(row), bounded(column)};
    size_t n = 0, used = 0;

    while (*motion && n < sizeof result) {
        int v = used < 2 ? numbers[used] : 0;

        if (*motion != '%') {
            out[n++] = *motion++;
            continue;
        }
        motion++;
        if (*motion == '%') {
            out[n++] = *motion++;
        } else if (*motion == 'd') {
            n += (size_t)snprintf(out + n, 8, "%d", v);
            used++;
            motion++;
        } else if (*motion == '+' && motion[1]) {
            v = (v + (unsigned char)motion[1]) & 255;
            out[n++] = (char)(v ? v : 128);
            used++;
            motion += 2;
        } else {
            n = sizeof result;
        }
    }
    if (n >= sizeof result)
        n = 0;
    memcpy(result, out, n);
    result[n] = '\0';
    return result;
}

void tma_puts(const char *string, int (*put)(int))
{
    while (*string)
        put((unsigned char)*string++);
}
