#include "namepak.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifdef LEGAL
static bool look(const char *text, namepak_ref ref, void *arg)
{
    const namepak *pack = arg;

    assert(namepak_find(pack, text) == ref);
    assert(namepak_str(pack, ref) == text);
    return strcmp(text, "stop") != 0;
}
#else
static bool add_longer(const char *text, namepak_ref ref, void *arg)
{
    char more[64];

    (void)ref;
    snprintf(more, sizeof more, "%s and a good deal more than there was", text);
    namepak_add(arg, more);
    return true;
}
#endif

int main(int argc, char **argv)
{
    namepak pack;

    namepak_init(&pack);
#ifdef LEGAL
    (void)argc;
    (void)argv;
    namepak_ref a, b, c;
    char *big = malloc(NAMEPAK_MAX_BYTES + 1);
    int i;

    assert(big != NULL);
    assert(namepak_count(&pack) == 0 && namepak_str(&pack, 0) == NULL);
    assert(namepak_find(&pack, "") == 0);
    namepak_each(&pack, look, &pack);
    namepak_clear(&pack);
    a = namepak_add(&pack, "");
    assert(a != 0 && namepak_addn(&pack, "\0x", 2) == a && namepak_addn(&pack, NULL, 0) == a);
    b = namepak_add(&pack, "alphabet");
    assert(b != 0 && b != a && namepak_addn(&pack, "alphabetical", 8) == b);
    c = namepak_add(&pack, namepak_str(&pack, b) + 5);
    assert(c != 0 && strcmp(namepak_str(&pack, c), "bet") == 0);
    assert(namepak_add(&pack, namepak_str(&pack, b)) == b);
    for (i = 1; i < 8; i++) /* its own, with growing */
        assert(namepak_addn(&pack, namepak_str(&pack, b), (size_t)i) != 0);
    assert(strcmp(namepak_str(&pack, namepak_find(&pack, "alp")), "alp") == 0);
    assert(namepak_count(&pack) == 10);
    namepak_each(&pack, look, &pack);
    memset(big, 'x', NAMEPAK_MAX_BYTES);
    big[NAMEPAK_MAX_BYTES] = '\0';
    assert(namepak_add(&pack, big) == 0 && namepak_addn(&pack, big, NAMEPAK_MAX_BYTES - 1) == 0);
    namepak_clear(&pack);
    assert(namepak_addn(&pack, big, NAMEPAK_MAX_BYTES - 1) != 0);
    assert(namepak_add(&pack, "") == 0 && namepak_count(&pack) == 1);
    namepak_clear(&pack);
    assert(namepak_add(&pack, "stop") != 0 && namepak_add(&pack, "x") != 0);
    namepak_each(&pack, look, &pack);
    free(big);
#else
    int rule = argc > 1 ? atoi(argv[1]) : 1;

    if (rule == 1) {
        const char *first = namepak_str(&pack, namepak_add(&pack, "first"));

        namepak_add(&pack, "another one, too long for what is left");
        puts(first);
    } else if (rule == 2) {
        namepak_add(&pack, "some");
        namepak_add(&pack, "strings");
        namepak_each(&pack, add_longer, &pack);
    } else {
        namepak other;
        namepak_ref ref;

        namepak_init(&other);
        namepak_add(&other, "one");
        ref = namepak_add(&other, "two");
        puts(namepak_str(&pack, ref));
        namepak_done(&other);
    }
#endif
    namepak_done(&pack);
    return 0;
}
