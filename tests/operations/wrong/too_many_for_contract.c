#include <assay.h>
static int nine(int a, int b, int c, int d, int e, int f, int g, int h, int i) { return a + b + c + d + e + f + g + h + i; }
ASSAY_CONTRACT(nine);
