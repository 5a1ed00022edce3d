#include <assay.h>
#include "hedge.h"

ASSAY_CONSUMES(hedge_add, shrub);
ASSAY_CONSUMES(hedge_replace, old);
