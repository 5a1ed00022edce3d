#include "argquote.h"

#include <stdlib.h>
#include <string.h>

struct aq_line {
    char *text;
    size_t length, count;
};

static int is_space(char c)
{
    return c == ' ' || c == '\t' || c == '\n' || c == '\v';
}

static int is_plain(const char *arg)
{
    return *arg != '\0' && arg[strcspn(arg, " \t\n\v\"")] == '\0';
}

char *aq_quote(const char *arg)
{
    size_t length = strlen(arg), size, slashes = 0;
    const char *p;
    char *quoted, *to;

    if (length > AQ_MAX)
        return NULL;
    if (is_plain(arg)) {
        quoted = malloc(length + 1);
        return quoted ? memcpy(quoted, arg, length + 1) : NULL;
    }

    /* Two quotes and the NUL; a backslash for each quote inside and for each
     * backslash in front of it. */
    size = length + 3;
    for (p = arg; *p; p++) {
        if (*p == '\\') {
            slashes++;
            continue;
        }
        if (*p == '"')
            size += slashes + 1;
        slashes = 0;
    }

    if (size > AQ_MAX + 1 || !(quoted = to = malloc(size)))
        return NULL;
    *to++ = '"';
    slashes = 0;
    for (p = arg; *p; p++) {
        if (*p == '\\') {
            slashes++;
        } else {
            if (*p == '"')
                for (slashes++; slashes > 0; slashes--)
                    *to++ = '\\';
            slashes = 0;
        }
        *to++ = *p;
    }
    while (slashes-- > 0)
        *to++ = '\\';
    *to++ = '"';
    *to = '\0';
    return quoted;
}

aq_line *aq_new(void)
{
    aq_line *line = calloc(1, sizeof *line);

    if (line && !(line->text = calloc(1, 1))) {
        free(line);
        line = NULL;
    }
    return line;
}

void aq_free(aq_line *line)
{
    if (line) {
        free(line->text);
        free(line);
    }
}

int aq_add(aq_line *line, const char *arg)
{
    char *quoted = aq_quote(arg), *text;
    size_t extra, blank = line->count > 0;

    if (!quoted)
        return -1;
    extra = strlen(quoted) + blank;
    if (extra > AQ_MAX - line->length || !(text = realloc(line->text, line->length + extra + 1))) {
        free(quoted);
        return -1;
    }
    if (blank)
        text[line->length] = ' ';
    strcpy(text + line->length + blank, quoted);
    free(quoted);
    line->text = text;
    line->length += extra;
    line->count++;
    return 0;
}

const char *aq_text(const aq_line *line)
{
    return line->text;
}

size_t aq_count(const aq_line *line)
{
    return line->count;
}

char **aq_split(const char *text, size_t *count)
{
    size_t length = strlen(text), most = length / 2 + 2, n = 0;
    char **words, *to;

    if (length > AQ_MAX || !(words = malloc(most * sizeof *words + length + 1)))
        return NULL;
    to = (char *)(words + most);
    for (;;) {
        int inside = 0;

        while (is_space(*text))
            text++;
        if (!*text)
            break;
        words[n++] = to;
        while (*text && (inside || !is_space(*text))) {
            size_t slashes = strspn(text, "\\"), keep = slashes;

            text += slashes;
            if (*text == '"')
                keep = slashes / 2;
            memset(to, '\\', keep);
            to += keep;
            if (*text == '"') {
                if (slashes % 2)
                    *to++ = '"';
                else
                    inside = !inside;
                text++;
            } else if (slashes == 0) {
                *to++ = *text++;
            }
        }
        *to++ = '\0';
    }
    words[n] = NULL;
    *count = n;
    return words;
}
