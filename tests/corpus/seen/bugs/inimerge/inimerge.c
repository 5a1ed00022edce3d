#include "inimerge.h"

#include <stdlib.h>
#include <string.h>

typedef struct Entry {
    char *section;
    char *key;
    char *value;
    char *comment; /* may be NULL */
} Entry;

struct IniFile {
    Entry *entries;
    size_t count;
    size_t capacity;
};

static char *Dup(const char *text)
{
    size_t size = strlen(text) + 1;
    char *copy = malloc(size);
    return copy == NULL ? NULL : memcpy(copy, text, size);
}

static void ClearEntry(Entry *e)
{
    free(e->section);
    free(e->key);
    free(e->value);
    free(e->comment);
}

IniFile *IniFile_New(void)
{
    return calloc(1, sizeof(IniFile));
}

void IniFile_Free(IniFile *ini)
{
    if (ini == NULL)
        return;
    for (size_t i = 0; i < ini->count; i++)
        ClearEntry(&ini->entries[i]);
    free(ini->entries);
    free(ini);
}

static Entry *Find(const IniFile *ini, const char *section, const char *key)
{
    for (size_t i = 0; i < ini->count; i++) {
        Entry *e = &ini->entries[i];
        if (strcmp(e->section, section) == 0 && strcmp(e->key, key) == 0)
            return e;
    }
    return NULL;
}

IniFile *IniFile_Clone(const IniFile *ini)
{
    IniFile *clone = IniFile_New();
    if (clone == NULL || ini->count == 0)
        return clone;
    clone->entries = calloc(ini->count, sizeof *clone->entries);
    if (clone->entries == NULL) {
        free(clone);
        return NULL;
    }
    clone->capacity = ini->count;
    for (size_t i = 0; i < ini->count; i++) {
        Entry e = ini->entries[i];
        e.section = Dup(e.section);
        e.key = Dup(e.key);
        e.value = Dup(e.value);
        if (e.section == NULL || e.key == NULL || e.value == NULL) {
            free(e.section);
            free(e.key);
            free(e.value);
            IniFile_Free(clone);
            return NULL;
        }
        clone->entries[clone->count++] = e;
    }
    return clone;
}

bool IniFile_Set(IniFile *ini, const char *section, const char *key, const char *value)
{
    Entry *e = Find(ini, section, key);
    char *copy = Dup(value);
    if (copy == NULL)
        return false;
    if (e != NULL) {
        free(e->value);
        e->value = copy;
        return true;
    }
    if (ini->count == ini->capacity) {
        size_t capacity = 2 * ini->capacity + 4;
        Entry *grown = realloc(ini->entries, capacity * sizeof *grown);
        if (grown == NULL) {
            free(copy);
            return false;
        }
        ini->entries = grown;
        ini->capacity = capacity;
    }
    Entry added = {Dup(section), Dup(key), copy, NULL};
    if (added.section == NULL || added.key == NULL) {
        ClearEntry(&added);
        return false;
    }
    ini->entries[ini->count++] = added;
    return true;
}

const char *IniFile_Get(const IniFile *ini, const char *section, const char *key)
{
    const Entry *e = Find(ini, section, key);
    return e == NULL ? NULL : e->value;
}

bool IniFile_SetComment(IniFile *ini, const char *section, const char *key, const char *comment)
{
    Entry *e = Find(ini, section, key);
    char *copy = NULL;
    if (e == NULL)
        return false;
    if (comment != NULL) {
        copy = Dup(comment);
        if (copy == NULL)
            return false;
    }
    free(e->comment);
    e->comment = copy;
    return true;
}

const char *IniFile_GetComment(const IniFile *ini, const char *section, const char *key)
{
    const Entry *e = Find(ini, section, key);
    return e == NULL ? NULL : e->comment;
}

bool IniFile_Remove(IniFile *ini, const char *section, const char *key)
{
    Entry *e = Find(ini, section, key);
    if (e == NULL)
        return false;
    ClearEntry(e);
    ini->count--;
    memmove(e, e + 1, (size_t)(ini->entries + ini->count - e) * sizeof *e);
    return true;
}

size_t IniFile_Count(const IniFile *ini)
{
    return ini->count;
}

bool IniFile_Merge(IniFile *ini, const IniFile *from)
{
    if (ini == from)
        return true;
    for (size_t i = 0; i < from->count; i++) {
        const Entry *e = &from->entries[i];
        if (!IniFile_Set(ini, e->section, e->key, e->value))
            return false;
    }
    return true;
}
