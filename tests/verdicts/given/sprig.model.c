#include <assay.h>
#include "sprig.h"

ASSAY_LEARNED(consumes_sprig_grow_inner, ASSAY_CONSUMES(sprig_grow, inner));
