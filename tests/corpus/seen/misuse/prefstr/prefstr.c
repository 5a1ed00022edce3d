#include "prefstr.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

struct PrefIter {
    PrefIter *next;
    char *name;
    PrefType type;
    long number;
    char *text;
};

struct Prefs {
    PrefIter *first; /* by name */
    size_t count;
};

Prefs *Prefs_New(void)
{
    return calloc(1, sizeof(Prefs));
}

static void Release(PrefIter *node)
{
    free(node->name);
    free(node->text);
    free(node);
}

void Prefs_Free(Prefs *prefs)
{
    if (prefs == NULL)
        return;
    while (prefs->first != NULL) {
        PrefIter *node = prefs->first;
        prefs->first = node->next;
        Release(node);
    }
    free(prefs);
}

static char *Copy(const char *text)
{
    size_t size = strlen(text) + 1;
    char *copy = malloc(size);
    return copy == NULL ? NULL : memcpy(copy, text, size);
}

static PrefIter *Find(const Prefs *prefs, const char *name)
{
    for (PrefIter *node = prefs->first; node != NULL; node = node->next)
        if (strcmp(node->name, name) == 0)
            return node;
    return NULL;
}

/* Takes the text over. */
static bool Set(Prefs *prefs, const char *name, PrefType type, long number, char *text)
{
    PrefIter *node = name[0] == '\0' ? NULL : Find(prefs, name);
    if (node == NULL && name[0] != '\0') {
        node = calloc(1, sizeof *node);
        if (node != NULL)
            node->name = Copy(name);
        if (node != NULL && node->name == NULL) {
            free(node);
            node = NULL;
        }
        if (node != NULL) {
            PrefIter **link = &prefs->first;
            while (*link != NULL && strcmp((*link)->name, name) < 0)
                link = &(*link)->next;
            node->next = *link;
            *link = node;
            prefs->count++;
        }
    }
    if (node == NULL) {
        free(text);
        return false;
    }
    free(node->text);
    node->type = type;
    node->number = number;
    node->text = text;
    return true;
}

bool Prefs_SetBool(Prefs *prefs, const char *name, bool value)
{
    return Set(prefs, name, PREF_BOOL, value, NULL);
}

bool Prefs_SetInt(Prefs *prefs, const char *name, long value)
{
    return Set(prefs, name, PREF_INT, value, NULL);
}

bool Prefs_SetText(Prefs *prefs, const char *name, const char *value)
{
    char *copy = Copy(value);
    return copy != NULL && Set(prefs, name, PREF_TEXT, 0, copy);
}

PrefType Prefs_Type(const Prefs *prefs, const char *name)
{
    const PrefIter *node = Find(prefs, name);
    return node == NULL ? PREF_NONE : node->type;
}

bool Prefs_Bool(const Prefs *prefs, const char *name)
{
    const PrefIter *node = Find(prefs, name);
    assert(node != NULL && node->type == PREF_BOOL);
    return node->number != 0;
}

long Prefs_Int(const Prefs *prefs, const char *name)
{
    const PrefIter *node = Find(prefs, name);
    assert(node != NULL && node->type == PREF_INT);
    return node->number;
}

const char *Prefs_Text(const Prefs *prefs, const char *name)
{
    const PrefIter *node = Find(prefs, name);
    assert(node != NULL && node->type == PREF_TEXT);
    return node->text;
}

bool Prefs_Remove(Prefs *prefs, const char *name)
{
    for (PrefIter **link = &prefs->first; *link != NULL; link = &(*link)->next) {
        PrefIter *node = *link;
        if (strcmp(node->name, name) != 0)
            continue;
        *link = node->next;
        prefs->count--;
        Release(node);
        return true;
    }
    return false;
}

size_t Prefs_Count(const Prefs *prefs)
{
    return prefs->count;
}

PrefIter *Prefs_First(const Prefs *prefs)
{
    return prefs->first;
}

PrefIter *Prefs_Next(const PrefIter *it)
{
    return it->next;
}

const char *Prefs_NameAt(const PrefIter *it)
{
    return it->name;
}
