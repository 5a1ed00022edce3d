#include "morsewalk.h"

#include <assert.h>
#include <limits.h>
#include <string.h>

int main(void)
{
#ifdef LEGAL
    char out[64];
    for (int c = CHAR_MIN; c <= CHAR_MAX; c++) {
        const char *code = mw_code((char)c);
        if (code) {
            char back = mw_char(code);
            assert(back == c || back == c - 'a' + 'A');
        }
    }
    assert(mw_encode("a  b\xe9!", out, sizeof out) == 9 && !strcmp(out, ".- / -..."));
    assert(mw_encode("sos", out, 5) == 11 && !strcmp(out, "... "));
    assert(mw_encode("sos", NULL, 0) == 11 && mw_encode("", out, 1) == 0);
    assert(mw_decode(" ... --- ...  / .x. ------", out, sizeof out) == 6 && !strcmp(out, "SOS ##"));
    assert(mw_decode("", NULL, 0) == 0 && mw_char("") == 0 && mw_char("--------") == 0);
    assert(mw_units(".- / .") == 5 + 7 + 1 && mw_units("") == 0);
    assert(mw_is_morse("") && !mw_is_morse("a"));
#else
    mw_char(".......");
#endif
    return 0;
}
