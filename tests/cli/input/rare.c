/* Valid at the very first candidate, and then not for a very long time. */
#include <assay.h>
#include <stdbool.h>

struct dials {
    int dial[12];
};

bool dials_ok(const struct dials *dials)
{
    int sum = 0;
    for (int i = 0; i < 12; i++)
        sum += dials->dial[i];
    return sum == 0;
}

ASSAY_SPACE(dials_ok, n)
{
    assay_range(struct dials, dial, 0, n);
}
