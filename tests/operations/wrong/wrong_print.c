#include <assay.h>
#include "../libraries/stack.h"
ASSAY_PRINT(stack_size);
