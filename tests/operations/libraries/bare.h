/* Things without a type of their own. */
#ifndef BARE_H
#define BARE_H

#include <stddef.h>

void *kin_new(void *parent, size_t size);
void *kin_resize(void *block, size_t size);
void kin_free(void *block);
void kin_on_free(void *block, void (*hook)(void *block));
void kin_move(void *block, void *parent);
void *kin_parent(const void *block);
size_t kin_size(const void *block);
void *kin_at(void *block, size_t index); /* may be anything */
void kin_set_label(void *block, void *label);
size_t kin_init(void *memory, size_t size); /* the caller's, whatever it is called */

#endif
