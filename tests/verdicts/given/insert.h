#ifndef INSERT_H
#define INSERT_H

#include <stddef.h>

/* A vector of ints. */
typedef struct insert insert;
insert *insert_new(void);
void insert_free(insert *v);
size_t insert_size(const insert *v);
/* 0, or -1 when at is beyond the end or memory ran out. */
int insert_at(insert *v, size_t at, int value);
int insert_remove(insert *v, size_t at);
int insert_get(const insert *v, size_t at, int *value);

#endif
