#include <assay.h>
#include "../libraries/stack.h"
ASSAY_NONNULL(stack_push, value);
