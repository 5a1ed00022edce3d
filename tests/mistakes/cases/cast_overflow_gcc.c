// status 1
// with --cc gcc --runs 200 --seed 1
// says ^not ok .*rounds
// says conversion to a type that cannot hold the value in rounds
#include <assay.h>
#include <stdbool.h>

/* gcc checks this only when it is asked to. */
ASSAY_PROPERTY bool rounds(double number)
{
    int whole = (int)number;
    return whole <= 2147483647;
}
