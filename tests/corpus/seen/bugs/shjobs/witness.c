#include <assert.h>
#include <string.h>
#include "shjobs.h"

int main(void)
{
    char text[120];

    assert(sj_prompt(text, sizeof text) == 0 && sj_find("%+") == 0 && sj_done(1) == -1);
    assert(sj_prompt(NULL, 0) == 0);
    assert(sj_start("make all") == 1 && sj_find("%-") == 1);
    assert(sj_start("vi notes") == 2 && sj_start("man sh") == 3);
    assert(sj_previous() == 2 && sj_find("%ma") == 3 && sj_find("%99999999999999999999") == 0);
    assert(sj_line(2, text, sizeof text) == 13 && strcmp(text, "[2]- vi notes") == 0);
    assert(sj_front(3) == 0 && sj_previous() == 2);
#ifdef LEGAL
    assert(sj_done(3) == 0 && sj_current() == 2 && sj_previous() == 1);
    assert(sj_done(2) == 0 && sj_current() == 1 && sj_previous() == 0);
#else
    assert(sj_done(2) == 0 && sj_done(3) == 0);
#endif
    assert(sj_prompt(text, sizeof text) == 11 && sj_count() == 1);
    sj_reset();
    return 0;
}
