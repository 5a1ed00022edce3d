#include "thermcal.h"

#include <stdio.h>
#include <stdlib.h>

#define CHECK(x) do { if (!(x)) { printf("line %d: %s\n", __LINE__, #x); exit(1); } } while (0)

#ifdef LEGAL
int main(void)
{
    cal_curve c;
    int32_t v = 77;

    cal_clear(&c);
    CHECK(cal_value(&c, 0, &v) == CAL_TOO_FEW && cal_raw(&c, 0, &v) == CAL_TOO_FEW);
    CHECK(cal_value_clamped(&c, 0, &v) == CAL_TOO_FEW && v == 77);
    CHECK(cal_is_rising(&c) && cal_remove(&c, 0) == CAL_NOT_FOUND);
    CHECK(cal_add(&c, 100, 1000) == CAL_OK && cal_add(&c, 0, 0) == CAL_OK);
    CHECK(cal_add(&c, 0, 5) == CAL_EXISTS);
    CHECK(cal_value(&c, 50, &v) == CAL_OK && v == 500);
    CHECK(cal_value(&c, -1, &v) == CAL_OUTSIDE && cal_value(&c, 101, &v) == CAL_OUTSIDE);
    CHECK(cal_value(&c, INT32_MIN, &v) == CAL_OUTSIDE && cal_value(&c, INT32_MAX, &v) == CAL_OUTSIDE);
    CHECK(cal_value_clamped(&c, INT32_MAX, &v) == CAL_OK && v == 1000);
    CHECK(cal_raw(&c, 250, &v) == CAL_OK && v == 25);
    CHECK(cal_raw(&c, 1001, &v) == CAL_OUTSIDE);
    CHECK(cal_add(&c, 200, 1000) == CAL_OK && !cal_is_rising(&c));
    CHECK(cal_value(&c, 150, &v) == CAL_OK && v == 1000);
    CHECK(cal_raw(&c, 5, &v) == CAL_NOT_RISING);
    CHECK(cal_remove(&c, 200) == CAL_OK && c.n == 2);
    cal_shift(&c, INT32_MAX);
    CHECK(c.point[0].value == INT32_MAX && c.point[1].value == INT32_MAX);
    cal_shift(&c, INT32_MIN);
    CHECK(c.point[0].value == -1);

    cal_clear(&c);
    for (int i = 0; i < CAL_MAX_POINTS; i++)
        CHECK(cal_add(&c, -i, -3 * i) == CAL_OK);
    CHECK(cal_add(&c, 1, 3) == CAL_FULL && cal_add(&c, 0, 3) == CAL_EXISTS);
    CHECK(cal_raw(&c, -3, &v) == CAL_OK && v == -1);
    CHECK(cal_remove(&c, -15) == CAL_OK && cal_remove(&c, 0) == CAL_OK);

    cal_clear(&c);
    cal_add(&c, INT32_MIN, 0), cal_add(&c, INT32_MAX, 1000);
    CHECK(cal_value(&c, INT32_MAX - 1, &v) == CAL_OK && v == 999);
    CHECK(cal_raw(&c, 1, &v) == CAL_OK);
    cal_clear(&c);
    cal_add(&c, 0, INT32_MAX), cal_add(&c, 4095, INT32_MIN);
    CHECK(cal_value(&c, 4094, &v) == CAL_OK && cal_value(&c, 1, &v) == CAL_OK);

    int32_t r[3] = { INT32_MIN, INT32_MIN, INT32_MIN };
    CHECK(cal_mean(r, 3) == INT32_MIN && cal_mean(NULL, 0) == 0 && cal_mean(r, 1) == INT32_MIN);
    return 0;
}
#else
int main(void)
{
    cal_curve c;
    int32_t value = 0;

    cal_clear(&c);
    cal_add(&c, INT32_MIN, INT32_MIN);
    cal_add(&c, INT32_MAX, INT32_MAX);
    cal_value(&c, 1, &value);
    printf("%d\n", (int)value);
    return 0;
}
#endif
