#pragma once
#include <stddef.h>

/* Rows of values of any type:  row_t(int) row = {0};  row_push(&row, 5); */
struct slotmap {
    char *bytes;
    size_t length, capacity;
};
#define slotmap_of(T) \
    struct {              \
        struct slotmap base; \
        T tmp;              \
    }
#define slotmap_push(m, value) \
    ((m)->tmp = (value), slotmap_push_(&(m)->base, &(m)->tmp, sizeof((m)->tmp)))

struct slotmap *slotmap_new(void);
void slotmap_free(struct slotmap *map);
int slotmap_push_(struct slotmap *map, const void *value, size_t size);
size_t slotmap_length(const struct slotmap *map);
