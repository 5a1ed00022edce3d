/* Boxes of numbers.  BREAK_… seeds a bug that breaks one contract. */
#ifndef BOX_H
#define BOX_H

#include <stdbool.h>
#include <stddef.h>

struct box;

struct box *box_new(void);
void box_free(struct box *box);
#ifdef WITH_COPY
struct box *box_copy(const struct box *box);
#endif

bool box_add(struct box *box, int value);
/* Adds all of them, or none. */
bool box_add_all(struct box *box, const int *values, size_t count);
/* Takes the one out that came in last. */
bool box_remove(struct box *box);
/* Changes the one at the bottom. */
void box_replace(struct box *box, int value);

size_t box_size(const struct box *box);
/* The one at the bottom; 0 when there is none. */
int box_bottom(const struct box *box);
#ifdef WITH_EQUAL
bool box_equal(const struct box *a, const struct box *b);
#endif
#ifdef WITH_ORDER
int box_compare(const struct box *a, const struct box *b);
#endif
#ifdef WITH_HASH
unsigned box_hash(const struct box *box);
#endif
#ifdef WITH_INVARIANT
bool box_valid(const struct box *box);
#endif
#ifdef WITH_TEXT
/* "3 numbers", cut and terminated. */
void box_to_string(const struct box *box, char *text, size_t size);
#endif

#endif
