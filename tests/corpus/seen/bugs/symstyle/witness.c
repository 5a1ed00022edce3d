#include <assert.h>
#include <math.h>
#include "symstyle.h"

int main(void)
{
    symstyle a, b;
    double dash[3] = {3, 1, 2};

    sty_init(&a);
    sty_init(&b);
    assert(sty_inherit(&b, &a) == 0 && sty_inherit(&a, &a) == 0 && sty_equal(&a, &b));
    assert(sty_set_name(&a, "river") == 0 && sty_set_width(&a, NAN) == -1 && sty_set_width(&a, 2) == 0);
    assert(sty_inherit(&b, &a) == 0 && sty_equal(&a, &b));
    sty_clear(&b);
    assert(sty_set_dash(&a, dash, 0) == -1 && sty_set_dash(&a, dash, 3) == 0 && sty_period(&a) == 12);
    assert(sty_set_dash(&a, a.dash, 2) == 0 && sty_set_name(&a, a.name) == 0);
#ifdef LEGAL
    sty_set_color(&b, 0xff0000ff);
#endif
    assert(sty_inherit(&b, &a) == 0 && sty_period(&b) == 4);
    sty_clear(&a);
    sty_clear(&b);
    return 0;
}
