#include <assay.h>
#include "box.h"

/* Of a box that is full it is not true. */
bool remove_undoes_add(struct box *box, int value)
{
    size_t before = box_size(box);
    return box_add(box, value) && box_remove(box) && box_size(box) == before;
}
ASSAY_CONTRACT(remove_undoes_add);
