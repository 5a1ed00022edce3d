#include "../assay_api.h"
#include "../libraries/stack.h"
ASSAY_INVARIANT(stack_free);
