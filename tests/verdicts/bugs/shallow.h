#ifndef SHALLOW_H
#define SHALLOW_H
#include <stdbool.h>
#include <stddef.h>
typedef struct names names;
names *names_new(void);
void names_free(names *n);
bool names_add(names *n, const char *name);
names *names_clone(const names *n);
size_t names_count(const names *n);
const char *names_at(const names *n, size_t index); /* NULL when there is none */
#endif
