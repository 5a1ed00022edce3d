#include "csvline.h"

#include <string.h>

/* Where a field goes, character by character. */
struct sink {
    char *buffer;
    size_t size;
    size_t length;
};

static void put(struct sink *sink, char c)
{
    if (sink->length + 1 < sink->size)
        sink->buffer[sink->length] = c;
    sink->length++;
}

static void end(struct sink *sink)
{
    if (sink->size)
        sink->buffer[sink->length < sink->size ? sink->length : sink->size - 1] = '\0';
}

static bool ends_line(char c)
{
    return c == '\0' || c == '\n';
}

/* Reads one field; returns where it ends, or NULL. */
static const char *read_field(const char *at, struct sink *sink)
{
    if (*at != '"') {
        while (!ends_line(*at) && *at != ',') {
            if (*at == '"')
                return NULL;
            put(sink, *at++);
        }
        return at;
    }
    for (at++;; at++) {
        if (*at == '\0')
            return NULL;
        if (*at == '"' && *++at != '"')
            break;
        put(sink, *at);
    }
    return ends_line(*at) || *at == ',' ? at : NULL;
}

/* Number of fields, and where the line ends; -1 and the place of the trouble. */
static int count_fields(const char *line, const char **stop)
{
    int count = 0;
    for (;;) {
        struct sink nowhere = {NULL, 0, 0};
        *stop = line;
        line = read_field(line, &nowhere);
        if (!line)
            return -1;
        count++;
        *stop = line;
        if (*line != ',')
            return count;
        line++;
    }
}

int csvline_count(const char *line)
{
    const char *stop;
    return count_fields(line, &stop);
}

long csvline_field(const char *line, int index, char *buffer, size_t size)
{
    if (index < 0 || index >= csvline_count(line))
        return -1;
    for (;; index--, line++) {
        struct sink sink = {index ? NULL : buffer, index ? 0 : size, 0};
        line = read_field(line, &sink);
        if (index == 0) {
            end(&sink);
            return (long)sink.length;
        }
    }
}

size_t csvline_quote(const char *field, char *buffer, size_t size)
{
    struct sink sink = {buffer, size, 0};
    bool quoted = strpbrk(field, ",\"\n") != NULL;
    if (quoted)
        put(&sink, '"');
    for (; *field; field++) {
        if (*field == '"')
            put(&sink, '"');
        put(&sink, *field);
    }
    if (quoted)
        put(&sink, '"');
    end(&sink);
    return sink.length;
}

bool csvline_equal(const char *a, const char *b)
{
    int count = csvline_count(a);
    if (count < 0 || count != csvline_count(b))
        return false;
    for (;; a++, b++) {
        /* Both fields in step: a quoted one starts behind its quote. */
        bool a_quoted = *a == '"', b_quoted = *b == '"';
        a += a_quoted;
        b += b_quoted;
        for (;;) {
            bool a_end = a_quoted ? a[0] == '"' && a[1] != '"' : ends_line(*a) || *a == ',';
            bool b_end = b_quoted ? b[0] == '"' && b[1] != '"' : ends_line(*b) || *b == ',';
            if (a_end != b_end || (!a_end && *a != *b))
                return false;
            if (a_end)
                break;
            a += *a == '"' ? 2 : 1;
            b += *b == '"' ? 2 : 1;
        }
        a += a_quoted;
        b += b_quoted;
        if (*a != ',')
            return true;
    }
}

int csvline_valid_lines(const char *text)
{
    int valid = 0;
    while (*text) {
        const char *stop;
        valid += count_fields(text, &stop) >= 0;
        stop += strcspn(stop, "\n");
        text = *stop ? stop + 1 : stop;
    }
    return valid;
}
