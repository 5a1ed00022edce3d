#ifndef RECENTF_H
#define RECENTF_H

#include <stdbool.h>
#include <stddef.h>

// Recently used documents, the newest first.

typedef struct RecentList RecentList;

// max: 1 to 100 documents, NULL otherwise
RecentList *recent_create(size_t max);
RecentList *recent_clone(const RecentList *list);
void recent_delete(RecentList *list);

// The document moves to the front. The last one goes when the list is full.
bool recent_touch(RecentList *list, const char *path);
bool recent_remove(RecentList *list, const char *path);
void recent_clear(RecentList *list);

size_t recent_count(const RecentList *list);
// NULL if there are not so many; borrowed
const char *recent_path(const RecentList *list, size_t index);

// A label to show instead of the path, NULL for none again. False if the
// document is not in the list.
bool recent_set_label(RecentList *list, const char *path, const char *label);
// What to show: the label, or the path without folders. NULL as above.
const char *recent_label(const RecentList *list, size_t index);

#endif
