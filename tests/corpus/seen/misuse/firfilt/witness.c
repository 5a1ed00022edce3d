#include "firfilt.h"

#include <stdlib.h>

int main(int count, char **arguments)
{
    float *in = calloc(4, sizeof *in), *out = calloc(2, sizeof *out);
    firfilt *filter = firfilt_new_mean(2);
#ifdef LEGAL
    (void)count, (void)arguments;
    for (int i = 0; i < 4; i++)
        in[i] = (float)(2 * i);
    firfilt_process(filter, in, out, 2);
    if (out[0] != 0 || out[1] != 1)
        return 2;
    firfilt_reset(filter);
    firfilt_process(filter, in, in, 4);
    if (in[3] != 5 || in[2] != 3)
        return 2;
    firfilt_reset(filter);
    firfilt_decimate(filter, in, out, 4, 2);
    if (out[1] != 4)
        return 2;
    firfilt_decimate(filter, in, in, 4, 1);
    firfilt_process(filter, NULL, NULL, 0);
    firfilt_decimate(filter, NULL, NULL, 0, 3);
    firfilt_get_taps(filter, out);
    if (out[0] != 0.5f || firfilt_length(filter) != 2 || firfilt_new(in, 0) != NULL || firfilt_new_mean(257) != NULL)
        return 2;
    firfilt *same = firfilt_new(in, 4);
    firfilt_process(same, in, in, 4);
    firfilt_free(same);
    firfilt_free(NULL);
#else
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        firfilt_process(filter, in, out, 4);
        break;
    case 2:
        firfilt_process(filter, out, in, 4);
        break;
    case 3:
        firfilt_get_taps(firfilt_new_mean(3), out);
        break;
    case 4:
        firfilt_decimate(filter, in, out, 3, 2);
        break;
    case 5:
        firfilt_new(in, 5);
        break;
    }
#endif
    firfilt_free(filter);
    free(in);
    free(out);
    return 0;
}
