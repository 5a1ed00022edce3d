#ifndef NOCHK_H
#define NOCHK_H

#include <stdbool.h>
#include <stddef.h>
typedef struct nochk nochk;
nochk *nochk_new(void);
void nochk_free(nochk *v);
bool nochk_add(nochk *v, int value);
bool nochk_get(const nochk *v, size_t index, int *value);
bool nochk_set(nochk *v, size_t index, int value);
size_t nochk_count(const nochk *v);

#endif
