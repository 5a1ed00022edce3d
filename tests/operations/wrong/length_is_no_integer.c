#include "../assay_api.h"
#include "../libraries/stack.h"
ASSAY_LENGTH(stack_push_all, values, s);
