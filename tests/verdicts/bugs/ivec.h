#ifndef IVEC_H
#define IVEC_H

#include <stdbool.h>
#include <stddef.h>
typedef struct ivec ivec;
ivec *ivec_new(void);
void ivec_free(ivec *v);
bool ivec_add(ivec *v, int value);
/* False when there is no such index. */
bool ivec_get(const ivec *v, size_t index, int *value);
bool ivec_set(ivec *v, size_t index, int value);
size_t ivec_count(const ivec *v);

#endif
