#include "paging.h"

#include <stdlib.h>

struct person {
    int number;
    struct person *next;
};
struct paging {
    struct person *first;
    int count;
};

struct paging *paging_new(void)
{
    return calloc(1, sizeof(struct paging));
}

void paging_free(struct paging *paging)
{
    while (paging && paging->first) {
        struct person *next = paging->first->next;
        free(paging->first);
        paging->first = next;
    }
    free(paging);
}

_Bool paging_join(struct paging *paging, int number)
{
    struct person *person = paging->count < 8 ? calloc(1, sizeof *person) : NULL;
    if (!person)
        return 0;
    *person = (struct person){number, paging->first};
    paging->first = person;
    paging->count++;
    return 1;
}

void paging_leave(struct paging *paging, int number)
{
    for (struct person **at = &paging->first; *at; at = &(*at)->next)
        if ((*at)->number == number) {
            struct person *gone = *at;
            *at = gone->next;
            free(gone);
            paging->count--;
            return;
        }
}

void paging_call(struct paging *paging, paged_fn answer)
{
    for (struct person *person = paging->first; person; person = person->next) /* it may be gone: the bug */
        if (answer)
            answer(paging, person->number);
}

int paging_count(struct paging *paging, paged_fn answer)
{
    int count = 0;
    for (struct person *person = paging->first, *next; person; person = next) {
        next = person->next;
        count++;
        answer(paging, person->number);
    }
    return count;
}

struct person *paging_first(struct paging *paging)
{
    return paging->first;
}

int person_number(const struct person *person)
{
    return person->number;
}
