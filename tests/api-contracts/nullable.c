#include <assay.h>
#include "box.h"

ASSAY_NULLABLE(box_equal, b);
