#include <assay.h>
#include "../libraries/stack.h"
ASSAY_INVARIANT(stack_free);
