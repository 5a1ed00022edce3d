#include "translat.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#ifdef LEGAL
static int count(void *context, const char *piece, size_t len)
{
    (void)piece;
    *(size_t *)context += len;
    return *(size_t *)context > 150 ? 7 : 0;
}

static void is(translat *tl, const char *text, const char *wanted)
{
    char *got = tl_string(tl, text);
    assert(got && strcmp(got, wanted) == 0);
    free(got);
}
#else
static int closing(void *context, const char *piece, size_t len)
{
    (void)piece, (void)len;
    tl_close(context);
    return 0;
}
#endif

int main(int argc, char **argv)
{
#ifdef LEGAL
    (void)argc, (void)argv;
    static const struct tl_rule own[] = {
        {"a", ""}, {"ab", "0123456789abcdef0123456789abcdef"}, {"a", "never"}, {NULL, NULL}};
    static const struct tl_rule none[] = {{NULL, NULL}}, empty[] = {{"", "x"}, {NULL, NULL}};
    static const struct tl_rule half[] = {{"x", NULL}, {NULL, NULL}};
    static const struct tl_rule big[] = {{"0123456789abcdef0123456789abcdef0", "x"}, {NULL, NULL}};
    assert(tl_builtin("") == NULL && !tl_open(empty) && !tl_open(half) && !tl_open(big));
    translat *tl = tl_open(tl_builtin("ru"));
    assert(tl);
    is(tl, "борщ, такси", "borshch, taxi");
    is(tl, "", "");
    assert(tl_unmatched(tl, TL_QUESTION) == 0 && tl_unmatched(tl, (enum tl_mode)5) == -1);
    is(tl, "да!\xff", "da??");
    tl_close(tl);
    tl = tl_open(tl_builtin("el"));
    assert(tl && tl_unmatched(tl, TL_DROP) == 0);
    is(tl, "ουζο x", "ouzo");
    tl_close(tl);
    tl = tl_open(own);
    size_t n = 0;
    assert(tl && tl_run(tl, "abababa", count, &n) == 0 && n == 96);
    assert(tl_run(tl, "abababab", count, &n) == 7 && n == 160);
    is(tl, "aab", "0123456789abcdef0123456789abcdef");
    char *many = malloc(100001);
    memset(many, 'a', 100000);
    for (int i = 1; i < 100000; i += 2)
        many[i] = 'b';
    many[100000] = '\0';
    assert(tl_string(tl, many) == NULL);
    free(many);
    tl_close(tl);
    tl = tl_open(none);
    is(tl, "abc", "abc");
    tl_close(tl);
    tl_close(NULL);
    return 0;
#else
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    struct tl_rule *table = malloc(2 * sizeof *table);
    assert(table);
    table[0] = (struct tl_rule){"a", "b"};
    table[1] = (struct tl_rule){NULL, NULL};
    if (rule == 1)
        table[1] = (struct tl_rule){"c", "d"};
    translat *tl = tl_open(table);
    if (rule == 2) {
        free(table);
        free(tl_string(tl, "abc"));
    } else if (rule == 3) {
        tl_run(tl, "abc", closing, tl);
    }
    return 0;
#endif
}
