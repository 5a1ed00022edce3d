#ifndef USTACK_H
#define USTACK_H

#include <stddef.h>
typedef struct ustack ustack;
ustack *ustack_new(void);
void ustack_free(ustack *s);
void ustack_push(ustack *s, int value);
int ustack_pop(ustack *s);
int ustack_top(const ustack *s);
size_t ustack_size(const ustack *s);

#endif
