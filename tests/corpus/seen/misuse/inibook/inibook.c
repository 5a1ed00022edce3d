#include "inibook.h"

#include <stdlib.h>
#include <string.h>

struct entry {
    struct entry *next;
    char *section;
    char *name;
    char *value;
};

struct ini_book {
    struct entry *first;
    struct entry **end;
    size_t count;
};

static int is_space(char c)
{
    return c == ' ' || c == '\t' || c == '\r' || c == '\f' || c == '\v';
}

static char *copy_bytes(const char *s, size_t n)
{
    char *copy = malloc(n + 1);

    if (copy != NULL) {
        memcpy(copy, s, n);
        copy[n] = '\0';
    }
    return copy;
}

static void trim(const char **s, size_t *n)
{
    while (*n > 0 && is_space(**s)) {
        ++*s;
        --*n;
    }
    while (*n > 0 && is_space((*s)[*n - 1]))
        --*n;
}

/* Whether a line of a file can hold the string, at most max bytes long. */
static int is_plain(const char *s, size_t max)
{
    size_t n = strlen(s);

    if (n > max || strchr(s, '\n') != NULL)
        return 0;
    return n == 0 || (!is_space(s[0]) && !is_space(s[n - 1]));
}

static int is_section(const char *s)
{
    return is_plain(s, INI_MAX_NAME) && strchr(s, ']') == NULL;
}

static int is_name(const char *s)
{
    return *s != '\0' && strchr("[;#", *s) == NULL && is_plain(s, INI_MAX_NAME) && strchr(s, '=') == NULL;
}

static struct entry **find(ini_book *book, const char *section, const char *name)
{
    struct entry **link = &book->first;

    while (*link != NULL && (strcmp((*link)->name, name) != 0 || strcmp((*link)->section, section) != 0))
        link = &(*link)->next;
    return link;
}

static void free_entry(struct entry *e)
{
    free(e->section);
    free(e->name);
    free(e->value);
    free(e);
}

int ini_set(ini_book *book, const char *section, const char *name, const char *value)
{
    if (!is_section(section) || !is_name(name) || !is_plain(value, INI_MAX_VALUE))
        return -1;

    char *text = copy_bytes(value, strlen(value));
    if (text == NULL)
        return -1;
    struct entry *e = *find(book, section, name);
    if (e != NULL) {
        free(e->value);
        e->value = text;
        return 0;
    }

    e = book->count < INI_MAX_ENTRIES ? calloc(1, sizeof *e) : NULL;
    if (e == NULL) {
        free(text);
        return -1;
    }
    e->section = copy_bytes(section, strlen(section));
    e->name = copy_bytes(name, strlen(name));
    e->value = text;
    if (e->section == NULL || e->name == NULL) {
        free_entry(e);
        return -1;
    }
    *book->end = e;
    book->end = &e->next;
    book->count++;
    return 0;
}

int ini_unset(ini_book *book, const char *section, const char *name)
{
    struct entry **link = find(book, section, name);
    struct entry *e = *link;

    if (e == NULL)
        return 0;
    *link = e->next;
    if (book->end == &e->next)
        book->end = link;
    book->count--;
    free_entry(e);
    return 1;
}

/* One line without its end; the section it is in is changed by a [header]. */
static int parse_line(ini_book *book, const char *s, size_t n, char section[INI_MAX_NAME + 1])
{
    char name[INI_MAX_NAME + 1];
    char value[INI_MAX_VALUE + 1];

    trim(&s, &n);
    if (n == 0 || *s == ';' || *s == '#')
        return 0;
    if (*s == '[') {
        if (s[n - 1] != ']')
            return -1;
        s++;
        n -= 2;
        trim(&s, &n);
        if (n > INI_MAX_NAME || memchr(s, ']', n) != NULL)
            return -1;
        memcpy(section, s, n);
        section[n] = '\0';
        return 0;
    }

    const char *equals = memchr(s, '=', n);
    if (equals == NULL)
        return -1;
    size_t name_n = (size_t)(equals - s);
    const char *v = equals + 1;
    size_t value_n = n - name_n - 1;
    trim(&s, &name_n);
    trim(&v, &value_n);
    if (name_n > INI_MAX_NAME || value_n > INI_MAX_VALUE)
        return -1;
    memcpy(name, s, name_n);
    name[name_n] = '\0';
    memcpy(value, v, value_n);
    value[value_n] = '\0';
    return ini_set(book, section, name, value);
}

ini_book *ini_parse(const char *text, int *line)
{
    char section[INI_MAX_NAME + 1] = "";
    int number = 1;
    ini_book *book = calloc(1, sizeof *book);

    if (book != NULL) {
        book->end = &book->first;
        for (;; number++) {
            size_t n = strcspn(text, "\n");
            if (parse_line(book, text, n, section) != 0) {
                ini_free(book);
                book = NULL;
                break;
            }
            text += n;
            if (*text == '\0')
                break;
            text++;
        }
    }
    if (book == NULL && line != NULL)
        *line = number;
    return book;
}

void ini_free(ini_book *book)
{
    if (book == NULL)
        return;
    while (book->first != NULL) {
        struct entry *e = book->first;
        book->first = e->next;
        free_entry(e);
    }
    free(book);
}

const char *ini_get(const ini_book *book, const char *section, const char *name, const char *fallback)
{
    for (const struct entry *e = book->first; e != NULL; e = e->next)
        if (strcmp(e->name, name) == 0 && strcmp(e->section, section) == 0)
            return e->value;
    return fallback;
}

size_t ini_count(const ini_book *book)
{
    return book->count;
}

static int show(ini_iter *it, const struct entry *e)
{
    it->at = e;
    it->section = e != NULL ? e->section : NULL;
    it->name = e != NULL ? e->name : NULL;
    it->value = e != NULL ? e->value : NULL;
    return e != NULL;
}

int ini_first(const ini_book *book, ini_iter *it)
{
    return show(it, book->first);
}

int ini_next(ini_iter *it)
{
    const struct entry *e = it->at;

    return show(it, e != NULL ? e->next : NULL);
}

static void put(char *out, size_t size, size_t *used, const char *s)
{
    for (; *s != '\0'; s++, ++*used)
        if (*used + 1 < size)
            out[*used] = *s;
}

size_t ini_write(const ini_book *book, char *out, size_t size)
{
    const char *section = "";
    size_t used = 0;

    for (const struct entry *e = book->first; e != NULL; e = e->next) {
        if (strcmp(e->section, section) != 0) {
            section = e->section;
            put(out, size, &used, "[");
            put(out, size, &used, section);
            put(out, size, &used, "]\n");
        }
        put(out, size, &used, e->name);
        put(out, size, &used, " = ");
        put(out, size, &used, e->value);
        put(out, size, &used, "\n");
    }
    if (size > 0)
        out[used < size ? used : size - 1] = '\0';
    return used;
}
