#include "uncomm.h"

#include <stdlib.h>
#include <string.h>

/* All of these get a pointer to the beginning of something and return the end
 * of it. */

static const char *string_end(const char *p)
{
    p++;
    while (*p != '\0' && *p != '"') {
        if (*p == '\\' && p[1] != '\0')
            p++;
        p++;
    }
    return *p == '"' ? p + 1 : p;
}

static const char *line_end(const char *p)
{
    while (*p != '\0' && *p != '\n')
        p++;
    return p;
}

static const char *block_end(const char *p)
{
    const char *close = strstr(p + 2, "*/");

    return close != NULL ? close + 2 : p + strlen(p);
}

static bool at_line(const char *p)
{
    return p[0] == '/' && p[1] == '/';
}

static bool at_block(const char *p)
{
    return p[0] == '/' && p[1] == '*';
}

size_t uncomm_strip(char *text)
{
    char *in = text, *out = text;

    if (text == NULL)
        return 0;
    while (*in != '\0') {
        if (*in == '"') {
            size_t length = (size_t)(string_end(in) - in);

            memmove(out, in, length);
            in += length;
            out += length;
        } else if (at_line(in)) {
            while (*in != '\0' && *in != '\n')
                in++;
        } else if (at_block(in)) {
            in += 2;
            while (*in != '\0' && !(in[0] == '*' && in[1] == '/'))
                in++;
            in += 2;
        } else {
            *out++ = *in++;
        }
    }
    *out = '\0';
    return (size_t)(out - text);
}

char *uncomm_dup(const char *text)
{
    size_t size;
    char *copy;

    if (text == NULL)
        text = "";
    size = strlen(text) + 1;
    copy = malloc(size);
    if (copy == NULL)
        return NULL;
    memcpy(copy, text, size);
    uncomm_strip(copy);
    return copy;
}

void uncomm_blank(char *text)
{
    char *p = text;

    if (text == NULL)
        return;
    while (*p != '\0') {
        const char *end;

        if (*p == '"') {
            p += string_end(p) - p;
            continue;
        }
        if (at_line(p)) {
            end = line_end(p);
        } else if (at_block(p)) {
            end = block_end(p);
        } else {
            p++;
            continue;
        }
        for (; p < end; p++)
            if (*p != '\n')
                *p = ' ';
    }
}

size_t uncomm_squeeze(char *text)
{
    char *in = text, *out = text;

    if (text == NULL)
        return 0;
    while (*in != '\0') {
        if (*in == '"') {
            size_t length = (size_t)(string_end(in) - in);

            memmove(out, in, length);
            in += length;
            out += length;
        } else if (*in == ' ' || *in == '\t' || *in == '\n' || *in == '\r') {
            in++;
        } else {
            *out++ = *in++;
        }
    }
    *out = '\0';
    return (size_t)(out - text);
}

size_t uncomm_count(const char *text)
{
    size_t count = 0;

    if (text == NULL)
        return 0;
    while (*text != '\0') {
        if (*text == '"') {
            text = string_end(text);
        } else if (at_line(text)) {
            text = line_end(text);
            count++;
        } else if (at_block(text)) {
            text = block_end(text);
            count++;
        } else {
            text++;
        }
    }
    return count;
}

enum uncomm_end uncomm_state(const char *text)
{
    if (text == NULL)
        return UNCOMM_PLAIN;
    while (*text != '\0') {
        if (*text == '"') {
            for (text++; *text != '\0' && *text != '"'; text++)
                if (*text == '\\' && text[1] != '\0')
                    text++;
            if (*text == '\0')
                return UNCOMM_STRING;
            text++;
        } else if (at_line(text)) {
            text = line_end(text);
            if (*text == '\0')
                return UNCOMM_LINE;
        } else if (at_block(text)) {
            if (strstr(text + 2, "*/") == NULL)
                return UNCOMM_BLOCK;
            text = block_end(text);
        } else {
            text++;
        }
    }
    return UNCOMM_PLAIN;
}

size_t uncomm_lineno(const char *text, size_t offset)
{
    size_t line = 1;

    if (text == NULL)
        return line;
    for (; *text != '\0' && offset > 0; text++, offset--)
        if (*text == '\n')
            line++;
    return line;
}
