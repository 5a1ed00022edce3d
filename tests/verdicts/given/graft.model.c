#include <assay.h>
#include "graft.h"

ASSAY_CONSUMES(graft_replace, old);
ASSAY_CONSUMES(graft_replace, branch);
