#include "insitini.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

struct isi_doc {
    size_t count, room;
    struct isi_entry *entry;
};

static int blank(char c)
{
    return c == ' ' || c == '\t' || c == '\r';
}

/* Strips blanks at both ends of [*from, *to). */
static void trim(char **from, char **to)
{
    while (*from < *to && blank(**from))
        ++*from;
    while (*to > *from && blank((*to)[-1]))
        --*to;
}

/* Resolves "..." in [from, to), which starts with a quote.  Returns the end of
   what is left at `from`, or NULL if it is malformed. */
static char *unquote(char *from, const char *to)
{
    char *put = from;
    const char *at = from + 1;

    while (at < to && *at != '"') {
        char c = *at++;
        if (c == '\\') {
            if (at == to)
                return NULL;
            switch (*at++) {
            case '"':
                c = '"';
                break;
            case '\\':
                c = '\\';
                break;
            case 'n':
                c = '\n';
                break;
            case 't':
                c = '\t';
                break;
            default:
                return NULL;
            }
        }
        *put++ = c;
    }
    if (at + 1 != to)
        return NULL;
    return put;
}

/* 0, -1 if there is no memory */
static int add(isi_doc *doc, const char *section, const char *key, const char *value)
{
    if (doc->count == doc->room) {
        size_t room = doc->room != 0 ? 2 * doc->room : 8;
        struct isi_entry *entry = realloc(doc->entry, room * sizeof *entry);
        if (entry == NULL)
            return -1;
        doc->entry = entry;
        doc->room = room;
    }
    doc->entry[doc->count].section = section;
    doc->entry[doc->count].key = key;
    doc->entry[doc->count].value = value;
    doc->count++;
    return 0;
}

/* One line, [from, to); *to may be overwritten.  1 good, 0 malformed, -1 no memory. */
static int read_line(isi_doc *doc, char *from, char *to, const char **section)
{
    if (memchr(from, '\0', (size_t)(to - from)) != NULL)
        return 0;
    trim(&from, &to);
    if (from == to || *from == ';' || *from == '#')
        return 1;
    if (*from == '[') {
        from++;
        if (from == to || to[-1] != ']')
            return 0;
        to--;
        trim(&from, &to);
        *to = '\0';
        *section = from;
        return 1;
    }
    char *equals = memchr(from, '=', (size_t)(to - from));
    if (equals == NULL)
        return 0;
    char *key = from, *key_end = equals, *value = equals + 1;
    trim(&key, &key_end);
    trim(&value, &to);
    if (key == key_end || doc->count == ISI_ENTRIES_MAX)
        return 0;
    if (value < to && *value == '"') {
        to = unquote(value, to);
        if (to == NULL)
            return 0;
    }
    *key_end = '\0';
    *to = '\0';
    return add(doc, *section, key, value) == 0 ? 1 : -1;
}

isi_doc *isi_parse(char *text, size_t length, size_t *line)
{
    size_t number = 0;
    const char *section = "";
    char *end = text + length;
    isi_doc *doc = malloc(sizeof *doc);

    if (doc == NULL) {
        if (line != NULL)
            *line = 0;
        return NULL;
    }
    doc->count = doc->room = 0;
    doc->entry = NULL;
    *end = '\0';
    for (char *at = text; at < end;) {
        char *stop = memchr(at, '\n', (size_t)(end - at));
        if (stop == NULL)
            stop = end;
        number++;
        int good = read_line(doc, at, stop, &section);
        if (good <= 0) {
            isi_free(doc);
            if (line != NULL)
                *line = good == 0 ? number : 0;
            return NULL;
        }
        at = stop < end ? stop + 1 : end;
    }
    return doc;
}

void isi_free(isi_doc *doc)
{
    if (doc == NULL)
        return;
    free(doc->entry);
    free(doc);
}

const char *isi_get(const isi_doc *doc, const char *section, const char *key)
{
    for (size_t i = doc->count; i-- > 0;) {
        const struct isi_entry *entry = &doc->entry[i];
        if (strcmp(entry->key, key) == 0 && strcmp(entry->section, section) == 0)
            return entry->value;
    }
    return NULL;
}

long isi_long(const isi_doc *doc, const char *section, const char *key, long fallback)
{
    const char *value = isi_get(doc, section, key);
    char *end;
    if (value == NULL || *value == '\0')
        return fallback;
    int kept = errno;
    errno = 0;
    long number = strtol(value, &end, 10);
    int failed = errno != 0 || end == value || *end != '\0';
    errno = kept;
    return failed ? fallback : number;
}

int isi_flag(const isi_doc *doc, const char *section, const char *key, int fallback)
{
    static const char *const words[2][4] = {{"no", "false", "off", "0"}, {"yes", "true", "on", "1"}};
    const char *value = isi_get(doc, section, key);
    if (value != NULL)
        for (int truth = 0; truth < 2; truth++)
            for (int i = 0; i < 4; i++)
                if (strcmp(value, words[truth][i]) == 0)
                    return truth;
    return fallback;
}

size_t isi_count(const isi_doc *doc)
{
    return doc->count;
}

const struct isi_entry *isi_at(const isi_doc *doc, size_t i)
{
    return i < doc->count ? &doc->entry[i] : NULL;
}

int isi_each(const isi_doc *doc, const char *section,
             int (*visit)(const struct isi_entry *entry, void *data), void *data)
{
    for (size_t i = 0; i < doc->count; i++) {
        if (strcmp(doc->entry[i].section, section) != 0)
            continue;
        int stop = visit(&doc->entry[i], data);
        if (stop != 0)
            return stop;
    }
    return 0;
}
