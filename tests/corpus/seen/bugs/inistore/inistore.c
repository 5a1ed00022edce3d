#include "inistore.h"

#include <stdlib.h>
#include <string.h>

struct entry {
    char *name; /* "section:key" */
    char *value;
};

struct inistore {
    struct entry *entries;
    size_t size;
    size_t capacity;
};

#define FULL_NAME_SIZE (INI_NAME_MAX + 8)

static char *copy_text(const char *text)
{
    size_t size = strlen(text) + 1;
    char *copy = malloc(size);
    if (copy)
        memcpy(copy, text, size);
    return copy;
}

inistore *ini_new(void)
{
    return calloc(1, sizeof(inistore));
}

void ini_free(inistore *ini)
{
    if (!ini)
        return;
    for (size_t i = 0; i < ini->size; i++) {
        free(ini->entries[i].name);
        free(ini->entries[i].value);
    }
    free(ini->entries);
    free(ini);
}

/* Index of the entry, or ini->size. */
static size_t find(const inistore *ini, const char *section, const char *key)
{
    char full[FULL_NAME_SIZE];
    size_t i;
    strcpy(full, section);
    strcat(full, ":");
    strcat(full, key);
    for (i = 0; i < ini->size; i++)
        if (strcmp(ini->entries[i].name, full) == 0)
            break;
    return i;
}

static int names_fit(const char *section, const char *key)
{
    return strlen(section) <= INI_NAME_MAX && strlen(key) <= INI_NAME_MAX;
}

static enum ini_result append(inistore *ini, const char *section, const char *key, const char *value)
{
    if (ini->size == ini->capacity) {
        size_t capacity = ini->capacity * 2 + 4;
        struct entry *entries = realloc(ini->entries, capacity * sizeof *entries);
        if (!entries)
            return INI_MEMORY;
        ini->entries = entries;
        ini->capacity = capacity;
    }
    size_t section_length = strlen(section);
    struct entry entry = {malloc(section_length + strlen(key) + 2), copy_text(value)};
    if (!entry.name || !entry.value) {
        free(entry.name);
        free(entry.value);
        return INI_MEMORY;
    }
    memcpy(entry.name, section, section_length);
    entry.name[section_length] = ':';
    strcpy(entry.name + section_length + 1, key);
    ini->entries[ini->size++] = entry;
    return INI_OK;
}

enum ini_result ini_set(inistore *ini, const char *section, const char *key, const char *value)
{
    if (!names_fit(section, key) || strlen(value) > INI_VALUE_MAX)
        return INI_TOO_LONG;
    if (*key == '\0' || strpbrk(key, ":=") || strpbrk(section, ":]"))
        return INI_SYNTAX;
    size_t i = find(ini, section, key);
    if (i == ini->size)
        return append(ini, section, key, value);
    char *copy = copy_text(value);
    if (!copy)
        return INI_MEMORY;
    free(ini->entries[i].value);
    ini->entries[i].value = copy;
    return INI_OK;
}

enum ini_result ini_get(const inistore *ini, const char *section, const char *key, const char **value)
{
    if (!names_fit(section, key))
        return INI_TOO_LONG;
    size_t i = find(ini, section, key);
    if (i == ini->size)
        return INI_NOT_FOUND;
    *value = ini->entries[i].value;
    return INI_OK;
}

enum ini_result ini_remove(inistore *ini, const char *section, const char *key)
{
    if (!names_fit(section, key))
        return INI_TOO_LONG;
    size_t i = find(ini, section, key);
    if (i == ini->size)
        return INI_NOT_FOUND;
    free(ini->entries[i].name);
    free(ini->entries[i].value);
    ini->entries[i] = ini->entries[--ini->size];
    return INI_OK;
}

/* Copies LENGTH characters without the blanks around them. */
static int copy_trimmed(char *to, size_t space, const char *from, size_t length)
{
    while (length && (*from == ' ' || *from == '\t'))
        from++, length--;
    while (length && (from[length - 1] == ' ' || from[length - 1] == '\t'))
        length--;
    if (length >= space)
        return 0;
    memcpy(to, from, length);
    to[length] = '\0';
    return 1;
}

static enum ini_result parse_line(inistore *ini, char *section, const char *line, size_t length)
{
    char key[INI_NAME_MAX + 1];
    char value[INI_VALUE_MAX + 1];
    if (length == 0 || *line == ';')
        return INI_OK;
    if (*line == '[') {
        if (line[length - 1] != ']' || length < 2)
            return INI_SYNTAX;
        return copy_trimmed(section, INI_NAME_MAX + 1, line + 1, length - 2) ? INI_OK : INI_TOO_LONG;
    }
    const char *equals = memchr(line, '=', length);
    if (!equals)
        return INI_SYNTAX;
    size_t left = (size_t)(equals - line);
    if (!copy_trimmed(key, sizeof key, line, left) || !copy_trimmed(value, sizeof value, equals + 1, length - left - 1))
        return INI_TOO_LONG;
    return ini_set(ini, section, key, value);
}

enum ini_result ini_parse(inistore *ini, const char *text)
{
    char section[INI_NAME_MAX + 1] = "";
    while (*text) {
        size_t length = strcspn(text, "\n");
        enum ini_result result = parse_line(ini, section, text, length);
        if (result != INI_OK)
            return result;
        text += length + (text[length] == '\n');
    }
    return INI_OK;
}

size_t ini_size(const inistore *ini)
{
    return ini->size;
}
