#include "failhndl.h"
#include <setjmp.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#ifdef LEGAL
static void leave(void *ctx, const char *message)
{
    if (strlen(message) == 0)
        exit(2);
    longjmp(*(jmp_buf *)ctx, 1);
}
#else
static void returns(void *ctx, const char *message)
{
    (void)ctx, (void)message;
}
#endif

int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    (void)rule;
#ifdef LEGAL
    static jmp_buf back;
    static fh_pool *pool;
    static int failed;
    pool = fh_open(5000, leave, &back);
    if (pool == NULL)
        return 0;
    if (strcmp(fh_text(pool, ""), "") != 0 || strcmp(fh_ntext(pool, "hello", 2), "he") != 0)
        return 1;
    if (strcmp(fh_join(pool, "a", ", ", "b"), "a, b") != 0 || *fh_ntext(pool, "x", 0) != 0)
        return 1;
    char **list = fh_split(pool, "/usr//bin", '/');
    if (list[0][0] != 0 || strcmp(list[1], "usr") != 0 || list[2][0] != 0 || strcmp(list[3], "bin") != 0 || list[4] != NULL)
        return 1;
    if (fh_split(pool, "", '/')[1] != NULL || strcmp(fh_split(pool, "ab", '\0')[0], "ab") != 0)
        return 1;
    unsigned *numbers = fh_get(pool, 3000);
    if (numbers[7] != 0 || fh_get(pool, 0) == NULL)
        return 1;
    size_t before = fh_used(pool);
    if (setjmp(back) == 0)
        fh_get(pool, 3000);
    else
        failed++;
    if (setjmp(back) == 0)
        fh_get(pool, SIZE_MAX);
    else
        failed++;
    if (failed != 2 || fh_used(pool) != before)
        return 1;
    fh_reset(pool);
    if (fh_used(pool) != 0 || fh_get(pool, 4000) == NULL)
        return 1;
    fh_close(pool);
    fh_close(NULL);
    return 0;
#else
    char *text;
    fh_pool *pool = fh_open(64, rule == 2 ? NULL : returns, NULL);
    switch (rule) {
    case 1:
        fh_join(pool, "a text that is longer than the pool", " and ", "so there is no room for it at all");
        break;
    case 3:
        text = fh_text(pool, "gone");
        fh_reset(pool);
        return text[0] == 'x';
    case 4:
        free(fh_text(pool, "mine?"));
        break;
    }
    return 0;
#endif
}
