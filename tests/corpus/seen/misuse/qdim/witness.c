#include "qdim.h"

#include <stdlib.h>
#include <string.h>

int main(int count, char **arguments)
{
    qd way = qd_metres(20), time = qd_seconds(4);
    qd speed = qd_div(way, time);
#ifdef LEGAL
    (void)count, (void)arguments;
    char text[64];
    qd g = qd_div(speed, time);
    if (qd_format(g, text, sizeof text) != 11 || strcmp(text, "1.25 m s^-2") != 0)
        return 2;
    qd force = qd_mul(g, qd_kilograms(2));
    if (qd_same(force, g) || qd_compare(qd_add(way, way), way) != 1 || qd_compare(qd_sub(way, way), way) != -1)
        return 2;
    qd side = qd_sqrt(qd_mul(way, way));
    if (!qd_same(side, way) || side.amount < 19.999999 || side.amount > 20.000001 ||
        qd_sqrt(qd_number(0)).amount != 0 || qd_sqrt(qd_number(1e-200)).amount > 1.0001e-100 || qd_div(way, qd_seconds(0)).amount <= 1e300)
        return 2;
    if (qd_format(force, NULL, 0) != 13 || qd_format(qd_number(-1), text, 2) != 2 || strcmp(text, "-") != 0)
        return 2;
    qd worst = {-1.23457e-300, -128, -128, -128};
    qd_format(worst, text, sizeof text);
#else
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        qd_add(way, time);
        break;
    case 2:
        qd_sqrt(speed);
        break;
    case 3:
        qd_sqrt(qd_number(-1));
        break;
    case 4:
        for (int i = 0; i < 5; i++)
            way = qd_mul(way, way);
        break;
    case 5: {
        char *text = malloc(4);
        qd_format(speed, text, 64);
        break;
    }
    }
#endif
    return 0;
}
