#include "fldcut.h"

#include <limits.h>
#include <string.h>

char *fc_next(char **p, int sep)
{
    char *s = *p, *q;

    if (s == NULL)
        return NULL;
    for (q = s; *q != '\0' && *q != (char)sep; q++)
        continue;
    if (*q == '\0') {
        *p = NULL;
    } else {
        *q = '\0';
        *p = q + 1;
    }
    return s;
}

int fc_split(char *line, int sep, char **fld, int max)
{
    char *rest = line;
    int n = 0;

    if (max < 1)
        return 0;
    while (n < max - 1 && rest != NULL)
        fld[n++] = fc_next(&rest, sep);
    if (rest != NULL)
        fld[n++] = rest;
    return n;
}

static int blank(char c)
{
    return c == ' ' || c == '\t';
}

int fc_words(char *line, char **fld, int max)
{
    char *s = line, *d;
    int n = 0, quoted;

    while (n < max) {
        while (blank(*s))
            s++;
        if (*s == '\0')
            break;
        fld[n++] = s;
        if (n == max)
            break;
        quoted = 0;
        for (d = s; *s != '\0' && (quoted || !blank(*s)); s++) {
            if (*s == '"')
                quoted = !quoted;
            else
                *d++ = *s;
        }
        if (*s != '\0')
            s++;
        *d = '\0';
    }
    return n;
}

char *fc_trim(char *s)
{
    size_t n;

    while (blank(*s) || *s == '\n')
        s++;
    n = strlen(s);
    while (n > 0 && (blank(s[n - 1]) || s[n - 1] == '\n'))
        n--;
    s[n] = '\0';
    return s;
}

char *fc_unesc(char *s)
{
    char *from = s, *to = s;

    while (*from != '\0') {
        char c = *from++;
        if (c == '\\' && *from != '\0') {
            c = *from++;
            if (c == 'n')
                c = '\n';
            else if (c == 't')
                c = '\t';
        }
        *to++ = c;
    }
    *to = '\0';
    return s;
}

int fc_join(char *const *fld, int n, int sep, char *dst, int size)
{
    int i, len = 0;

    for (i = 0; i < n; i++) {
        const char *s;
        if (i > 0) {
            if (len < size - 1)
                dst[len] = (char)sep;
            if (len < INT_MAX)
                len++;
        }
        for (s = fld[i]; *s != '\0'; s++) {
            if (len < size - 1)
                dst[len] = *s;
            if (len < INT_MAX)
                len++;
        }
    }
    if (size > 0)
        dst[len < size ? len : size - 1] = '\0';
    return len;
}

int fc_index(char *const *fld, int n, const char *key)
{
    int i;

    for (i = 0; i < n; i++)
        if (strcmp(fld[i], key) == 0)
            return i;
    return -1;
}
