#include "pathpile.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(void)
{
    struct pathpile p, q = PP_EMPTY;
    char *s;

    pp_init(&p);
#ifdef LEGAL
    static char big[PP_MAX + 2];

    assert(strcmp(pp_str(&p), "") == 0 && *pp_name(&p) == '\0' && *pp_ext(&p) == '\0');
    assert(!pp_setext(&p, ".x") && !pp_isabs(&p) && pp_equal(&p, &q) && pp_equal(&p, &p));
    assert(pp_detach(&p) == NULL && pp_push(&p, "") && pp_detach(&p) == NULL);
    assert(pp_set(&p, "//usr///lib//") && strcmp(pp_str(&p), "/usr/lib") == 0);
    assert(pp_push(&p, "a.tar.gz/") && strcmp(pp_str(&p), "/usr/lib/a.tar.gz") == 0);
    assert(strcmp(pp_ext(&p), ".gz") == 0 && strcmp(pp_name(&p), "a.tar.gz") == 0);
    assert(pp_setext(&p, "") && pp_setext(&p, pp_ext(&p)) && strcmp(pp_ext(&p), ".tar") == 0);
    assert(!pp_setext(&p, "x") && !pp_setext(&p, "./x") && pp_isabs(&p));
    assert(pp_push(&p, pp_name(&p)) && strcmp(pp_str(&p), "/usr/lib/a.tar/a.tar") == 0);
    assert(pp_set(&p, pp_str(&p) + 5) && strcmp(pp_str(&p), "lib/a.tar/a.tar") == 0);
    assert(pp_set(&p, "/a/b") && pp_pop(&p) && pp_pop(&p) && strcmp(pp_str(&p), "/") == 0);
    assert(!pp_pop(&p) && *pp_name(&p) == '\0' && pp_push(&p, "z") && strcmp(pp_str(&p), "/z") == 0);
    assert(pp_set(&p, "a") && pp_pop(&p) && strcmp(pp_str(&p), "") == 0 && !pp_pop(&p));
    assert(pp_push(&p, "..") && *pp_ext(&p) == '\0' && !pp_setext(&p, ".c"));
    assert(pp_set(&p, ".profile") && *pp_ext(&p) == '\0' && pp_setext(&p, ".c"));
    s = pp_detach(&p);
    assert(s != NULL && strcmp(s, ".profile.c") == 0 && *pp_str(&p) == '\0');
    free(s);
    assert(pp_set(&p, "") && *pp_str(&p) == '\0' && pp_detach(&p) == NULL);
    memset(big, 'a', PP_MAX + 1);
    assert(!pp_set(&p, big) && !pp_push(&p, big));
    big[PP_MAX] = '\0';
    assert(pp_set(&p, big) && !pp_push(&p, "b") && !pp_setext(&p, ".c") && strlen(pp_str(&p)) == PP_MAX);
    assert(!pp_equal(&p, &q));
#else
    assert(pp_set(&p, "lib/x"));
    s = pp_detach(&p);
    free(s);
    printf("%d\n", pp_pop(&p));
#endif
    pp_free(&p);
    pp_free(&q);
    return 0;
}
