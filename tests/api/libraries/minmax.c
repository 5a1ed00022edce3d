#define MINMAX_IMPLEMENTATION
#include "minmax.h"
