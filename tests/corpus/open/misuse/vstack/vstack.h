#ifndef VSTACK_H
#define VSTACK_H

#include <stdbool.h>
#include <stddef.h>

/* A stack of ints of a fixed capacity. */
typedef struct vstack vstack;

vstack *vstack_new(size_t capacity); /* 1 to 1024, otherwise NULL */
void vstack_free(vstack *stack);

size_t vstack_size(const vstack *stack);
bool vstack_is_empty(const vstack *stack);
bool vstack_is_full(const vstack *stack);

void vstack_push(vstack *stack, int value);
int vstack_pop(vstack *stack);
int vstack_top(const vstack *stack);
/* Forgets the n topmost values. */
void vstack_drop(vstack *stack, size_t n);
/* Pushes the value `depth` below the top once more; 0 is the top. */
void vstack_pick(vstack *stack, size_t depth);
/* Exchanges the two topmost values. */
void vstack_swap(vstack *stack);

#endif
