#include "inidoc.h"

#include <stdlib.h>
#include <string.h>

struct entry {
    struct entry *next;
    char *value;
    char key[INI_NAME_MAX + 1];
};

struct section {
    struct section *next;
    struct entry *entries;
    char name[INI_NAME_MAX + 1];
};

struct IniDoc {
    struct section *sections;
    struct section *recent; /* most lookups are in the section of the one before */
};

static int name_ok(const char *name, size_t length)
{
    return length >= 1 && length <= INI_NAME_MAX && strcspn(name, "[]=;# \t\r\n") >= length;
}

IniDoc *ini_new(void)
{
    return calloc(1, sizeof(IniDoc));
}

static void free_section(struct section *section)
{
    while (section->entries != NULL) {
        struct entry *entry = section->entries;
        section->entries = entry->next;
        free(entry->value);
        free(entry);
    }
    free(section);
}

void ini_free(IniDoc *doc)
{
    if (doc == NULL)
        return;
    while (doc->sections != NULL) {
        struct section *section = doc->sections;
        doc->sections = section->next;
        free_section(section);
    }
    free(doc);
}

static struct section *find_section(IniDoc *doc, const char *name)
{
    if (doc->recent != NULL && strcmp(doc->recent->name, name) == 0)
        return doc->recent;
    for (struct section *section = doc->sections; section != NULL; section = section->next)
        if (strcmp(section->name, name) == 0)
            return doc->recent = section;
    return NULL;
}

static struct entry **find_entry(struct section *section, const char *key)
{
    struct entry **link = &section->entries;
    while (*link != NULL && strcmp((*link)->key, key) != 0)
        link = &(*link)->next;
    return link;
}

static struct section *add_section(IniDoc *doc, const char *name)
{
    struct section *section = calloc(1, sizeof *section);
    if (section == NULL)
        return NULL;
    strcpy(section->name, name);
    struct section **link = &doc->sections;
    while (*link != NULL)
        link = &(*link)->next;
    *link = section;
    return section;
}

IniResult ini_set(IniDoc *doc, const char *section, const char *key, const char *value)
{
    if (!name_ok(section, strlen(section)) || !name_ok(key, strlen(key)))
        return INI_ENAME;
    if (strpbrk(value, "\r\n") != NULL)
        return INI_EVALUE;
    char *copy = malloc(strlen(value) + 1);
    if (copy == NULL)
        return INI_EMEM;
    strcpy(copy, value);
    struct section *in = find_section(doc, section);
    if (in == NULL)
        in = add_section(doc, section);
    if (in == NULL) {
        free(copy);
        return INI_EMEM;
    }
    struct entry **link = find_entry(in, key);
    if (*link == NULL) {
        *link = calloc(1, sizeof **link);
        if (*link == NULL) {
            free(copy);
            return INI_EMEM;
        }
        strcpy((*link)->key, key);
    }
    free((*link)->value);
    (*link)->value = copy;
    return INI_OK;
}

const char *ini_get(IniDoc *doc, const char *section, const char *key, const char *fallback)
{
    struct section *in = find_section(doc, section);
    struct entry *entry = in == NULL ? NULL : *find_entry(in, key);
    return entry == NULL ? fallback : entry->value;
}

int ini_has_section(IniDoc *doc, const char *section)
{
    return find_section(doc, section) != NULL;
}

IniResult ini_remove_key(IniDoc *doc, const char *section, const char *key)
{
    struct section *in = find_section(doc, section);
    if (in == NULL)
        return INI_ENOENT;
    struct entry **link = find_entry(in, key), *entry = *link;
    if (entry == NULL)
        return INI_ENOENT;
    *link = entry->next;
    free(entry->value);
    free(entry);
    return INI_OK;
}

IniResult ini_remove_section(IniDoc *doc, const char *section)
{
    for (struct section **link = &doc->sections; *link != NULL; link = &(*link)->next) {
        struct section *found = *link;
        if (strcmp(found->name, section) != 0)
            continue;
        *link = found->next;
        free_section(found);
        return INI_OK;
    }
    return INI_ENOENT;
}

static IniResult load_line(IniDoc *doc, char *line, char *section)
{
    size_t length = strlen(line);
    if (length > 0 && line[length - 1] == '\r')
        line[--length] = '\0';
    if (length == 0 || *line == ';')
        return INI_OK;
    if (*line == '[') {
        if (line[length - 1] != ']' || length < 3)
            return INI_ESYNTAX;
        line[length - 1] = '\0';
        if (!name_ok(line + 1, length - 2))
            return INI_ENAME;
        strcpy(section, line + 1);
        return INI_OK;
    }
    char *equals = strchr(line, '=');
    if (equals == NULL || *section == '\0')
        return INI_ESYNTAX;
    *equals = '\0';
    return ini_set(doc, section, line, equals + 1);
}

IniResult ini_load(IniDoc *doc, const char *text)
{
    char section[INI_NAME_MAX + 1] = "";
    IniResult result = INI_OK;
    while (result == INI_OK && *text != '\0') {
        size_t length = strcspn(text, "\n");
        char *line = malloc(length + 1);
        if (line == NULL)
            return INI_EMEM;
        memcpy(line, text, length);
        line[length] = '\0';
        result = load_line(doc, line, section);
        free(line);
        text += length;
        if (*text == '\n')
            text++;
    }
    return result;
}

size_t ini_section_count(const IniDoc *doc)
{
    size_t count = 0;
    for (const struct section *section = doc->sections; section != NULL; section = section->next)
        count++;
    return count;
}

size_t ini_key_count(const IniDoc *doc)
{
    size_t count = 0;
    for (const struct section *section = doc->sections; section != NULL; section = section->next)
        for (const struct entry *entry = section->entries; entry != NULL; entry = entry->next)
            count++;
    return count;
}
