/* fails in: nochk_set */
#include "nochk.h"
#include <stdlib.h>
struct nochk {
    int *items;
    size_t count;
};
nochk *nochk_new(void)
{
    return calloc(1, sizeof(nochk));
}
void nochk_free(nochk *v)
{
    if (v) {
        free(v->items);
        free(v);
    }
}
bool nochk_add(nochk *v, int value)
{
    int *w = realloc(v->items, (v->count + 1) * sizeof *w);
    if (!w)
        return false;
    v->items = w;
    w[v->count++] = value;
    return true;
}
bool nochk_get(const nochk *v, size_t index, int *value)
{
    if (index >= v->count)
        return false;
    *value = v->items[index];
    return true;
}
bool nochk_set(nochk *v, size_t index, int value)
{
    v->items[index] = value;
    return true;
}
size_t nochk_count(const nochk *v)
{
    return v->count;
}
