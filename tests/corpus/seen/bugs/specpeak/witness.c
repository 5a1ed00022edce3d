#include "specpeak.h"

int main(void)
{
    static const double y[] = {0, 1, 3, 3, 1, 1, 2, 0, 5};
    struct spectrum_peak peaks[4];
    spectrum *s = spectrum_new(y, 9);
    if (spectrum_peaks(s, peaks, 4) != 2 || peaks[0].first != 2 || peaks[0].width != 2 || peaks[1].height != 2)
        return 2;
    if (!spectrum_highest(s, peaks) || peaks[0].height != 3 || spectrum_at(s, 9) != 0 || spectrum_size(s) != 9)
        return 2;
    spectrum_scale(s, 3);
    spectrum_smooth(s);
    if (spectrum_at(s, 1) != 4 || spectrum_new(y, 0) != NULL)
        return 2;
    spectrum_free(s);
    s = spectrum_new(y, 1);
    if (spectrum_peak_count(s) != 0 || spectrum_highest(s, peaks))
        return 2;
    spectrum_free(s);
    int status = 0;
#ifndef LEGAL
    s = spectrum_new(y, 4);
    status = spectrum_peak_count(s) != 0;
    spectrum_free(s);
#endif
    return status;
}
