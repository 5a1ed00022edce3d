/* Pages of which hardly any is mapped, from a library that does not look. */
#ifndef DEADLY_H
#define DEADLY_H

struct pages;
struct pages *pages_new(void);
void pages_free(struct pages *pages);
int pages_map(struct pages *pages, unsigned number); /* -1 when there is no such page */
int pages_read(const struct pages *pages, unsigned number, unsigned at); /* it must be mapped */
void pages_write(struct pages *pages, unsigned number, unsigned at, int value); /* likewise */

#endif
