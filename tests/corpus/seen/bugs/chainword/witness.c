#include "chainword.h"

#include <string.h>

int main(void)
{
    cw *m = cw_new(42);
    char buf[40];
    if (cw_any(m) || cw_next(m, "a") || cw_babble(m, buf, sizeof buf, 3) || buf[0] || cw_learn(m, " \n") != 0)
        return 2;
    if (cw_learn(m, "the cat saw the dog and the cat") != 8 || cw_vocab(m) != 5 || cw_count(m, "the", "cat") != 2)
        return 2;
    for (int i = 0; i < 50; i++) {
        const char *next = cw_next(m, "the");
        if ((strcmp(next, "cat") && strcmp(next, "dog")) || cw_babble(m, buf, sizeof buf, 100) < 1 || !cw_any(m))
            return 2;
    }
    if (cw_babble(m, buf, 3, 5) != 0 || cw_babble(m, buf, 0, 5) != 0)
        return 2;
#ifndef LEGAL
    cw_learn(m, "end");
    if (cw_next(m, "end"))
        return 2;
#endif
    cw_free(m);
    return 0;
}
