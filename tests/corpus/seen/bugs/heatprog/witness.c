#include "heatprog.h"
#include <limits.h>
#include <stdio.h>

#define OK(x) do { if (!(x)) { printf("line %d\n", __LINE__); return 3; } } while (0)

int main(void)
{
    struct heat h;
    OK(heat_init(&h, 50, 5) == 0);
#ifdef LEGAL
    OK(heat_trend(&h) == 0 && heat_mean(&h) == 50 && heat_step(&h, 0) == 0 && heat_target(&h, 3) == 50);
    OK(heat_step(&h, -1) == -1 && heat_step(&h, INT_MAX) == -1 && heat_target(&h, INT_MAX) == 50 && heat_unprogram(&h, INT_MIN) == -1);
    for (int i = HEAT_SLOTS; i > 0; i--)
        OK(heat_program(&h, i * 60, 100 + i) == 0);
    OK(heat_program(&h, 1, 5) == -1 && heat_program(&h, 60, 200) == 0 && heat_program(&h, 1440, 5) == -1 && heat_program(&h, 60, INT_MIN) == -1);
    OK(heat_target(&h, 0) == 112 && heat_target(&h, 60) == 200 && heat_target(&h, 119) == 200 && heat_target(&h, 1439) == 112);
    OK(heat_read(&h, INT_MAX) == -1 && heat_read(&h, 90) == 0 && heat_read(&h, 110) == 0 && heat_trend(&h) == 20 && heat_mean(&h) == 100);
    OK(heat_step(&h, 0) == 1);
    for (int i = 0; i < 40; i++)
        OK(heat_read(&h, i % 2 ? HEAT_MAX : HEAT_MIN) == 0);
    OK(heat_mean(&h) == 500 && heat_trend(&h) == 200 && heat_step(&h, 0) == 0);
    for (int i = 1; i <= HEAT_SLOTS; i++)
        OK(heat_unprogram(&h, i * 60) == 0);
    OK(heat_unprogram(&h, 60) == -1 && heat_target(&h, 60) == 50);
    for (int i = 1; i <= HEAT_SLOTS; i++)
        OK(heat_program(&h, i * 60, i) == 0);
    for (int i = HEAT_SLOTS; i > 0; i--)
        OK(heat_unprogram(&h, i * 60) == 0);
    heat_forget(&h);
    OK(heat_trend(&h) == 0 && heat_mean(&h) == 50 && heat_step(&h, 1439) == 0);
    OK(heat_init(&h, INT_MIN, 0) == -1 && heat_init(&h, 0, 101) == -1);
#else
    OK(heat_read(&h, 180) == 0);
    printf("%d\n", heat_trend(&h));
#endif
    return 0;
}
