#include "refshelf.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

struct _rsDictItem {
    struct _rsDictItem *next;
    char text[];
};

static char *rsCopyText(const char *text)
{
    size_t size = strlen(text) + 1;
    char *copy = malloc(size);
    if (copy != NULL)
        memcpy(copy, text, size);
    return copy;
}

static const char *rsIntern(rsShelfPtr shelf, const char *text)
{
    struct _rsDictItem *item;
    for (item = shelf->dict; item != NULL; item = item->next)
        if (strcmp(item->text, text) == 0)
            return item->text;
    size_t size = strlen(text) + 1;
    item = malloc(sizeof *item + size);
    if (item == NULL)
        return NULL;
    memcpy(item->text, text, size);
    item->next = shelf->dict;
    shelf->dict = item;
    return item->text;
}

rsShelfPtr rsNewShelf(void)
{
    return calloc(1, sizeof(rsShelf));
}

void rsFreeShelf(rsShelfPtr shelf)
{
    if (shelf == NULL)
        return;
    rsEntryPtr entry = shelf->first;
    while (entry != NULL) {
        rsEntryPtr next = entry->next;
        rsFreeEntry(entry);
        entry = next;
    }
    while (shelf->dict != NULL) {
        struct _rsDictItem *item = shelf->dict;
        shelf->dict = item->next;
        free(item);
    }
    free(shelf);
}

rsEntryPtr rsFindEntry(rsShelfPtr shelf, const char *key)
{
    rsEntryPtr entry = shelf->first;
    while (entry != NULL && strcmp(entry->key, key) != 0)
        entry = entry->next;
    return entry;
}

rsEntryPtr rsNewEntry(rsShelfPtr shelf, const char *key)
{
    rsEntryPtr entry = calloc(1, sizeof *entry);
    if (entry == NULL)
        return NULL;
    entry->key = rsIntern(shelf, key);
    if (entry->key == NULL) {
        free(entry);
        return NULL;
    }
    entry->shelf = shelf;
    shelf->users++;
    return entry;
}

rsEntryPtr rsCopyEntry(const rsEntry *entry, rsShelfPtr shelf)
{
    rsEntryPtr copy = rsNewEntry(shelf, entry->key);
    if (copy == NULL)
        return NULL;
    for (rsFieldPtr field = entry->fields; field != NULL; field = field->next)
        if (rsSetField(copy, field->name, field->value) != 0) {
            rsFreeEntry(copy);
            return NULL;
        }
    return copy;
}

void rsLinkEntry(rsShelfPtr shelf, rsEntryPtr entry)
{
    assert(entry->shelf == shelf);
    assert(!entry->linked);
    entry->linked = 1;
    entry->next = NULL;
    entry->prev = shelf->last;
    if (shelf->last != NULL)
        shelf->last->next = entry;
    else
        shelf->first = entry;
    shelf->last = entry;
}

void rsUnlinkEntry(rsEntryPtr entry)
{
    if (!entry->linked)
        return;
    rsShelfPtr shelf = entry->shelf;
    if (entry->prev != NULL)
        entry->prev->next = entry->next;
    else
        shelf->first = entry->next;
    if (entry->next != NULL)
        entry->next->prev = entry->prev;
    else
        shelf->last = entry->prev;
    entry->next = entry->prev = NULL;
    entry->linked = 0;
}

void rsFreeEntry(rsEntryPtr entry)
{
    if (entry == NULL)
        return;
    while (entry->fields != NULL) {
        rsFieldPtr field = entry->fields;
        entry->fields = field->next;
        free(field->value);
        free(field);
    }
    entry->shelf->users--;
    free(entry);
}

int rsSetField(rsEntryPtr entry, const char *name, const char *value)
{
    rsFieldPtr *place = &entry->fields;
    while (*place != NULL && strcmp((*place)->name, name) != 0)
        place = &(*place)->next;
    rsFieldPtr field = *place;
    if (value == NULL) {
        if (field != NULL) {
            *place = field->next;
            free(field->value);
            free(field);
        }
        return 0;
    }
    char *copy = rsCopyText(value);
    if (copy == NULL)
        return -1;
    if (field == NULL) {
        field = calloc(1, sizeof *field);
        if (field == NULL || (field->name = rsIntern(entry->shelf, name)) == NULL) {
            free(field);
            free(copy);
            return -1;
        }
        *place = field;
    }
    free(field->value);
    field->value = copy;
    return 0;
}

const char *rsPeekField(const rsEntry *entry, const char *name)
{
    for (rsFieldPtr field = entry->fields; field != NULL; field = field->next)
        if (strcmp(field->name, name) == 0)
            return field->value;
    return NULL;
}

char *rsGetField(const rsEntry *entry, const char *name)
{
    const char *value = rsPeekField(entry, name);
    return value != NULL ? rsCopyText(value) : NULL;
}

void rsFreeText(char *text)
{
    free(text);
}
