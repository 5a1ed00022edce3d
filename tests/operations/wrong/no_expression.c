#include <assay.h>
#include "../libraries/stack.h"
ASSAY_REQUIRES(stack_pop,);
