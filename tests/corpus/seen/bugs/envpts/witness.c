#include "envpts.h"
#include <assert.h>
#include <limits.h>
#include <stddef.h>

int main(void)
{
    env_pos pos;
    env *e;
#ifdef LEGAL
    struct env_point many[ENV_MAX_POINTS + 1] = {{0, 0}};
    struct env_point late[] = {{1, 3}}, loud[] = {{0, 65}}, back[] = {{0, 1}, {5, 1}, {4, 1}};
    int i;

    assert(!env_new(many, 0) && !env_new(many, ENV_MAX_POINTS + 1) && !env_new(many, INT_MIN) && !env_new(NULL, 1));
    assert(!env_new(late, 1) && !env_new(loud, 1) && !env_new(back, 3));
    e = env_new(many, ENV_MAX_POINTS); /* all on tick 0 */
    assert(e && env_count(e) == ENV_MAX_POINTS && env_length(e) == 0 && env_level(e, 0) == 0 && env_level(e, UINT_MAX) == 0);
    env_start(&pos, e);
    assert(env_next(&pos) == 0 && env_done(&pos) && env_next(&pos) == 0);
    env_free(e);
    assert(!env_parse("") && !env_parse("0") && !env_parse("0:") && !env_parse("0:1 ") && !env_parse("0:65") && !env_parse("x"));
    assert(!env_parse("0:1  1:1") && !env_parse("0:1 65536:1") && !env_parse("0:99999999999999999999") && !env_parse("-0:1"));
    e = env_parse("0:10 0:0 4:64 8:0 65535:64");
    assert(e && env_length(e) == 65535);
    assert(env_level(e, 0) == 0 && env_level(e, 2) == 32 && env_level(e, 4) == 64 && env_level(e, 6) == 32 && env_level(e, 70000) == 64);
    assert(env_set_sustain(e, 5) == -1 && env_set_sustain(e, -2) == -1 && env_set_sustain(e, 2) == 0);
    assert(env_set_loop(e, 2, 1) == -1 && env_set_loop(e, -1, 1) == -1 && env_set_loop(e, 0, 5) == -1);
    env_start(&pos, e);
    for (i = 0; i < 4; i++)
        assert(env_next(&pos) == 16 * i);
    assert(env_next(&pos) == 64 && env_next(&pos) == 64);
    env_release(&pos);
    assert(env_next(&pos) == 64 && env_next(&pos) == 48);
    assert(env_set_loop(e, 0, 3) == 0);
    for (i = 0; i < 40; i++)
        env_next(&pos);
    assert(env_set_loop(e, 1, 1) == 0);
    assert(env_next(&pos) >= 0 && env_next(&pos) == 0 && env_next(&pos) == 0 && !env_done(&pos));
    assert(env_set_loop(e, -1, -1) == 0 && env_set_sustain(e, -1) == 0);
    for (i = 0; i < 65535; i++)
        env_next(&pos);
    assert(env_next(&pos) == 64 && env_done(&pos));
    env_free(e);
    e = env_parse("0:64 2:64 2:0 6:32");
    assert(e && env_level(e, 1) == 64 && env_level(e, 2) == 0 && env_level(e, 4) == 16);
    env_free(e);
    env_free(NULL);
#else
    e = env_parse("0:64 1:64 1:0");
    assert(e != NULL);
    env_start(&pos, e);
    env_next(&pos);
    env_next(&pos);
    env_free(e);
#endif
    return 0;
}
