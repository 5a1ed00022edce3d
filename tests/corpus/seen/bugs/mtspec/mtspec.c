#include "mtspec.h"

#include <limits.h>
#include <stdio.h>
#include <string.h>

static const char *const types[] = { "file", "dir", "link" };

static mtspec_error number(const char **s, unsigned base, long long max, long long *value)
{
    long long v = 0;
    const char *p = *s;
    if (*p < '0' || *p >= '0' + (int)base)
        return MTSPEC_SYNTAX;
    for (; *p >= '0' && *p < '0' + (int)base; p++) {
        int digit = *p - '0';
        if (v > (max - digit) / (long long)base)
            return MTSPEC_RANGE;
        v = v * (long long)base + digit;
    }
    *s = p;
    *value = v;
    return MTSPEC_OK;
}

mtspec_error mtspec_parse_time(const char *text, mtspec_time *time)
{
    mtspec_error e = number(&text, 10, LLONG_MAX, &time->sec);
    if (e)
        return e;
    if (*text == '.') {
        long scale = 100000000, nsec = 0;
        text++;
        if (*text < '0' || *text > '9')
            return MTSPEC_SYNTAX;
        for (; *text >= '0' && *text <= '9'; text++, scale /= 10) {
            if (!scale)
                return MTSPEC_RANGE;
            nsec += (*text - '0') * scale;
        }
        time->nsec = nsec;
    }
    return *text ? MTSPEC_SYNTAX : MTSPEC_OK;
}

static mtspec_error parse_name(const char **s, char *name)
{
    size_t len = 0;
    const char *p = *s;
    for (; *p && !strchr(" \t\n", *p); p++) {
        int c = (unsigned char)*p;
        if (c == '\\') {
            c = 0;
            for (int i = 1; i <= 3; i++) {
                if (p[i] < '0' || p[i] > '7')
                    return MTSPEC_SYNTAX;
                c = c * 8 + p[i] - '0';
            }
            if (c == 0 || c > 255)
                return MTSPEC_RANGE;
            p += 3;
        }
        if (len == MTSPEC_NAME - 1)
            return MTSPEC_TOOLONG;
        name[len++] = (char)c;
    }
    name[len] = '\0';
    *s = p;
    return MTSPEC_OK;
}

static mtspec_error keyword(const char *key, const char *value, mtspec_entry *entry)
{
    long long v;
    mtspec_error e;

    if (!strcmp(key, "type")) {
        for (int i = 0; i < 3; i++)
            if (!strcmp(value, types[i])) {
                entry->type = (mtspec_type)i;
                return MTSPEC_OK;
            }
        return MTSPEC_SYNTAX;
    }
    if (!strcmp(key, "time")) {
        mtspec_time t;
        e = mtspec_parse_time(value, &t);
        if (!e)
            entry->time = t;
        return e;
    }
    int mode = !strcmp(key, "mode");
    if (!mode && strcmp(key, "size"))
        return MTSPEC_KEYWORD;
    e = number(&value, mode ? 8 : 10, mode ? 07777 : LLONG_MAX, &v);
    if (e || *value)
        return e ? e : MTSPEC_SYNTAX;
    if (mode)
        entry->mode = (unsigned)v;
    else
        entry->size = v;
    return MTSPEC_OK;
}

mtspec_error mtspec_parse(const char *line, mtspec_entry *entry)
{
    memset(entry, 0, sizeof *entry);
    line += strspn(line, " \t");
    if (!*line || *line == '\n' || *line == '#')
        return MTSPEC_NONAME;
    mtspec_error e = parse_name(&line, entry->name);
    while (!e) {
        char word[64], *value;
        line += strspn(line, " \t");
        size_t len = strcspn(line, " \t\n");
        if (!len)
            break;
        if (len >= sizeof word)
            return MTSPEC_TOOLONG;
        memcpy(word, line, len);
        word[len] = '\0';
        line += len;
        value = strchr(word, '=');
        if (!value)
            return MTSPEC_KEYWORD;
        *value++ = '\0';
        e = keyword(word, value, entry);
    }
    return e;
}

int mtspec_compare_time(mtspec_time a, mtspec_time b)
{
    if (a.sec != b.sec)
        return a.sec < b.sec ? -1 : 1;
    return (a.nsec > b.nsec) - (a.nsec < b.nsec);
}

int mtspec_equal(const mtspec_entry *a, const mtspec_entry *b)
{
    return !strcmp(a->name, b->name) && a->type == b->type && a->mode == b->mode && a->size == b->size &&
           mtspec_compare_time(a->time, b->time) == 0;
}

size_t mtspec_format(const mtspec_entry *entry, char *dst, size_t cap)
{
    char name[4 * MTSPEC_NAME];
    size_t len = 0;
    for (const char *p = entry->name; *p; p++) {
        unsigned char c = (unsigned char)*p;
        if (c <= ' ' || c == '\\' || c == '#' || c >= 0x7F)
            len += (size_t)sprintf(name + len, "\\%03o", (unsigned)c);
        else
            name[len++] = (char)c;
    }
    name[len] = '\0';
    int n = snprintf(dst, cap, "%s type=%s mode=%04o size=%lld time=%lld.%09ld", name, types[entry->type],
                     entry->mode, entry->size, entry->time.sec, entry->time.nsec);
    return n < 0 ? 0 : (size_t)n;
}
