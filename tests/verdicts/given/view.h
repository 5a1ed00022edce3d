#ifndef VIEW_H
#define VIEW_H

#include <stdbool.h>
#include <stddef.h>

/* Parts of texts, without copies. */
struct view {
    const char *start;
    size_t length;
};
struct view view_of(const char *text);
struct view view_part(struct view v, size_t from, size_t to);
char view_at(struct view v, size_t i);
bool view_equal(struct view a, struct view b);

#endif
