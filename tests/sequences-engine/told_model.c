#include "told.h"
#include <assay.h>

ASSAY_EQUAL(set_is_same);
ASSAY_HASH(set_digest);
