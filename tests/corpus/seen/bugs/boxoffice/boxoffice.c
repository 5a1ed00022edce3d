#include "boxoffice.h"

#include <stdlib.h>
#include <string.h>

struct entry {
    struct entry *next;
    char name[BO_MAX_NAME + 1];
};

struct boxoffice {
    int seats;
    char (*holders)[BO_MAX_NAME + 1]; /* "" when free */
    struct entry *first;              /* waiting */
    struct entry *last;
};

struct boxoffice *bo_open(int seats)
{
    if (seats < 1 || seats > BO_MAX_SEATS)
        return NULL;
    struct boxoffice *bo = calloc(1, sizeof *bo);
    if (bo == NULL)
        return NULL;
    bo->seats = seats;
    bo->holders = calloc((size_t)seats, sizeof *bo->holders);
    if (bo->holders == NULL) {
        free(bo);
        return NULL;
    }
    return bo;
}

void bo_close(struct boxoffice *bo)
{
    if (bo == NULL)
        return;
    while (bo->first != NULL) {
        struct entry *entry = bo->first;
        bo->first = entry->next;
        free(entry);
    }
    free(bo->holders);
    free(bo);
}

static int enqueue(struct boxoffice *bo, const char *name)
{
    struct entry *entry = malloc(sizeof *entry);
    if (entry == NULL)
        return BO_NOMEM;
    strcpy(entry->name, name);
    entry->next = NULL;
    if (bo->last != NULL)
        bo->last->next = entry;
    else
        bo->first = entry;
    bo->last = entry;
    return BO_WAITING;
}

int bo_book(struct boxoffice *bo, const char *name)
{
    size_t length = strlen(name);
    if (length == 0 || length > BO_MAX_NAME)
        return BO_BADNAME;
    for (int seat = 0; seat < bo->seats; seat++) {
        if (bo->holders[seat][0] == '\0') {
            strcpy(bo->holders[seat], name);
            return seat;
        }
    }
    return enqueue(bo, name);
}

int bo_cancel(struct boxoffice *bo, int seat)
{
    if (seat < 0 || seat >= bo->seats || bo->holders[seat][0] == '\0')
        return BO_NOSEAT;
    struct entry *entry = bo->first;
    if (entry == NULL) {
        bo->holders[seat][0] = '\0';
        return 0;
    }
    strcpy(bo->holders[seat], entry->name);
    bo->first = entry->next;
    free(entry);
    return 0;
}

int bo_leave(struct boxoffice *bo, const char *name)
{
    int count = 0;
    struct entry **link = &bo->first, *last = NULL;
    while (*link != NULL) {
        struct entry *entry = *link;
        if (strcmp(entry->name, name) == 0) {
            *link = entry->next;
            free(entry);
            count++;
        } else {
            last = entry;
            link = &entry->next;
        }
    }
    bo->last = last;
    return count;
}

const char *bo_holder(const struct boxoffice *bo, int seat)
{
    if (seat < 0 || seat >= bo->seats || bo->holders[seat][0] == '\0')
        return NULL;
    return bo->holders[seat];
}

int bo_free_seats(const struct boxoffice *bo)
{
    int count = 0;
    for (int seat = 0; seat < bo->seats; seat++)
        count += bo->holders[seat][0] == '\0';
    return count;
}

int bo_waiting(const struct boxoffice *bo)
{
    int count = 0;
    for (const struct entry *entry = bo->first; entry != NULL; entry = entry->next)
        count++;
    return count;
}
