#include "miditrk.h"

#include <string.h>

int main(void)
{
    miditrk *t = miditrk_create();
    uint32_t tick;
    int note;
    enum miditrk_kind kind;
    if (miditrk_add_note(t, 10, 5, 60, 100) != 0 || miditrk_add_note(t, 0, 12, 127, 1) != 0 ||
        miditrk_add_note(t, 1, UINT32_MAX, 1, 1) != MIDITRK_ERR_RANGE || miditrk_set_text(t, 11, "la") != 0)
        return 2;
    miditrk_transpose(t, 2);
    if (miditrk_event(t, 1, &tick, &kind, &note) != 0 || tick != 10 || note != 62 || kind != MIDITRK_NOTE_ON)
        return 2;
    if (strcmp(miditrk_text(t, 11), "la") != 0 || miditrk_text(t, 10) != NULL || miditrk_count(t) != 5)
        return 2;
    miditrk_cut(t, 11, 12);
    miditrk_cut(t, 12, 0);
    if (miditrk_count(t) != 4 || miditrk_event(t, 4, NULL, NULL, NULL) != MIDITRK_ERR_RANGE)
        return 2;
    if (miditrk_set_text(t, 0, "do") != 0)
        return 2;
#ifndef LEGAL
    if (miditrk_set_text(t, 0, "re") != 0 || strcmp(miditrk_text(t, 0), "re") != 0)
        return 2;
#endif
    miditrk_destroy(t);
    return 0;
}
