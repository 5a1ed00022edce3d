/* Memory intrinsics are hooked on both sides; constants and locals are not. */
#include "trace.h"

static const int constants[4] = {1, 2, 3, 4};
static int variables[4];

int entry(void *object)
{
    char local[64];
    int *numbers = object, n = 12;
    TRACE_ARRAY(variables);
    __builtin_memcpy(local, object, 64);
    __builtin_memcpy((char *)object + 64, local, 33);
    __builtin_memmove((char *)object + 1, object, n);
    __builtin_memset(object, 0, 8);
    __builtin_memset(object, 0, 0);
    variables[1] = constants[numbers[0]];
    return variables[1] + variables[n - 9];
}
