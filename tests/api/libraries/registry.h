/* One registry for the whole program: init, shutdown, names with a number each. */
#include <stdbool.h>

bool registry_init(unsigned capacity);
void registry_shutdown(void);
int registry_add(const char *name); /* its number; -1: full, or not initialised */
int registry_find(const char *name);
const char *registry_name(int number); /* NULL: none has it */
int registry_count(void);
