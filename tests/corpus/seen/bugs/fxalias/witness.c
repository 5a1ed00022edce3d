#include <assert.h>
#include "fxalias.h"

int main(void)
{
    fx_book *b = fx_open();
    double r;

    assert(b && fx_set(b, "cny", 1) == FX_BADCODE && fx_set(b, "CNY", 0) == FX_BADRATE);
    assert(fx_set(b, "CNY", 0.125) == FX_OK && fx_set(b, "EUR", 1) == FX_OK);
    assert(fx_alias(b, "RMB", "CNY") == FX_OK && fx_alias(b, "RMB", "EUR") == FX_EXISTS);
    assert(fx_same(b, "CNY", "RMB") && !fx_same(b, "CNY", "EUR"));
    assert(fx_convert(b, 8, "CNY", "EUR", &r) == FX_OK && r == 1);
    assert(fx_rate(b, "RMB") == 0.125 && fx_names(b) == 3);
#ifdef LEGAL
    assert(fx_remove(b, "RMB") == FX_OK && fx_rate(b, "CNY") == 0);
#else
    assert(fx_remove(b, "CNY") == FX_OK);
    assert(fx_rate(b, "RMB") == 0);
#endif
    fx_close(b);
    return 0;
}
