#include "qphead.h"

#include <stdlib.h>
#include <string.h>

struct qphead {
    char *name;
    char *value; /* len bytes, not a string */
    size_t len;
};

static int name_char(char c)
{
    return c > 32 && c < 127 && c != ':';
}

static int blank(char c)
{
    return c == ' ' || c == '\t';
}

static int lower(char c)
{
    return c >= 'A' && c <= 'Z' ? c - 'A' + 'a' : c;
}

static int hex_value(char c)
{
    if (c >= '0' && c <= '9')
        return c - '0';
    if (c >= 'A' && c <= 'F')
        return c - 'A' + 10;
    if (c >= 'a' && c <= 'f')
        return c - 'a' + 10;
    return -1;
}

qphead *qph_parse(const char *line)
{
    size_t end = strlen(line), name = 0, start;
    qphead *head;

    if (end > 0 && line[end - 1] == '\n') {
        end--;
        if (end > 0 && line[end - 1] == '\r')
            end--;
    }
    if (end > QPH_MAX_LINE)
        return NULL;
    while (name < end && name_char(line[name]))
        name++;
    if (name == 0 || name == end || line[name] != ':')
        return NULL;
    start = name + 1;
    while (start < end && blank(line[start]))
        start++;
    while (end > start && blank(line[end - 1]))
        end--;

    head = malloc(sizeof *head);
    if (head == NULL)
        return NULL;
    head->len = end - start;
    head->name = malloc(name + 1);
    head->value = malloc(head->len > 0 ? head->len : 1);
    if (head->name == NULL || head->value == NULL) {
        qph_free(head);
        return NULL;
    }
    memcpy(head->name, line, name);
    head->name[name] = '\0';
    memcpy(head->value, line + start, head->len);
    return head;
}

void qph_free(qphead *head)
{
    if (head == NULL)
        return;
    free(head->name);
    free(head->value);
    free(head);
}

const char *qph_name(const qphead *head)
{
    return head->name;
}

int qph_is(const qphead *head, const char *name)
{
    const char *own = head->name;

    while (*own != '\0' && lower(*own) == lower(*name)) {
        own++;
        name++;
    }
    return *own == '\0' && *name == '\0';
}

size_t qph_length(const qphead *head)
{
    return head->len;
}

size_t qph_raw(const qphead *head, char *buf, size_t cap)
{
    if (cap > 0) {
        size_t n = head->len < cap - 1 ? head->len : cap - 1;

        memcpy(buf, head->value, n);
        buf[n] = '\0';
    }
    return head->len;
}

char *qph_decode(const qphead *head, size_t *len)
{
    const char *value = head->value;
    char *out = malloc(head->len + 1);
    size_t i = 0, n = 0;

    if (out == NULL)
        return NULL;
    while (i < head->len) {
        char c = value[i];

        if (c == '=' && i + 2 <= head->len) {
            int high = hex_value(value[i + 1]);
            int low = high < 0 ? -1 : hex_value(value[i + 2]);

            if (low >= 0) {
                out[n++] = (char)(unsigned char)(high * 16 + low);
                i += 3;
                continue;
            }
        }
        out[n++] = c == '_' ? ' ' : c;
        i++;
    }
    out[n] = '\0';
    if (len != NULL)
        *len = n;
    return out;
}

/* Characters that need no escape anywhere in a value. */
static int plain(char c)
{
    return c > 32 && c < 127 && c != '=' && c != '_' && c != '?';
}

char *qph_format(const char *name, const char *text)
{
    static const char digits[] = "0123456789ABCDEF";
    size_t name_len = strlen(name), total, i;
    char *line, *p;

    if (name_len == 0 || name_len > QPH_MAX_LINE)
        return NULL;
    for (i = 0; i < name_len; i++)
        if (!name_char(name[i]))
            return NULL;
    total = name_len + 2;
    for (i = 0; text[i] != '\0' && total <= QPH_MAX_LINE; i++)
        total += plain(text[i]) || text[i] == ' ' ? 1 : 3;
    if (total > QPH_MAX_LINE)
        return NULL;

    line = malloc(total + 1);
    if (line == NULL)
        return NULL;
    memcpy(line, name, name_len);
    p = line + name_len;
    *p++ = ':';
    *p++ = ' ';
    for (i = 0; text[i] != '\0'; i++) {
        unsigned char c = (unsigned char)text[i];

        if (c == ' ') {
            *p++ = '_';
        } else if (plain(text[i])) {
            *p++ = text[i];
        } else {
            *p++ = '=';
            *p++ = digits[c >> 4];
            *p++ = digits[c & 15];
        }
    }
    *p = '\0';
    return line;
}
