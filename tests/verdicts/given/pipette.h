#ifndef PIPETTE_H
#define PIPETTE_H

#include <stddef.h>

// Drops of something.

typedef struct pipette pipette;
typedef void *pipette_memory(void *p, size_t old_size, size_t new_size, void *user);

pipette *pipette_new(pipette_memory *memory, void *user);
void pipette_free(pipette *p);
int pipette_add(pipette *p, int drop); // 0, or -1 without memory

typedef struct dropper {
    unsigned char *at, *end;
    int (*more)(struct dropper *d, size_t room);
} dropper;
typedef int (*room_handler)(struct dropper *d, size_t room);

void dropper_init(dropper *d, unsigned char *at, size_t room, room_handler more);
void dropper_put(dropper *d, unsigned char drop);
int dropper_each(dropper *d, int (*see)(dropper *d, int drop));

// From now on all memory is from there.
void pipette_set_memory(void *(*get)(size_t size), void (*put)(void *p));
int pipette_rinse(int drops);

#endif
