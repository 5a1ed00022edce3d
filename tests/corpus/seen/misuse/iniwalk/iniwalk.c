#include "iniwalk.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#define SPACE " \t\r"

struct entry {
    struct entry *next;
    char *section;
    char *key;
    char *value;
};

struct ini {
    struct entry *first;
    size_t count;
};

ini_t *ini_new(void)
{
    return calloc(1, sizeof(ini_t));
}

static void drop(struct entry *entry)
{
    if (entry == NULL)
        return;
    free(entry->section);
    free(entry->key);
    free(entry->value);
    free(entry);
}

void ini_free(ini_t *ini)
{
    if (ini == NULL)
        return;
    while (ini->first != NULL) {
        struct entry *entry = ini->first;
        ini->first = entry->next;
        drop(entry);
    }
    free(ini);
}

static char *copy(const char *text, size_t length)
{
    char *result = malloc(length + 1);
    if (result == NULL)
        return NULL;
    memcpy(result, text, length);
    result[length] = '\0';
    return result;
}

/* The pointer to the entry, or to NULL at the end. */
static struct entry **find(ini_t *ini, const char *section, const char *key)
{
    struct entry **at = &ini->first;
    while (*at != NULL && (strcmp((*at)->section, section) != 0 || strcmp((*at)->key, key) != 0))
        at = &(*at)->next;
    return at;
}

/* Whether a name is as it is after parsing. */
static int trimmed(const char *text, const char *never)
{
    size_t length = strlen(text);
    return strpbrk(text, never) == NULL &&
           (length == 0 || (strchr(SPACE, text[0]) == NULL && strchr(SPACE, text[length - 1]) == NULL));
}

static int set(ini_t *ini, const char *section, const char *key, const char *value)
{
    struct entry *made = calloc(1, sizeof *made);
    if (made == NULL)
        return INI_ENOMEM;
    made->section = copy(section, strlen(section));
    made->key = copy(key, strlen(key));
    made->value = copy(value, strlen(value));
    if (made->section == NULL || made->key == NULL || made->value == NULL) {
        drop(made);
        return INI_ENOMEM;
    }
    struct entry **at = find(ini, section, key);
    if (*at != NULL) {
        struct entry *old = *at;
        made->next = old->next;
        *at = made;
        drop(old);
        return INI_OK;
    }
    *at = made;
    ini->count++;
    return INI_OK;
}

int ini_set(ini_t *ini, const char *section, const char *key, const char *value)
{
    if (!trimmed(section, "]\n") || !trimmed(key, "=\n") || *key == '\0' || strchr(";#[", *key) != NULL ||
        !trimmed(value, "\n"))
        return INI_ENAME;
    return set(ini, section, key, value);
}

/* The text from `begin` up to `end` without white space around it. */
static char *trim(const char *begin, const char *end)
{
    while (begin < end && strchr(SPACE, *begin) != NULL)
        begin++;
    while (end > begin && strchr(SPACE, end[-1]) != NULL)
        end--;
    return copy(begin, (size_t)(end - begin));
}

/* One line: 0 when it is understood, 1 when not, or INI_ENOMEM. */
static int parse_line(ini_t *ini, char **section, const char *line, const char *end)
{
    int result = 1;
    if (line == end || *line == ';' || *line == '#')
        return 0;
    size_t length = (size_t)(end - line);
    if (*line == '[') {
        const char *close = memchr(line, ']', length);
        if (close == NULL)
            return 1;
        char *name = trim(line + 1, close);
        if (name == NULL)
            return INI_ENOMEM;
        free(*section);
        *section = name;
        return 0;
    }
    const char *equals = memchr(line, '=', length);
    if (equals == NULL || equals == line)
        return 1;
    char *key = trim(line, equals), *value = trim(equals + 1, end);
    result = key == NULL || value == NULL ? INI_ENOMEM : set(ini, *section, key, value);
    free(key);
    free(value);
    return result;
}

int ini_parse(ini_t *ini, const char *text)
{
    int skipped = 0, result = 0;
    char *section = copy("", 0), *own = copy(text, strlen(text));
    if (section == NULL || own == NULL)
        result = INI_ENOMEM;
    for (const char *line = own; result >= 0 && *line != '\0';) {
        const char *end = line + strcspn(line, "\n");
        const char *next = *end == '\n' ? end + 1 : end;
        line += strspn(line, SPACE);
        result = parse_line(ini, &section, line, end);
        skipped += result > 0;
        line = next;
    }
    free(section);
    free(own);
    return result < 0 ? result : skipped;
}

const char *ini_get(const ini_t *ini, const char *section, const char *key)
{
    const struct entry *entry = *find((ini_t *)ini, section, key);
    return entry == NULL ? NULL : entry->value;
}

long ini_get_long(const ini_t *ini, const char *section, const char *key, long other)
{
    const char *text = ini_get(ini, section, key);
    char *end;
    if (text == NULL || *text == '\0')
        return other;
    errno = 0;
    long number = strtol(text, &end, 10);
    return *end != '\0' || errno != 0 ? other : number;
}

int ini_remove(ini_t *ini, const char *section, const char *key)
{
    struct entry **at = find(ini, section, key), *entry = *at;
    if (entry == NULL)
        return INI_ENOENT;
    *at = entry->next;
    drop(entry);
    ini->count--;
    return INI_OK;
}

static int show(ini_walk_t *walk, const struct entry *entry)
{
    walk->at = entry;
    walk->section = entry == NULL ? NULL : entry->section;
    walk->key = entry == NULL ? NULL : entry->key;
    walk->value = entry == NULL ? NULL : entry->value;
    return entry != NULL;
}

int ini_first(const ini_t *ini, ini_walk_t *walk)
{
    return show(walk, ini->first);
}

int ini_next(ini_walk_t *walk)
{
    return show(walk, ((const struct entry *)walk->at)->next);
}

size_t ini_count(const ini_t *ini)
{
    return ini->count;
}
