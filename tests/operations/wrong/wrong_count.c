#include <assay.h>
#include "../libraries/stack.h"
ASSAY_COMPARE(stack_size);
