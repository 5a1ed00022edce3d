#include "gencpy.h"

#include <assert.h>
#include <limits.h>
#include <string.h>

static const char letters[] = "\a\b\f\n\r\t\v\\";
static const char escapes[] = "abfnrtv\\";

char *gc_streadd(char *out, const char *in, const char *except)
{
    for (; *in != '\0'; in++) {
        unsigned char c = (unsigned char)*in;
        const char *p;
        if (except != NULL && strchr(except, *in) != NULL) {
            *out++ = *in;
        } else if ((p = strchr(letters, *in)) != NULL) {
            *out++ = '\\';
            *out++ = escapes[p - letters];
        } else if (c >= ' ' && c <= '~') {
            *out++ = *in;
        } else {
            *out++ = '\\';
            *out++ = (char)('0' + (c >> 6));
            *out++ = (char)('0' + (c >> 3 & 7));
            *out++ = (char)('0' + (c & 7));
        }
    }
    *out = '\0';
    return out;
}

char *gc_strecpy(char *out, const char *in, const char *except)
{
    gc_streadd(out, in, except);
    return out;
}

char *gc_strcadd(char *out, const char *in)
{
    while (*in != '\0') {
        const char *p;
        if (*in != '\\') {
            *out++ = *in++;
            continue;
        }
        in++;
        if (*in == '\0')
            break;
        if (*in >= '0' && *in <= '7') {
            unsigned value = 0;
            for (int i = 0; i < 3 && *in >= '0' && *in <= '7'; i++)
                value = value * 8 + (unsigned)(*in++ - '0');
            if ((value & 0xff) == 0)
                break;
            *out++ = (char)(unsigned char)value;
        } else {
            p = strchr(escapes, *in);
            *out++ = p != NULL ? letters[p - escapes] : *in;
            in++;
        }
    }
    *out = '\0';
    return out;
}

char *gc_strccpy(char *out, const char *in)
{
    gc_strcadd(out, in);
    return out;
}

char *gc_strtrns(const char *s, const char *old, const char *new, char *result)
{
    char *r = result;

    assert(strlen(new) >= strlen(old));
    for (; *s != '\0'; s++) {
        const char *p = strchr(old, *s);
        *r++ = p != NULL ? new[p - old] : *s;
    }
    *r = '\0';
    return result;
}

size_t gc_bufsplit(char *buf, const char *seps, size_t n, char **a)
{
    size_t count = 0;

    if (n == 0)
        return 0;
    a[count++] = buf;
    while (count < n) {
        buf += strcspn(buf, seps);
        if (*buf == '\0')
            break;
        *buf++ = '\0';
        a[count++] = buf;
    }
    buf += strlen(buf);
    for (size_t i = count; i < n; i++)
        a[i] = buf;
    return count;
}

int gc_strfind(const char *s, const char *part)
{
    const char *p = strstr(s, part);

    return p != NULL && p - s <= INT_MAX ? (int)(p - s) : -1;
}

char *gc_strrspn(const char *s, const char *set)
{
    const char *end = s + strlen(s);

    while (end > s && strchr(set, end[-1]) != NULL)
        end--;
    return (char *)end;
}
