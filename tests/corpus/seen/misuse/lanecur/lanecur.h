#ifndef LANECUR_H
#define LANECUR_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Sorted list (skip list) of numbers with something attached, and cursors
 * to move around in it. */

typedef struct LaneList LaneList;

/* Called for data that the list no longer needs, be it NULL.  Must leave the
 * list alone. */
typedef void (*LaneDropFunc)(void *data);
/* Return false to stop. */
typedef bool (*LaneVisitFunc)(int64_t key, void *data, void *user);

/* A cursor stands on an element or at the end of its list.  Cursors are plain
 * values: copy them, forget them, nothing needs to be released.
 * A cursor remains good while other elements come and go.  It becomes invalid
 * when the element it stands on is erased, and with the list. */
typedef struct {
    LaneList *list;
    void     *spot;   /* private */
} LaneCursor;

/* If drop is not NULL the list owns the data of its elements: it calls drop
 * for them when they are erased or replaced and when the list is freed.  With
 * NULL data is just a pointer that the list does not care about. */
LaneList *LaneList_New(LaneDropFunc drop);
void      LaneList_Free(LaneList *list);

size_t LaneList_Count(const LaneList *list);

/* Inserts an element, or replaces the data of the one that has the key.
 * False when out of memory; the data remains the caller's then. */
bool  LaneList_Put(LaneList *list, int64_t key, void *data);
/* The data; NULL if there is no such key. */
void *LaneList_Get(const LaneList *list, int64_t key);
bool  LaneList_Erase(LaneList *list, int64_t key);

/* Visits all elements in ascending order.  The list must not be changed from
 * within visit. */
void LaneList_Visit(LaneList *list, LaneVisitFunc visit, void *user);

/* The first element; the first with a key of at least this one. */
LaneCursor LaneList_First(LaneList *list);
LaneCursor LaneList_Seek(LaneList *list, int64_t key);

bool LaneCursor_AtEnd(LaneCursor cursor);

/* The cursor must not be at the end for any of these. */
int64_t    LaneCursor_Key(LaneCursor cursor);
void      *LaneCursor_Data(LaneCursor cursor);
LaneCursor LaneCursor_Next(LaneCursor cursor);
/* Erases the element and returns a cursor to the one after it. */
LaneCursor LaneCursor_Erase(LaneCursor cursor);

#endif
