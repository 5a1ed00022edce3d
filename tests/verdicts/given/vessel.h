#ifndef VESSEL_H
#define VESSEL_H

#include <stdbool.h>
#include <stddef.h>

/* Vessels with something in them; a struct of its own, or one on the heap. */
typedef struct vessel {
    char *content;
    size_t size;
} vessel;

vessel *vessel_new(size_t size);
vessel *vessel_alloc(vessel *v, size_t size);
bool vessel_init(vessel *v);
void vessel_dealloc(vessel *v);
void vessel_free(vessel *v);

#endif
