#include <assay.h>
#include "../libraries/stack.h"
ASSAY_LENGTH(stack_push_all, values, s);
