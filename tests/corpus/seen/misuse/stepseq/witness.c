#include "stepseq.h"

#include <limits.h>
#include <stdlib.h>

int main(int argc, char **argv)
{
    SeqPattern *p = seq_new(4);
    seq_set(p, 0, 60, 100);
    SeqCursor c = seq_play(p);
#ifdef LEGAL
    (void)argc, (void)argv;
    for (int i = 0; i < 9; i++)
        if (seq_next(&c).note != (i % 4 == 0 ? 60 : SEQ_REST))
            return 2;
    seq_rotate(p, -1);
    seq_rotate(p, INT_MIN);
    if (seq_note(p, 3) != 60 || seq_step(p, 3)->velocity != 100 || seq_resize(p, 0) != -1 || seq_resize(p, 256) != 0)
        return 2;
    seq_transpose(p, INT_MIN);
    seq_transpose(p, 60);
    seq_transpose(p, 60);
    seq_set(p, 255, 1000, INT_MIN);
    if (seq_note(p, 3) != 120 || seq_note(p, 0) != SEQ_REST || seq_new(257) || seq_length(p) != 256)
        return 2;
    SeqPattern *q = seq_copy(p);
    seq_set(q, 3, 1, 1);
    if (seq_note(p, 3) != 120)
        return 2;
    seq_free(q);
    seq_free(p);
    seq_free(NULL);
    return 0;
#else
    switch (argc > 1 ? atoi(argv[1]) : 1) {
    case 1:
        seq_set(p, 4, 60, 100);
        break;
    case 2:
        seq_resize(p, 8);
        seq_next(&c);
        break;
    case 3:
        seq_free(p);
        seq_length(p);
        break;
    case 4: {
        SeqStep *s = seq_step(p, 1);
        seq_resize(p, 8);
        return s->note != 0;
    }
    }
    return 0;
#endif
}
