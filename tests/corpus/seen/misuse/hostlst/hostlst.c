#include "hostlst.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define MAX_LINES 1000
#define MAX_LIST 64

typedef struct {
    uint8_t ip[4];
    const char *names; /* of the line, in the caller's text */
    size_t len;        /* up to the end of the line or to the comment */
} host;

struct hl_table {
    size_t count;
    host *hosts;
};

static int is_blank(char c)
{
    return c == ' ' || c == '\t' || c == '\r';
}

static char lower(char c)
{
    return c >= 'A' && c <= 'Z' ? (char)(c - 'A' + 'a') : c;
}

/* Takes the next word off a piece of text; its length, or 0 at the end. */
static size_t next_word(const char **text, size_t *len, const char **word)
{
    while (*len > 0 && is_blank(**text))
        ++*text, --*len;
    *word = *text;
    while (*len > 0 && !is_blank(**text))
        ++*text, --*len;
    return (size_t)(*text - *word);
}

/* A dotted address of exactly n characters. */
static int parse_ip(const char *text, size_t n, uint8_t ip[4])
{
    size_t at = 0;
    for (int part = 0; part < 4; part++) {
        unsigned value = 0;
        size_t digits = 0;
        while (at < n && text[at] >= '0' && text[at] <= '9' && digits < 4) {
            value = value * 10 + (unsigned)(text[at] - '0');
            at++;
            digits++;
        }
        if (digits == 0 || digits > 3 || value > 255)
            return 0;
        ip[part] = (uint8_t)value;
        if (part < 3) {
            if (at >= n || text[at] != '.')
                return 0;
            at++;
        }
    }
    return at == n;
}

static int parse_line(const char *line, size_t len, host *h)
{
    const char *word;
    size_t n = next_word(&line, &len, &word);
    if (n == 0 || !parse_ip(word, n, h->ip))
        return 0;
    while (len > 0 && is_blank(*line))
        line++, len--;
    h->names = line;
    h->len = len;
    return len > 0;
}

/* Reads the lines into hosts, unless that is NULL; their number. */
static size_t scan(const char *text, host *hosts, size_t room)
{
    size_t count = 0;
    while (*text != '\0' && count < room) {
        size_t len = strcspn(text, "\n");
        size_t used = strcspn(text, "#\n");
        host h;
        if (parse_line(text, used, &h)) {
            if (hosts != NULL)
                hosts[count] = h;
            count++;
        }
        text += len;
        if (*text == '\n')
            text++;
    }
    return count;
}

hl_table *hl_open(const char *text)
{
    hl_table *table = malloc(sizeof *table);
    if (table == NULL)
        return NULL;
    table->count = scan(text, NULL, MAX_LINES);
    table->hosts = calloc(table->count + 1, sizeof *table->hosts);
    if (table->hosts == NULL) {
        free(table);
        return NULL;
    }
    scan(text, table->hosts, table->count);
    return table;
}

void hl_close(hl_table *table)
{
    if (table == NULL)
        return;
    free(table->hosts);
    free(table);
}

size_t hl_size(const hl_table *table)
{
    return table->count;
}

static int same_name(const char *word, size_t n, const char *name)
{
    for (size_t i = 0; i < n; i++)
        if (name[i] == '\0' || lower(word[i]) != lower(name[i]))
            return 0;
    return name[n] == '\0';
}

static int has_name(const host *h, const char *name)
{
    const char *text = h->names, *word;
    size_t len = h->len, n;
    while ((n = next_word(&text, &len, &word)) > 0)
        if (same_name(word, n, name))
            return 1;
    return 0;
}

int hl_resolve(const hl_table *table, const char *name, uint16_t port, struct hl_addr **res)
{
    const host *found[MAX_LIST];
    size_t count = 0;

    *res = NULL;
    for (size_t i = 0; i < table->count && count < MAX_LIST; i++)
        if (has_name(&table->hosts[i], name))
            found[count++] = &table->hosts[i];
    if (count == 0)
        return HL_ENONAME;

    const char *text = found[0]->names, *proper;
    size_t len = found[0]->len;
    size_t n = next_word(&text, &len, &proper);

    /* One block: the elements, and the name after them. */
    struct hl_addr *list = malloc(count * sizeof *list + n + 1);
    if (list == NULL)
        return HL_ENOMEM;
    char *canon = (char *)(list + count);
    memcpy(canon, proper, n);
    canon[n] = '\0';
    for (size_t i = 0; i < count; i++) {
        memcpy(list[i].ip, found[i]->ip, 4);
        list[i].port = port;
        list[i].canonname = i == 0 ? canon : NULL;
        list[i].next = i + 1 < count ? &list[i + 1] : NULL;
    }
    *res = list;
    return HL_EOK;
}

void hl_freeaddrs(struct hl_addr *res)
{
    free(res);
}

/* Copies what fits of a text of n characters. */
static size_t deliver(const char *text, size_t n, char *buf, size_t size)
{
    if (size > 0) {
        size_t fits = n < size ? n : size - 1;
        if (fits > 0)
            memcpy(buf, text, fits);
        buf[fits] = '\0';
    }
    return n;
}

size_t hl_reverse(const hl_table *table, const uint8_t ip[4], char *buf, size_t size)
{
    for (size_t i = 0; i < table->count; i++) {
        if (memcmp(table->hosts[i].ip, ip, 4) == 0) {
            const char *text = table->hosts[i].names, *proper;
            size_t len = table->hosts[i].len;
            size_t n = next_word(&text, &len, &proper);
            return deliver(proper, n, buf, size);
        }
    }
    return deliver("", 0, buf, size);
}

size_t hl_format(const struct hl_addr *addr, char *buf, size_t size)
{
    char text[32];
    int n = snprintf(text, sizeof text, "%u.%u.%u.%u:%u", (unsigned)addr->ip[0], (unsigned)addr->ip[1],
                     (unsigned)addr->ip[2], (unsigned)addr->ip[3], (unsigned)addr->port);
    return deliver(text, n > 0 ? (size_t)n : 0, buf, size);
}

const char *hl_strerror(int error)
{
    switch (error) {
    case HL_EOK: return "no error";
    case HL_ENONAME: return "name not known";
    case HL_ENOMEM: return "out of memory";
    default: return "unknown error";
    }
}
