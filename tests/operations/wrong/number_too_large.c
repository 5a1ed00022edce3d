#include <assay.h>
#include "../libraries/stack.h"
ASSAY_NULLABLE(stack_push, 3);
