#include <assay.h>
#include "../libraries/stack.h"
ASSAY_CONSUMES(stack_push, value);
