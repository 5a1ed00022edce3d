// status 0
// says ^ok .*is_never_negative
// says same_name_twice\.c
// says other\.c
// file other.c #include <assay.h>\nASSAY_PROPERTY static void is_never_negative(int b) { (void)b; }
#include <assay.h>
#include <assert.h>

ASSAY_PROPERTY static void is_never_negative(int a)
{
    assert(a >= 0);
}
