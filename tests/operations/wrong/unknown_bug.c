#include <assay.h>
#include "../libraries/stack.h"
ASSAY_LEARNED(rule17, ASSAY_NONNULL(stack_push, s));
ASSAY_BUG(rule71);
