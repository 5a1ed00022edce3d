#include <assay.h>
#include "twig.h"

ASSAY_CONSUMES(twig_replace, old);
