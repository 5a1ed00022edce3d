#include "minefield.h"

int main(void)
{
    mf_board *b = mf_create(5, 4);
    if (mf_create(0, 4) || mf_lay(b, 4, 3) || mf_lay(b, 4, 3) != MF_NOTHING || mf_lay(b, 5, 0) != MF_NOWHERE)
        return 2;
    if (mf_lay(b, 2, 0) || mf_mines(b) != 2 || mf_open(b, 2, 2) != MF_OK || mf_look(b, 2, 1) != '1')
        return 2;
    if (mf_chord(b, 2, 1) != MF_NOTHING || mf_flag(b, 2, 0) || mf_chord(b, 2, 1) != MF_OK || mf_look(b, 1, 0) != '1')
        return 2;
    mf_destroy(b);

    b = mf_create(3, 3);
    if (mf_open(b, 1, 1) != MF_WON || !mf_over(b) || mf_open(b, 0, 0) != MF_NOTHING || mf_chord(b, 0, 0) != MF_NOTHING)
        return 2;
    mf_destroy(b);
#ifndef LEGAL
    b = mf_create(4, 4);
    mf_lay(b, 1, 0);
    mf_open(b, 0, 0);
    mf_flag(b, 1, 0);
    mf_chord(b, 0, 0);
    mf_destroy(b);
#endif
    return 0;
}
