#ifndef LOGBOOK_H
#define LOGBOOK_H

#include <stdbool.h>

struct logbook {
    char *pages;
    unsigned count;
};

void logbook_init(struct logbook *book);
bool logbook_open(unsigned pages, struct logbook *book);
unsigned logbook_count(const struct logbook *book);
void logbook_destroy(struct logbook *book);

#endif
