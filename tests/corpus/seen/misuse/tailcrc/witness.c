#include "tailcrc.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    tailcrc_run run;
    tailcrc *c = tailcrc_new(32, 0x04c11db7, 0xffffffff, 0xffffffff, true);
    if (c == NULL)
        return 0;
#ifndef LEGAL
    tailcrc_begin(&run, c);
    if (rule == 1) {
        char *frame = malloc(5);
        if (frame == NULL)
            return 0;
        memcpy(frame, "hello", 5);
        tailcrc_seal(c, frame, 5);
        free(frame);
    } else if (rule == 2) {
        tailcrc_update(&run, "ab", 2);
        tailcrc_end(&run);
        tailcrc_update(&run, "c", 1);
    } else {
        tailcrc_free(c);
        tailcrc_update(&run, "ab", 2);
    }
    return 0;
#else
    unsigned char frame[16] = "123456789";
    (void)rule;
    tailcrc_free(NULL);
    assert(!tailcrc_new(7, 1, 0, 0, false) && !tailcrc_new(33, 1, 0, 0, false) && !tailcrc_new(-1, 1, 0, 0, true));
    assert(!tailcrc_new(8, 0x100, 0, 0, false) && !tailcrc_new(16, 1, 0x10000, 0, false));
    assert(tailcrc_of(c, frame, 9) == 0xcbf43926 && tailcrc_of(c, NULL, 0) == 0 && tailcrc_bytes(c) == 4);
    tailcrc_begin(&run, c);
    tailcrc_update(&run, "1234", 4);
    tailcrc_run prefix = run;
    tailcrc_update(&run, NULL, 0);
    tailcrc_update(&run, "56789", 5);
    assert(tailcrc_end(&run) == 0xcbf43926 && tailcrc_end(&prefix) == tailcrc_of(c, "1234", 4));
    tailcrc_begin(&run, c);
    assert(tailcrc_end(&run) == 0);
    assert(tailcrc_seal(c, frame, 9) == 13 && frame[9] == 0x26 && tailcrc_check(c, frame, 13));
    assert(!tailcrc_check(c, frame, 12) && !tailcrc_check(c, frame, 3) && !tailcrc_check(c, NULL, 0));
    tailcrc *d = tailcrc_new(16, 0x1021, 0xffff, 0, false);
    assert(d && tailcrc_of(d, "123456789", 9) == 0x29b1 && tailcrc_seal(d, frame, 0) == 2 && tailcrc_check(d, frame, 2));
    assert(frame[0] == 0xff && frame[1] == 0xff);
    tailcrc_free(d);
    d = tailcrc_new(8, 0x07, 0, 0, false);
    assert(d && tailcrc_of(d, "123456789", 9) == 0xf4 && tailcrc_bytes(d) == 1);
    tailcrc_free(d);
    d = tailcrc_new(16, 0x8005, 0xffff, 0, true);
    assert(d && tailcrc_of(d, "123456789", 9) == 0x4b37);
    tailcrc_free(d);
    d = tailcrc_new(12, 0x80f, 0, 0, false);
    assert(d && tailcrc_of(d, "123456789", 9) == 0xf5b && tailcrc_bytes(d) == 2);
    tailcrc_free(d);
    tailcrc_free(c);
    return 0;
#endif
}
