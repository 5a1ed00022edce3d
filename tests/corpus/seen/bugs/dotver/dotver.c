#include "dotver.h"

#include <stdio.h>
#include <string.h>

static bool is_digit(char c)
{
    return c >= '0' && c <= '9';
}

static bool is_identifier(char c)
{
    return is_digit(c) || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '-';
}

static size_t id_length(const char *s)
{
    size_t n = 0;
    while (is_identifier(s[n]))
        n++;
    return n;
}

static bool id_numeric(const char *s, size_t n)
{
    for (size_t i = 0; i < n; i++)
        if (!is_digit(s[i]))
            return false;
    return true;
}

bool dotver_make(dotver *v, unsigned major, unsigned minor, unsigned patch)
{
    if (major > DOTVER_PART_MAX || minor > DOTVER_PART_MAX || patch > DOTVER_PART_MAX)
        return false;
    v->major = major;
    v->minor = minor;
    v->patch = patch;
    memset(v->pre, 0, sizeof v->pre);
    return true;
}

static bool valid_pre(const char *pre)
{
    if (strlen(pre) > DOTVER_PRE_MAX)
        return false;
    for (;;) {
        size_t n = id_length(pre);
        if (n == 0 || (n > 1 && pre[0] == '0' && id_numeric(pre, n)))
            return false;
        pre += n;
        if (*pre == '\0')
            return true;
        if (*pre++ != '.')
            return false;
    }
}

bool dotver_set_pre(dotver *v, const char *pre)
{
    if (*pre != '\0' && !valid_pre(pre))
        return false;
    memmove(v->pre, pre, strlen(pre) + 1);
    return true;
}

static bool parse_part(const char **at, unsigned *part)
{
    const char *s = *at;
    if (!is_digit(*s) || (s[0] == '0' && is_digit(s[1])))
        return false;
    for (*part = 0; is_digit(*s); s++) {
        *part = 10 * *part + (unsigned)(*s - '0');
        if (*part > DOTVER_PART_MAX)
            return false;
    }
    *at = s;
    return true;
}

bool dotver_parse(dotver *v, const char *text)
{
    unsigned part[3];
    dotver result;
    for (int i = 0; i < 3; i++) {
        if (i > 0 && *text++ != '.')
            return false;
        if (!parse_part(&text, &part[i]))
            return false;
    }
    if (!dotver_make(&result, part[0], part[1], part[2]))
        return false;
    if (*text == '-') {
        if (text[1] == '\0' || !dotver_set_pre(&result, text + 1))
            return false;
    } else if (*text != '\0') {
        return false;
    }
    *v = result;
    return true;
}

int dotver_format(const dotver *v, char *buffer, size_t size)
{
    return snprintf(buffer, size, "%u.%u.%u%s%s", v->major, v->minor, v->patch, v->pre[0] == '\0' ? "" : "-", v->pre);
}

static int order(unsigned a, unsigned b)
{
    return (a > b) - (a < b);
}

static int compare_id(const char *a, size_t m, const char *b, size_t n)
{
    bool number = id_numeric(a, m);
    if (number && id_numeric(b, n) && m != n)
        return m < n ? -1 : 1;
    if (number != id_numeric(b, n))
        return -1;
    int result = memcmp(a, b, m < n ? m : n);
    return result != 0 ? result : (m > n) - (m < n);
}

static int compare_pre(const char *a, const char *b)
{
    if (*a == '\0' || *b == '\0')
        return (*a == '\0') - (*b == '\0');
    for (;;) {
        size_t m = id_length(a), n = id_length(b);
        int result = compare_id(a, m, b, n);
        if (result != 0)
            return result;
        a += m;
        b += n;
        if (*a != '.' || *b != '.')
            return (*a == '.') - (*b == '.');
        a++;
        b++;
    }
}

int dotver_compare(const dotver *a, const dotver *b)
{
    if (a->major != b->major)
        return order(a->major, b->major);
    if (a->minor != b->minor)
        return order(a->minor, b->minor);
    if (a->patch != b->patch)
        return order(a->patch, b->patch);
    return compare_pre(a->pre, b->pre);
}

bool dotver_bump_minor(dotver *v)
{
    return v->minor < DOTVER_PART_MAX && dotver_make(v, v->major, v->minor + 1, 0);
}

bool dotver_bump_patch(dotver *v)
{
    return v->patch < DOTVER_PART_MAX && dotver_make(v, v->major, v->minor, v->patch + 1);
}

bool dotver_is_stable(const dotver *v)
{
    return v->major > 0 && v->pre[0] == '\0';
}
