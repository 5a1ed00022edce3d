/* A hash table from strings to integers, with chains. */
#ifndef TABLE_H
#define TABLE_H

#include <stdbool.h>

enum { TABLE_CHAINS = 4 };

struct table_entry {
    struct table_entry *next;
    int value;
    char key[];
};

struct table {
    struct table_entry *chains[TABLE_CHAINS];
    int count;
};

void table_put(struct table *table, const char *key, int value);
bool table_get(const struct table *table, const char *key, int *value); /* false: not there */
bool table_remove(struct table *table, const char *key);                /* false: not there */
void table_release(struct table *table);

#endif
