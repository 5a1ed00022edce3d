#include "ediseg.h"

#include <stdlib.h>
#include <string.h>

struct span {
    size_t start, end;
};

struct edi_msg {
    char component, element, decimal, release, terminator;
    char *text;
    struct span *segments;
    size_t count;
};

static int alnum(char c)
{
    return (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z');
}

/* Takes the service string, if there is one.  Its length, or -1. */
static int service(edi_msg *msg, const char *text, size_t len)
{
    msg->component = ':';
    msg->element = '+';
    msg->decimal = '.';
    msg->release = '?';
    msg->terminator = '\'';
    if (len < 3 || memcmp(text, "UNA", 3) != 0)
        return 0;
    if (len < 9)
        return -1;
    for (int i = 3; i < 9; i++)
        if (alnum(text[i]) || text[i] == '\0')
            return -1;
    msg->component = text[3];
    msg->element = text[4];
    msg->decimal = text[5];
    msg->release = text[6];
    msg->terminator = text[8];
    char mark[4] = { text[3], text[4], text[6], text[8] };
    for (int i = 0; i < 4; i++)
        for (int k = 0; k < i; k++)
            if (mark[i] == mark[k])
                return -1;
    return 9;
}

static int blank(const edi_msg *msg, char c)
{
    return (c == ' ' || c == '\r' || c == '\n') && c != msg->component && c != msg->element && c != msg->release &&
           c != msg->terminator;
}

/* Cuts the text into segments; with a NULL table only counts them. */
static size_t cut(const edi_msg *msg, size_t pos, size_t len, struct span *table)
{
    size_t count = 0;
    for (;;) {
        while (pos < len && blank(msg, msg->text[pos]))
            pos++;
        if (pos >= len)
            return count;
        size_t end = pos;
        while (end < len && msg->text[end] != msg->terminator) {
            if (msg->text[end] == msg->release)
                end++;
            end++;
        }
        if (table) {
            table[count].start = pos;
            table[count].end = end;
        }
        count++;
        pos = end + 1;
    }
}

edi_msg *edi_parse(const char *text, size_t len)
{
    if (len > EDI_MAX_TEXT)
        return NULL;
    edi_msg *msg = calloc(1, sizeof *msg);
    if (!msg)
        return NULL;
    int skip = service(msg, text, len);
    if (skip < 0) {
        free(msg);
        return NULL;
    }
    msg->text = malloc(len > 0 ? len : 1);
    if (!msg->text) {
        free(msg);
        return NULL;
    }
    if (len > 0)
        memcpy(msg->text, text, len);
    msg->count = cut(msg, (size_t)skip, len, NULL);
    msg->segments = malloc((msg->count + 1) * sizeof *msg->segments);
    if (!msg->segments) {
        edi_free(msg);
        return NULL;
    }
    cut(msg, (size_t)skip, len, msg->segments);
    return msg;
}

void edi_free(edi_msg *msg)
{
    if (!msg)
        return;
    free(msg->segments);
    free(msg->text);
    free(msg);
}

/* The n-th part of `whole` between separators, in *part.  Returns the number
   of parts seen until then: n + 1 when it was found. */
static size_t part_of(const edi_msg *msg, struct span whole, char separator, size_t n, struct span *part)
{
    size_t seen = 0, pos = whole.start, start = whole.start;
    for (; pos < whole.end; pos++) {
        char c = msg->text[pos];
        if (c == msg->release) {
            pos++;
        } else if (c == separator) {
            if (seen++ == n) {
                *part = (struct span){ start, pos };
                return seen;
            }
            start = pos + 1;
        }
    }
    *part = (struct span){ start, whole.end };
    return seen + 1;
}

static int element_of(const edi_msg *msg, size_t segment, size_t element, struct span *part)
{
    return segment < msg->count && element != (size_t)-1 &&
           part_of(msg, msg->segments[segment], msg->element, element, part) == element + 1;
}

size_t edi_segments(const edi_msg *msg)
{
    return msg->count;
}

size_t edi_elements(const edi_msg *msg, size_t segment)
{
    struct span part;
    if (segment >= msg->count)
        return 0;
    return part_of(msg, msg->segments[segment], msg->element, (size_t)-1, &part);
}

size_t edi_components(const edi_msg *msg, size_t segment, size_t element)
{
    struct span whole, part;
    if (!element_of(msg, segment, element, &whole))
        return 0;
    return part_of(msg, whole, msg->component, (size_t)-1, &part);
}

long edi_get(const edi_msg *msg, size_t segment, size_t element, size_t component, char *buf, size_t size)
{
    struct span whole, part;
    if (!element_of(msg, segment, element, &whole) || component == (size_t)-1 ||
        part_of(msg, whole, msg->component, component, &part) != component + 1)
        return -1;
    size_t n = 0;
    for (size_t pos = part.start; pos < part.end; pos++) {
        if (msg->text[pos] == msg->release && pos + 1 < part.end)
            pos++;
        if (n + 1 < size)
            buf[n] = msg->text[pos];
        n++;
    }
    if (size > 0)
        buf[n < size ? n : size - 1] = '\0';
    return (long)n;
}

long edi_find(const edi_msg *msg, const char *tag, size_t from)
{
    size_t length = strlen(tag);
    for (; from < msg->count; from++) {
        struct span part;
        (void)part_of(msg, msg->segments[from], msg->element, 0, &part);
        if (part.end - part.start == length && memcmp(msg->text + part.start, tag, length) == 0)
            return (long)from;
    }
    return -1;
}

char edi_decimal(const edi_msg *msg)
{
    return msg->decimal;
}

long edi_escape(const char *text, char *buf, size_t size)
{
    size_t n = 0;
    for (; *text; text++) {
        if (strchr(":+'?", *text)) {
            if (n + 1 < size)
                buf[n] = '?';
            n++;
        }
        if (n + 1 < size)
            buf[n] = *text;
        n++;
    }
    if (size > 0)
        buf[n < size ? n : size - 1] = '\0';
    return (long)n;
}
