#include "cmdrecall.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#ifdef LEGAL
static void IS(const char *got, const char *want)
{
    assert(got && strcmp(got, want) == 0);
}

int main(void)
{
    cr_history *h;
    char *big = malloc(CR_LENGTH_MAX + 2);

    assert(big && !cr_new(0, 0) && !cr_new(CR_LINES_MAX + 1, 0) && !cr_new(1, 4) && !cr_new((size_t)-1, 0));
    cr_free(NULL);
    memset(big, 'x', CR_LENGTH_MAX + 1);
    big[CR_LENGTH_MAX + 1] = '\0';

    h = cr_new(3, CR_NOSPACE);
    assert(h && !cr_here(h) && !cr_older(h) && !cr_newer(h) && !cr_get(h, 1) && !cr_get(h, 0) && !cr_search(h, ""));
    assert(cr_add(h, "") == 0 && cr_add(h, " ls") == 0 && cr_add(h, big) == -1 && cr_count(h) == 0);
    big[CR_LENGTH_MAX] = '\0';
    assert(cr_add(h, big) == 1 && cr_add(h, big) == 0 && cr_remove(h, 1) == 0 && cr_remove(h, 1) == -1);
    assert(cr_add(h, "a") == 1 && cr_add(h, "b") == 1 && cr_add(h, "a") == 1 && cr_add(h, "a") == 0);
    IS(cr_older(h), "a");
    IS(cr_older(h), "b");
    IS(cr_older(h), "a");
    assert(!cr_older(h));
    IS(cr_here(h), "a");
    assert(cr_add(h, "c") == 1 && cr_count(h) == 3);
    IS(cr_here(h), "b");
    assert(cr_add(h, cr_here(h)) == 1);
    IS(cr_here(h), "a");
    assert(cr_replace(h, 1, "z") == 0 && cr_replace(h, 1, cr_get(h, 1)) == 0 && cr_replace(h, 1, "") == -1);
    assert(cr_replace(h, 4, "q") == -1 && cr_replace(h, 0, "q") == -1);
    IS(cr_here(h), "z");
    assert(cr_limit(h, 0) == -1 && cr_limit(h, 1) == 0 && cr_count(h) == 1);
    IS(cr_here(h), "b");
    assert(cr_remove(h, 1) == 0 && !cr_here(h) && cr_limit(h, CR_LINES_MAX) == 0);
    cr_free(h);

    h = cr_new(10, CR_NODUPS);
    assert(h && cr_add(h, "ls") == 1 && cr_add(h, "pwd") == 1 && cr_add(h, "ls -l") == 1 && cr_add(h, "pwd") == 1);
    assert(cr_count(h) == 3);
    IS(cr_search(h, "ls"), "ls -l");
    IS(cr_search(h, "ls"), "ls");
    assert(!cr_search(h, "ls"));
    IS(cr_newer(h), "ls -l");
    assert(cr_add(h, "ls") == 1);
    IS(cr_here(h), "ls -l");
    cr_prompt(h);
    assert(cr_add(h, cr_get(h, 2)) == 1 && !cr_newer(h));
    IS(cr_get(h, 3), "pwd");
    IS(cr_search(h, ""), "pwd");
    cr_prompt(h);
    assert(!cr_newer(h) && cr_add(h, " x") == 1);
    cr_free(h);
    free(big);
    return 0;
}
#else
int main(void)
{
    cr_history *h = cr_new(10, CR_NODUPS);
    const char *line;

    if (!h)
        return 0;
    cr_add(h, "ls");
    cr_older(h);
    cr_add(h, "pwd");
    cr_add(h, "ls");
    line = cr_here(h);
    assert(line && strcmp(line, "pwd") == 0);
    cr_free(h);
    return 0;
}
#endif
