#include "../assay_api.h"
#include "../libraries/stack.h"
ASSAY_REQUIRES(stack_pop,);
