/* Divides by a field that may be 0. */
#include <assay.h>
#include <stdbool.h>

struct ratio {
    int above, below;
};

bool ratio_ok(const struct ratio *ratio)
{
    return ratio->above / ratio->below == 1;
}

ASSAY_SPACE(ratio_ok, n)
{
    assay_range(struct ratio, above, 0, n);
    assay_range(struct ratio, below, 0, n);
}
