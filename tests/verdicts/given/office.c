#include "office.h"

#include <stdlib.h>

struct entry {
    struct entry *next;
    int person;
};

struct office {
    struct entry *first, *last;
    int count;
};

struct office *office_new(void)
{
    return calloc(1, sizeof(struct office));
}

void office_free(struct office *office)
{
    for (struct entry *entry = office ? office->first : NULL, *next; entry; entry = next) {
        next = entry->next;
        free(entry);
    }
    free(office);
}

int office_come(struct office *office, int person)
{
    struct entry *entry = calloc(1, sizeof *entry);
    if (!entry)
        return office->count;
    entry->person = person;
    if (office->last)
        office->last->next = entry;
    else
        office->first = entry;
    office->last = entry;
    return ++office->count;
}

void office_cancel(struct office *office, int person)
{
    for (struct entry **link = &office->first, *entry; (entry = *link); link = &entry->next)
        if (entry->person == person) {
            *link = entry->next;
            free(entry);
            office->count--;
            return;
        }
}
