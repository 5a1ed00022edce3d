// status 2
// says missing_header\.c:5:10:.*'lists\.h'
#include <assay.h>
#include <assert.h>
#include "lists.h"

ASSAY_PROPERTY void never_gets_there(int a)
{
    assert(a >= 0);
}
