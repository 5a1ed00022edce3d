#include "irvtally.h"

#include <assert.h>
#include <limits.h>
#include <stdint.h>

int main(void)
{
#ifdef LEGAL
    assert(!irv_new(0) && !irv_new(33) && !irv_new(INT_MIN));
    irv_free(NULL);
    irv_election *e = irv_new(3);
    int r[] = {2, 0, 1}, twice[] = {1, 1}, wrong[] = {3}, low[] = {INT_MIN};
    assert(irv_winner(e) == IRV_NOBODY && irv_candidates(e) == 3 && irv_ballots(e) == 0);
    assert(irv_cast(e, NULL, 0) == IRV_ERROR && irv_cast(e, r, 4) == IRV_ERROR && irv_cast(e, r, SIZE_MAX) == IRV_ERROR);
    assert(irv_cast(e, twice, 2) == IRV_ERROR && irv_cast(e, wrong, 1) == IRV_ERROR && irv_cast(e, low, 1) == IRV_ERROR);
    assert(irv_cast(e, r, 3) == 1 && irv_winner(e) == 2);
    const char *bad[] = {"", ">", "0>", ">0", "0>>1", "0>0", "3", "99999999999999", "0 ", "-1", "0>1>2>0"};
    for (unsigned i = 0; i < sizeof bad / sizeof *bad; i++)
        assert(irv_cast_text(e, bad[i]) == IRV_ERROR);
    assert(irv_cast_text(e, "0>1") == 2 && irv_cast_text(e, "1>0") == 3 && irv_cast_text(e, "01>2") == 4);
    assert(irv_winner(e) == 1);
    assert(irv_first_round(e, 1) == 2 && irv_first_round(e, 3) == IRV_ERROR && irv_first_round(e, -1) == IRV_ERROR);
    assert(irv_prefer(e, 0, 1) == 2 && irv_prefer(e, 1, 0) == 2 && irv_prefer(e, 2, 2) == 0 && irv_prefer(e, 0, INT_MAX) == IRV_ERROR);
    assert(irv_withdraw(e, 1) == 0 && irv_withdraw(e, 1) == 0 && irv_withdraw(e, 3) == IRV_ERROR && irv_restore(e, -1) == IRV_ERROR);
    assert(irv_first_round(e, 1) == 0 && irv_winner(e) == 2);
    assert(irv_restore(e, 1) == 0 && irv_winner(e) == 1);
    irv_free(e);
    e = irv_new(32);
    for (int i = 0; i < 32; i++)
        assert(irv_cast(e, &i, 1) == i + 1);
    assert(irv_winner(e) == 31);
    irv_withdraw(e, 31);
    assert(irv_winner(e) == 30);
    for (int i = 32; i < IRV_MAX_BALLOTS; i++)
        assert(irv_cast_text(e, "5>6") == i + 1);
    assert(irv_cast_text(e, "5") == IRV_ERROR && irv_winner(e) == 5);
    irv_free(e);
    return 0;
#else
    irv_election *e = irv_new(3);
    irv_cast_text(e, "0");
    irv_withdraw(e, 0);
    int w = irv_winner(e);
    irv_free(e);
    return w == IRV_NOBODY ? 0 : 2;
#endif
}
