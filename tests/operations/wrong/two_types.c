#include <assay.h>
#include "../libraries/stack.h"
struct pile;
struct pile *pile_new(void);
static int same(const struct stack *a, const struct pile *b) { return (const void *)a == (const void *)b; }
ASSAY_EQUAL(same);
