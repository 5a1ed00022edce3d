#include "iniquil.h"
#include <assert.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>

int main(int argc, char **argv)
{
#ifdef LEGAL
    char buf[128];
    struct iniquil w;
    (void)argc; (void)argv;
    iniquil_begin(&w, NULL, 0);
    assert(!iniquil_cut(&w));
    assert(iniquil_int(&w, "k", LLONG_MIN) == 0 && iniquil_cut(&w));
    assert(iniquil_end(&w) == 25);
    iniquil_begin(&w, buf, 1);
    iniquil_comment(&w, "");
    assert(buf[0] == '\0' && iniquil_end(&w) == 3);
    iniquil_begin(&w, buf, sizeof buf);
    assert(iniquil_section(&w, "") == -1 && iniquil_section(&w, "a]") == -1);
    assert(iniquil_bool(&w, "on", -1) == 0 && iniquil_section(&w, "s.1") == 0);
    assert(iniquil_text(&w, "t", "a\"\\\n\x01\xff") == 0 && iniquil_text(&w, "e", "") == 0);
    iniquil_comment(&w, "x\ny");
    assert(!iniquil_cut(&w) && strlen(buf) == iniquil_end(&w));
    iniquil_begin(&w, buf, 8);
    assert(iniquil_text(&w, "key", "value") == 0 && iniquil_cut(&w) && !strcmp(buf, "key = \""));
    iniquil_end(&w);
    return 0;
#else
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    struct iniquil *w = malloc(sizeof *w);
    char *buf = malloc(8);
    assert(w && buf);
    memset(w, 0x55, sizeof *w); /* memory is not always zero */
    if (rule == 1)
        iniquil_begin(w, buf, 64);
    if (rule == 3) {
        iniquil_begin(w, buf, 8);
        free(buf);
        iniquil_section(w, "a");
        return 0;
    }
    iniquil_text(w, "name", "some value");
    iniquil_end(w);
    free(buf);
    free(w);
    return 0;
#endif
}
