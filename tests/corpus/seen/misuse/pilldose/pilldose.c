#include "pilldose.h"

#include <assert.h>
#include <stdlib.h>

struct dose_entry {
    struct dose_entry *next;
    dose_t dose;
};

struct dose_plan {
    struct dose_entry *first;
    size_t count;
};

dose_plan *dose_plan_new(void)
{
    return calloc(1, sizeof(dose_plan));
}

void dose_clear(dose_plan *plan)
{
    while (plan->first != NULL) {
        struct dose_entry *entry = plan->first;
        plan->first = entry->next;
        free(entry);
    }
    plan->count = 0;
}

void dose_plan_free(dose_plan *plan)
{
    if (plan == NULL)
        return;
    dose_clear(plan);
    free(plan);
}

static void check_minute(int minute)
{
    assert(minute >= 0 && minute < 24 * 60);
    (void)minute;
}

static struct dose_entry **link_from(dose_plan *plan, int minute)
{
    struct dose_entry **link = &plan->first;
    while (*link != NULL && (*link)->dose.minute < minute)
        link = &(*link)->next;
    return link;
}

bool dose_add(dose_plan *plan, int minute, int milligrams)
{
    check_minute(minute);
    if (milligrams < 1 || milligrams > 100000)
        return false;
    struct dose_entry **link = link_from(plan, minute);
    if (*link != NULL && (*link)->dose.minute == minute)
        return false;
    struct dose_entry *entry = malloc(sizeof *entry);
    if (entry == NULL)
        return false;
    entry->dose.minute = minute;
    entry->dose.milligrams = milligrams;
    entry->next = *link;
    *link = entry;
    plan->count++;
    return true;
}

bool dose_remove(dose_plan *plan, int minute)
{
    check_minute(minute);
    struct dose_entry **link = link_from(plan, minute), *entry = *link;
    if (entry == NULL || entry->dose.minute != minute)
        return false;
    *link = entry->next;
    free(entry);
    plan->count--;
    return true;
}

size_t dose_count(const dose_plan *plan)
{
    return plan->count;
}

long dose_total(const dose_plan *plan)
{
    long total = 0;
    for (const struct dose_entry *entry = plan->first; entry != NULL; entry = entry->next)
        total += entry->dose.milligrams;
    return total;
}

void dose_cursor_start(dose_cursor *cursor, const dose_plan *plan)
{
    cursor->entry = plan->first;
}

void dose_cursor_seek(dose_cursor *cursor, const dose_plan *plan, int minute)
{
    check_minute(minute);
    cursor->entry = plan->first;
    while (cursor->entry != NULL && cursor->entry->dose.minute < minute)
        cursor->entry = cursor->entry->next;
}

bool dose_cursor_end(const dose_cursor *cursor)
{
    return cursor->entry == NULL;
}

dose_t dose_cursor_get(const dose_cursor *cursor)
{
    return cursor->entry->dose;
}

void dose_cursor_next(dose_cursor *cursor)
{
    cursor->entry = cursor->entry->next;
}
