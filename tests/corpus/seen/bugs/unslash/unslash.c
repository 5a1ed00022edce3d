#include "unslash.h"

#include <stdlib.h>
#include <string.h>

struct us_reader {
    char *line;             /* the copy */
    const char *at;         /* where the next word is looked for */
    char *word;             /* as large as the line */
    bool failed;
};

us_reader *us_open(const char *line)
{
    size_t size = strlen(line) + 1;
    us_reader *reader;

    if (size - 1 > US_LINE)
        return NULL;
    reader = calloc(1, sizeof *reader);
    if (!reader)
        return NULL;
    reader->line = malloc(size);
    reader->word = malloc(size);
    if (!reader->line || !reader->word) {
        us_close(reader);
        return NULL;
    }
    memcpy(reader->line, line, size);
    reader->at = reader->line;
    return reader;
}

void us_close(us_reader *reader)
{
    if (!reader)
        return;
    free(reader->line);
    free(reader->word);
    free(reader);
}

static bool is_blank(char c)
{
    return c == ' ' || c == '\t' || c == '\n';
}

/* What stands in single quotes at *p, the first of them read; false when they
   are not closed. */
static bool single(const char **p, char **out)
{
    const char *s = *p;

    while (*s && *s != '\'')
        *(*out)++ = *s++;
    *p = s;
    if (!*s)
        return false;
    ++*p;
    return true;
}

/* Likewise in double quotes. */
static bool twofold(const char **p, char **out)
{
    const char *s = *p;

    while (*s && *s != '"') {
        if (*s == '\\') {
            s++;
            if (*s != '"' && *s != '\\')
                *(*out)++ = '\\';
        }
        *(*out)++ = *s++;
    }
    *p = s;
    if (!*s)
        return false;
    ++*p;
    return true;
}

const char *us_next(us_reader *reader)
{
    const char *p = reader->at;
    char *out = reader->word;

    if (reader->failed)
        return NULL;
    while (is_blank(*p))
        p++;
    if (!*p) {
        reader->at = p;
        return NULL;
    }
    while (*p && !is_blank(*p)) {
        bool closed = true;

        switch (*p) {
        case '\'':
            p++;
            closed = single(&p, &out);
            break;
        case '"':
            p++;
            closed = twofold(&p, &out);
            break;
        case '\\':
            if (p[1])
                p++;
            *out++ = *p++;
            break;
        default:
            *out++ = *p++;
        }
        if (!closed) {
            reader->at = p;
            reader->failed = true;
            return NULL;
        }
    }
    *out = '\0';
    reader->at = p;
    return reader->word;
}

bool us_failed(const us_reader *reader)
{
    return reader->failed;
}

void us_rewind(us_reader *reader)
{
    reader->at = reader->line;
    reader->failed = false;
}

int us_count(const char *line)
{
    us_reader *reader = us_open(line);
    int count = 0;

    if (!reader)
        return -1;
    while (us_next(reader))
        count++;
    if (us_failed(reader))
        count = -1;
    us_close(reader);
    return count;
}

bool us_plain(const char *word)
{
    return *word && word[strcspn(word, " \t\n\\'\"")] == '\0';
}

struct sink {
    char *buf;
    size_t size, length;
};

static void put(struct sink *sink, char c)
{
    if (sink->length + 1 < sink->size)
        sink->buf[sink->length] = c;
    sink->length++;
}

size_t us_quote(const char *word, char *buf, size_t size)
{
    struct sink sink = { buf, size, 0 };
    char quote = 0;

    if (!us_plain(word))
        quote = strchr(word, '\'') ? '"' : '\'';
    if (quote)
        put(&sink, quote);
    for (; *word; word++) {
        if (quote == '"' && (*word == '"' || *word == '\\'))
            put(&sink, '\\');
        put(&sink, *word);
    }
    if (quote)
        put(&sink, quote);
    if (size > 0)
        buf[sink.length < size ? sink.length : size - 1] = '\0';
    return sink.length;
}
