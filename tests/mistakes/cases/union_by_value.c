// status 0
// says zero in all inputs: 'union' of 'shape', 'extra' of 'other'
#include <assay.h>
#include <stdbool.h>

struct shape { int kind; union { int side; float radius; }; };
struct other { union { int a; char b; } extra; int key; };

/* Its union has no values: nobody knows which member to draw.  The user must be told. */
ASSAY_PROPERTY bool side_is_small(struct shape shape, const struct other *other)
{
    return shape.side < 2 && other->extra.a < 2;
}
