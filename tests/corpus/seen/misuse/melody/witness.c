#include "melody.h"

#include <stdlib.h>

int main(int count, char **arguments)
{
    melody_t *m = melody_new();
    phrase_t *p = phrase_new(), *q = phrase_new();
    for (int i = 0; i < 10; i++)
        if (!phrase_add(p, (note_t){60 + i, 100}))
            return 2;
    if (phrase_add(p, (note_t){128, 1}) || phrase_add(p, (note_t){1, 0}) || phrase_size(p) != 10)
        return 2;
    if (!melody_append(m, p) || !melody_append(m, q) || melody_ticks(m) != 1000 || melody_size(m) != 2)
        return 2;
#ifdef LEGAL
    (void)count, (void)arguments;
    if (phrase_transpose(p, 59) || phrase_transpose(p, -2147483647 - 1) || !phrase_transpose(q, 2147483647))
        return 2;
    if (!phrase_transpose(p, -60) || phrase_note(p, 9)->pitch != 9 || melody_phrase(m, 2) != NULL)
        return 2;
    if (melody_take(m, 2) != NULL || melody_take(m, 0) != p || melody_phrase(m, 0) != q || melody_ticks(m) != 0)
        return 2;
    phrase_free(p);
    for (size_t i = melody_size(m); i < MELODY_PHRASES; i++)
        if (!melody_append(m, phrase_new()))
            return 2;
    p = phrase_new();
    if (melody_append(m, p))
        return 2;
    phrase_free(p);
    phrase_free(NULL);
    melody_free(m);
#else
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        phrase_free(p);
        melody_free(m);
        break;
    case 2:
        melody_append(m, p);
        melody_free(m);
        break;
    case 3:
        melody_free(m);
        phrase_size(p);
        break;
    case 4:
        return phrase_note(p, 99)->pitch == 1000;
    case 5: {
        const note_t *note = phrase_note(p, 0);
        for (int i = 0; i < 100; i++)
            phrase_add(p, (note_t){1, 1});
        return note->pitch == 1000;
    }
    case 6:
        melody_append(m, NULL);
        melody_ticks(m);
        break;
    }
#endif
    return 0;
}
