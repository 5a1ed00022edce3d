#include <assay.h>
#include "box.h"

static bool is_small(const struct box *box)
{
    return box_size(box) < 3;
}
ASSAY_CONTRACT(is_small);
