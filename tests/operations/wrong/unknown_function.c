#include <assay.h>
#include "../libraries/stack.h"
ASSAY_EQUAL(stack_equals);
