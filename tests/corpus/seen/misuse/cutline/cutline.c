#include "cutline.h"

#include <string.h>

static int is_blank(char c)
{
    return c == ' ' || c == '\t';
}

static int is_space(char c)
{
    return is_blank(c) || c == '\r' || c == '\n';
}

size_t cut_count(const char *line, char sep)
{
    size_t n = 1;

    for (; *line; line++) {
        if (*line == sep)
            n++;
    }
    return n;
}

size_t cut_fields(char *line, char sep, char **out, size_t max)
{
    size_t n = 0;

    while (n < max) {
        char *end;

        out[n++] = line;
        if (n == max)
            break;
        for (end = line; *end && *end != sep; end++)
            ;
        if (!*end)
            break;
        *end = '\0';
        line = end + 1;
    }
    out[n] = NULL;
    return n;
}

/* NUL behind the last character that is not white space. */
static void cut_tail(char *s)
{
    size_t n = strlen(s);

    if (n == 0 || !is_space(s[n - 1]))
        return;
    while (n > 0 && is_space(s[n - 1]))
        n--;
    s[n] = '\0';
}

/* The same for blanks only. */
static void cut_blank_tail(char *s)
{
    size_t n = strlen(s);

    if (n == 0 || !is_blank(s[n - 1]))
        return;
    while (n > 0 && is_blank(s[n - 1]))
        n--;
    s[n] = '\0';
}

size_t cut_words(char *line, char **out, size_t max)
{
    size_t n = 0;

    while (n < max) {
        while (is_blank(*line))
            line++;
        if (!*line)
            break;
        out[n++] = line;
        if (n == max) {
            cut_blank_tail(line);
            break;
        }
        while (*line && !is_blank(*line))
            line++;
        if (!*line)
            break;
        *line++ = '\0';
    }
    out[n] = NULL;
    return n;
}

char *cut_trim(char *s)
{
    while (is_space(*s))
        s++;
    cut_tail(s);
    return s;
}

int cut_pair(char *line, char sep, char **key, char **value)
{
    char *at = line;

    while (*at && *at != sep)
        at++;
    if (!*at)
        return 0;
    *at = '\0';
    *key = cut_trim(line);
    *value = cut_trim(at + 1);
    return 1;
}

char *cut_comment(char *line, char mark)
{
    char *p;

    for (p = line; *p; p++) {
        if (*p == mark && (p == line || is_blank(p[-1]))) {
            *p = '\0';
            break;
        }
    }
    return line;
}

/* Whether the quote at the end of s, which starts with one, is a real one and
 * the only one. */
static int is_quoted(const char *s)
{
    if (*s != '"')
        return 0;
    for (s++; *s; s++) {
        if (*s == '\\' && (s[1] == '"' || s[1] == '\\'))
            s++;
        else if (*s == '"')
            return s[1] == '\0';
    }
    return 0;
}

char *cut_unquote(char *s)
{
    char *from, *to;

    if (!is_quoted(s))
        return s;
    from = to = s + 1;
    while (*from != '"') {
        if (*from == '\\' && (from[1] == '"' || from[1] == '\\'))
            from++;
        *to++ = *from++;
    }
    *to = '\0';
    return s + 1;
}

/* Appends n characters at *len as far as they fit. */
static void append(char *dst, size_t size, size_t *len, const char *text,
                   size_t n)
{
    if (size > 0 && *len < size - 1) {
        size_t room = size - 1 - *len;

        memcpy(dst + *len, text, n < room ? n : room);
    }
    *len += n;
}

size_t cut_join(char *dst, size_t size, char *const *fields, char sep)
{
    size_t len = 0, i;

    for (i = 0; fields[i]; i++) {
        if (i > 0)
            append(dst, size, &len, &sep, 1);
        append(dst, size, &len, fields[i], strlen(fields[i]));
    }
    if (size > 0)
        dst[len < size ? len : size - 1] = '\0';
    return len;
}
