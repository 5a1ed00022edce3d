/* Globals: the variables of the library's own: those of its sources, of what its
 * headers define and of the model file, static ones and those inside functions
 * included.  Every sequence begins with them as they were before the first call
 * of the process, so what it does follows from its words alone, here as in the
 * process that tries it again.
 *
 * Not known are those of libraries that are linked in (the C library has the next
 * number of rand and the environment), and what is no memory: files that are
 * open, threads.  Variables are left alone while a thread of the library's runs. */
#ifndef ASSAY_RUNTIME_SEQUENCE_GLOBALS_H
#define ASSAY_RUNTIME_SEQUENCE_GLOBALS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct global_range { /* variables that lie side by side */
    char *start;
    size_t size;
    char *initial; /* as they were */
    bool is_blank; /* a large one: nobody had touched it, all of it is zero */
};
extern struct global_range *globals; /* by address */
extern uint32_t global_count;

/* Finds them by the symbols of the image (globals_find.c). */
void globals_find(void);

/* Once, before the first call: finds them, and remembers how they are. */
void globals_start(void);
/* The sequence is over, and nothing of it is needed any more. */
void globals_restore(void);
/* Marks the blocks they lead to, as REACHED_FROM_GLOBALS (checked.h). */
void globals_reach(void);

#endif
