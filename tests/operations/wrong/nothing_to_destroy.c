#include "../assay_api.h"
static void stop(int a) { (void)a; }
ASSAY_DESTROY(stop);
