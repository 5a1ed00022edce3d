#include "../libraries/stack.h"
int broken(void) { return 1 }
