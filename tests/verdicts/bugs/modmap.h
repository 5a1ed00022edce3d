#ifndef MODMAP_H
#define MODMAP_H

#include <stdbool.h>
struct modmap;
struct modmap *modmap_new(void);
void modmap_free(struct modmap *m);
bool modmap_put(struct modmap *m, int key, int value);
bool modmap_get(const struct modmap *m, int key, int *value);

#endif
