#include "joinlst.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifdef LEGAL
#define MUST(x) do { if (!(x)) { printf("line %d: %s\n", __LINE__, #x); exit(2); } } while (0)
int main(void)
{
    jl_list list = JL_INIT;
    char buf[32], *s;
    int i;

    MUST(jl_joined(&list, ", ") == 0);
    MUST(strcmp(jl_join(&list, ", ", buf), "") == 0);
    s = jl_join_new(&list, NULL);
    MUST(s != NULL && *s == '\0');
    free(s);
    jl_pop(&list);
    MUST(jl_find(&list, "") == 0);
    MUST(jl_split(&list, "", ",") == 1 && jl_split(&list, "a,,b;", ",;") == 4 && jl_split(&list, "x y", "") == 1);
    MUST(list.count == 6 && jl_joined(&list, "--") == 5 + 10);
    MUST(strcmp(jl_join(&list, "--", buf), "--a----b----x y") == 0);
    MUST(strcmp(jl_join(&list, NULL, buf), "abx y") == 0);
    MUST(jl_find(&list, "b") == 3 && jl_find(&list, "zz") == list.count);
    MUST(jl_addn(&list, NULL, 0) == 0 && jl_addn(&list, "hello", 2) == 0);
    MUST(strcmp(jl_get(&list, 7), "he") == 0);
    for (i = 0; i < 100; i++)
        MUST(jl_add(&list, jl_get(&list, 5)) == 0);
    MUST(jl_split(&list, jl_get(&list, 5), jl_get(&list, 5)) == 4);
    MUST(strcmp(jl_get(&list, 107), "x y") == 0);
    jl_pop(&list);
    s = malloc(JL_MAX_BYTES + 1);
    MUST(s != NULL);
    memset(s, 'q', JL_MAX_BYTES);
    s[JL_MAX_BYTES] = '\0';
    MUST(jl_add(&list, s) == -1 && jl_split(&list, s, "") == -1);
    MUST(jl_addn(&list, s, (size_t)-1) == -1);
    s[JL_MAX_BYTES / 2] = ',';
    s[JL_MAX_BYTES - 1] = '\0';
    i = (int)list.count;
    MUST(jl_split(&list, s, ",") == -1 && list.count == (size_t)i);
    jl_free(&list);
    MUST(jl_split(&list, s, ",") == 2);
    jl_free(&list);
    s[JL_MAX_BYTES / 2] = 'q';
    MUST(jl_add(&list, s) == 0 && jl_add(&list, "") == -1);
    free(s);
    jl_free(&list);
    jl_free(&list);
    return 0;
}
#else
int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    jl_list list = JL_INIT;
    const char *first;
    char *out;

    if (jl_add(&list, "first") != 0)
        return 0;
    if (rule == 1) {
        first = jl_get(&list, 0);
        jl_add(&list, "a second string which is much longer than the first one, and then some");
        printf("%s\n", first);
    } else if (rule == 2) {
        jl_add(&list, "second");
        out = malloc(strlen("first") + strlen("second") + 1);
        if (out != NULL)
            printf("%s\n", jl_join(&list, ", ", out));
        free(out);
    } else {
        printf("%s\n", jl_get(&list, list.count));
    }
    jl_free(&list);
    return 0;
}
#endif
