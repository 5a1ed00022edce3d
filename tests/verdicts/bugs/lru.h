#ifndef LRU_H
#define LRU_H

#include <stdbool.h>
#include <stddef.h>
typedef struct lru lru;
lru *lru_new(void);
void lru_free(lru *c);
/* At most 3; the oldest one goes. */
bool lru_put(lru *c, int key);
bool lru_has(const lru *c, int key);
int lru_newest(const lru *c); /* 0 when empty */
bool lru_drop(lru *c, int key);

#endif
