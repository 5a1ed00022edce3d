#include <assay.h>
static void stop(int a) { (void)a; }
ASSAY_DESTROY(stop);
