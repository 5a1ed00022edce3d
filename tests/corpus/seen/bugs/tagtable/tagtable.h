#ifndef TAGTABLE_H
#define TAGTABLE_H

#include <stdbool.h>

/* Counters that are addressed by short tags, "gc" or "net:rx".

   A tag has 1 to TAG_MAX characters.  With a group it is GROUP:NAME; the colon
   counts, too. */

#define TAG_MAX 31

typedef struct tag_table tag_table;

tag_table *tag_table_new(void);
void tag_table_delete(tag_table *table);

/* Adds to a counter, which begins with 0; counters wrap around.  False if the
   tag is empty or too long, or memory is out. */
bool tag_add(tag_table *table, const char *tag, unsigned amount);
/* The same for a tag with a group.  Neither part may be empty. */
bool tag_add_in(tag_table *table, const char *group, const char *name, unsigned amount);

/* The value of a counter, 0 if there is none. */
unsigned tag_value(const tag_table *table, const char *tag);
unsigned tag_value_in(const tag_table *table, const char *group, const char *name);

/* Forgets a counter; false if there is none. */
bool tag_drop(tag_table *table, const char *tag);

/* Number of counters, and the sum of all. */
int tag_count(const tag_table *table);
unsigned tag_sum(const tag_table *table);

/* Calls `visit` for each counter, in no particular order. */
void tag_each(const tag_table *table, void (*visit)(const char *tag, unsigned value, void *data), void *data);

#endif
