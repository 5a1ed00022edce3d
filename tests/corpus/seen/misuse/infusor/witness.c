#include "infusor.h"

#include <stdlib.h>

int main(int argc, char **argv)
{
#ifdef LEGAL
    (void)argc;
    (void)argv;
    if (infusor_new(0) || infusor_new(UINT32_MAX))
        return 1;
    infusor *ch = infusor_new(1000);
    if (!ch || infusor_set_drug(ch, 0) != -1 || infusor_set_drug(ch, 1000) != 0)
        return 1;
    infusor_prime(ch, 100);
    infusor_start(ch, 3600); /* 3.6 ml/h is 1 ul each second */
    if (infusor_tick(ch, 10500) != 10 || infusor_content(ch) != 890)
        return 1;
    if (infusor_seconds_left(ch) != 890)
        return 1;
    infusor_pause(ch);
    infusor_start(ch, 7200);
    if (infusor_tick(ch, UINT32_MAX) != 890 || infusor_get_state(ch) != INFUSOR_EMPTY)
        return 1;
    infusor_refill(ch);
    infusor_prime(ch, 1000);
    if (infusor_get_state(ch) != INFUSOR_EMPTY)
        return 1;
    infusor_refill(ch);
    infusor_prime(ch, 0);
    infusor_free(ch);
    infusor_free(NULL);
    return 0;
#else
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    infusor *ch = infusor_new(1000);
    if (!ch)
        return 0;
    if (rule == 5) {
        infusor_prime(ch, 10);
        return 0;
    }
    infusor_set_drug(ch, 1000);
    if (rule == 1) {
        infusor_start(ch, 10);
        return 0;
    }
    infusor_prime(ch, 10);
    if (rule == 3)
        return (int)infusor_seconds_left(ch) * 0;
    if (rule == 4)
        infusor_set_drug(ch, 500);
    if (rule == 7)
        infusor_start(ch, 0);
    infusor_start(ch, 3600000 / 4);
    if (rule == 2)
        for (int i = 0; i < 100; i++)
            infusor_tick(ch, 1000);
    if (rule == 6)
        infusor_free(ch);
    return 0;
#endif
}
