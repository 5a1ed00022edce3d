#include <assay.h>
#include "arbor.h"

struct arbor zeroed_struct_arbor(void)
{
    struct arbor zeroed = {0};
    return zeroed;
}
