// status 2
// says syntax_error\.c:8:[0-9]+: error
#include <assay.h>
#include <assert.h>

ASSAY_PROPERTY void lacks_a_semicolon(int a)
{
    assert(a >= 0)
}
