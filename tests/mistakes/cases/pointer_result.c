// status 2
// says pointer_result\.c:5.*returns_a_string
#include <assay.h>

ASSAY_PROPERTY const char *returns_a_string(int a)
{
    return a > 1 ? "many" : "few";
}
