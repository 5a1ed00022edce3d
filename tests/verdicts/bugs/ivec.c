/* fails in: ivec_set */
#include "ivec.h"
#include <stdlib.h>
struct ivec {
    int *items;
    size_t count;
};
ivec *ivec_new(void)
{
    return calloc(1, sizeof(ivec));
}
void ivec_free(ivec *v)
{
    if (v) {
        free(v->items);
        free(v);
    }
}
bool ivec_add(ivec *v, int value)
{
    int *w = realloc(v->items, (v->count + 1) * sizeof *w);
    if (!w)
        return false;
    v->items = w;
    w[v->count++] = value;
    return true;
}
bool ivec_get(const ivec *v, size_t index, int *value)
{
    if (index >= v->count)
        return false;
    *value = v->items[index];
    return true;
}
bool ivec_set(ivec *v, size_t index, int value)
{
    if (index > v->count)
        return false;
    v->items[index] = value;
    return true;
}
size_t ivec_count(const ivec *v)
{
    return v->count;
}
