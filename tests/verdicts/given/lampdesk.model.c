#include <assay.h>
#include "lampdesk.h"

ASSAY_LEARNED(consumes_lampdesk_add_lamp, ASSAY_CONSUMES(lampdesk_add, lamp));
