#include <assay.h>
static int four(int a, int b, int c, int d) { return a + b + c + d; }
ASSAY_CONTRACT(four);
