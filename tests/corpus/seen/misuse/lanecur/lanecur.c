#include "lanecur.h"

#include <stdlib.h>

enum { LANES = 16 };

typedef struct Element {
    int64_t key;
    void *data;
    int height;
    struct Element *next[];
} Element;

struct LaneList {
    LaneDropFunc drop;
    size_t count;
    uint64_t random;
    Element *first[LANES];
};

LaneList *LaneList_New(LaneDropFunc drop)
{
    LaneList *list = calloc(1, sizeof *list);
    if (list == NULL)
        return NULL;
    list->drop = drop;
    list->random = 88172645463325252u;
    return list;
}

static void Release(LaneList *list, void *data)
{
    if (list->drop != NULL)
        list->drop(data);
}

void LaneList_Free(LaneList *list)
{
    if (list == NULL)
        return;
    for (Element *e = list->first[0]; e != NULL;) {
        Element *next = e->next[0];
        Release(list, e->data);
        free(e);
        e = next;
    }
    free(list);
}

size_t LaneList_Count(const LaneList *list)
{
    return list->count;
}

/* For each lane the place that points to the first element whose key is not
 * below this one. */
static Element *Locate(LaneList *list, int64_t key, Element **places[LANES])
{
    Element **lanes = list->first;
    for (int i = LANES - 1; i >= 0; i--) {
        while (lanes[i] != NULL && lanes[i]->key < key)
            lanes = lanes[i]->next;
        places[i] = &lanes[i];
    }
    return lanes[0];
}

static const Element *Find(const LaneList *list, int64_t key)
{
    Element *const *lanes = list->first;
    for (int i = LANES - 1; i >= 0; i--)
        while (lanes[i] != NULL && lanes[i]->key < key)
            lanes = lanes[i]->next;
    return lanes[0];
}

static int RandomHeight(LaneList *list)
{
    uint64_t x = list->random;
    x ^= x << 13;
    x ^= x >> 7;
    x ^= x << 17;
    list->random = x;
    int height = 1;
    for (x >>= 20; height < LANES && (x & 3) == 0; x >>= 2)
        height++;
    return height;
}

bool LaneList_Put(LaneList *list, int64_t key, void *data)
{
    Element **places[LANES];
    Element *e = Locate(list, key, places);
    if (e != NULL && e->key == key) {
        void *old = e->data;
        e->data = data;
        if (old != data)
            Release(list, old);
        return true;
    }
    int height = RandomHeight(list);
    e = malloc(sizeof *e + (size_t)height * sizeof e->next[0]);
    if (e == NULL)
        return false;
    e->key = key;
    e->data = data;
    e->height = height;
    for (int i = 0; i < height; i++) {
        e->next[i] = *places[i];
        *places[i] = e;
    }
    list->count++;
    return true;
}

void *LaneList_Get(const LaneList *list, int64_t key)
{
    const Element *e = Find(list, key);
    return e != NULL && e->key == key ? e->data : NULL;
}

bool LaneList_Erase(LaneList *list, int64_t key)
{
    Element **places[LANES];
    Element *e = Locate(list, key, places);
    if (e == NULL || e->key != key)
        return false;
    for (int i = 0; i < e->height; i++)
        *places[i] = e->next[i];
    list->count--;
    Release(list, e->data);
    free(e);
    return true;
}

void LaneList_Visit(LaneList *list, LaneVisitFunc visit, void *user)
{
    for (Element *e = list->first[0]; e != NULL; e = e->next[0])
        if (!visit(e->key, e->data, user))
            return;
}

LaneCursor LaneList_First(LaneList *list)
{
    return (LaneCursor){list, list->first[0]};
}

LaneCursor LaneList_Seek(LaneList *list, int64_t key)
{
    Element **places[LANES];
    return (LaneCursor){list, Locate(list, key, places)};
}

bool LaneCursor_AtEnd(LaneCursor cursor)
{
    return cursor.spot == NULL;
}

int64_t LaneCursor_Key(LaneCursor cursor)
{
    const Element *e = cursor.spot;
    return e->key;
}

void *LaneCursor_Data(LaneCursor cursor)
{
    const Element *e = cursor.spot;
    return e->data;
}

LaneCursor LaneCursor_Next(LaneCursor cursor)
{
    const Element *e = cursor.spot;
    return (LaneCursor){cursor.list, e->next[0]};
}

LaneCursor LaneCursor_Erase(LaneCursor cursor)
{
    LaneCursor next = LaneCursor_Next(cursor);
    LaneList_Erase(cursor.list, LaneCursor_Key(cursor));
    return next;
}
