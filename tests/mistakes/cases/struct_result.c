// status 2
// says struct_result\.c:8.*returns_a_struct
#include <assay.h>

struct pair {
    int a, b;
};
ASSAY_PROPERTY struct pair returns_a_struct(int a)
{
    return (struct pair){a, a};
}
