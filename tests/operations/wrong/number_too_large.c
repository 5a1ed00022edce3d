#include "../assay_api.h"
#include "../libraries/stack.h"
ASSAY_NULLABLE(stack_push, 3);
