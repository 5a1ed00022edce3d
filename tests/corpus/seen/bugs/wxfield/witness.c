#include "wxfield.h"

#include <math.h>

int main(void)
{
    wxfield *f = wxf_new(4, 6), *g = wxf_new(4, 6);
    for (int i = 0; i < 4; i++)
        for (int j = 0; j < 6; j++)
            if (!wxf_put(f, i, j, i * 6 + j) || !wxf_put(g, i, j, 1.0))
                return 2;
    if (wxf_put(f, 4, 0, 1.0) || !isnan(wxf_at(f, 0, -1)) || wxf_at(f, 3, 5) != 23.0)
        return 2;
    if (wxf_sample(f, 90.0, 359.9) != 23.0 || wxf_sample(f, -100.0, -1e-20) != 0.0 || !isnan(wxf_sample(f, NAN, 0)))
        return 2;
    if (wxf_sample(f, 1.0, -0.5) != 17.0 || fabs(wxf_mean(g) - 1.0) > 1e-12)
        return 2;
    if (!wxf_add(g, g, 1.0) || fabs(wxf_mean(g) - 2.0) > 1e-12)
        return 2;
    wxfield *c = wxf_coarsen(f, 2), *d = wxf_coarsen(f, 4);
    if (wxf_rows(c) != 2 || wxf_cols(c) != 3 || wxf_at(c, 0, 0) != 3.5 || wxf_rows(d) != 1 || wxf_cols(d) != 2)
        return 2;
    if (wxf_at(d, 0, 1) != 13.5 || wxf_add(f, c, 1.0) || wxf_coarsen(f, 0) != 0 || wxf_new(0, 1) != 0)
        return 2;
    wxf_free(c);
    wxf_free(d);
    wxf_free(g);
    wxf_free(f);
    wxf_free(0);
#ifndef LEGAL
    f = wxf_new(3, 4);
    wxf_free(wxf_coarsen(f, 2));
    wxf_free(f);
#endif
    return 0;
}
