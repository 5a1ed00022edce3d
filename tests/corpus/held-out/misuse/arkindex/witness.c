#include "arkindex.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifdef LEGAL
int main(void)
{
    static unsigned char buf[512 * 20], was[sizeof buf];
    char name[102], to[600];
    memset(name, 'n', 101);
    name[101] = '\0';
    memset(to, 'x', sizeof to);

    ark_index *ix = ark_open(NULL, 0);
    assert(ix && ark_count(ix) == 0 && !ark_at(ix, 0) && !ark_find(ix, "") && !ark_find(ix, "a"));
    ark_close(ix);
    ark_close(NULL);
    assert(!ark_open(NULL, 1));

    assert(ark_put(buf, 511, 0, "a", "x", 1) == 0 && ark_put(buf, 512, 0, "a", "x", 1) == 0);
    assert(ark_put(buf, 1023, 0, "a", "x", 1) == 0 && ark_put(NULL, 0, 0, "a", NULL, 0) == 0);
    assert(ark_put(buf, sizeof buf, 0, "", "x", 1) == 0 && ark_put(buf, sizeof buf, 0, name, "x", 1) == 0);
    assert(ark_put(buf, sizeof buf, 1, "a", "x", 1) == 0 && ark_put(buf, sizeof buf, 0, "a", "x", SIZE_MAX) == 0);
    assert(ark_put(buf, sizeof buf, (size_t)0 - 512, "a", "x", 1) == 0 && ark_end(buf, 1023, 0) == 0);
    assert(ark_put(buf, sizeof buf, 0, "a", NULL, 1) == 0 && ark_end(buf, sizeof buf, (size_t)0 - 512) == 0);
    for (size_t i = 0; i < sizeof buf; i++)
        assert(buf[i] == 0);

    size_t used = ark_put(buf, sizeof buf, 0, "b", "hello", 5);
    assert(used == 1024);
    used = ark_put(buf, sizeof buf, used, name + 1, to, 512);
    used = ark_put(buf, sizeof buf, used, "empty", NULL, 0);
    used = ark_put(buf, sizeof buf, used, "b", to, 513);
    used = ark_put(buf, used + 1024, used, "a", "hello", 5);
    assert(used == 512 * 10);
    for (int ended = 0; ended < 2; ended++) {
        ix = ark_open(buf, used);
        assert(ix && ark_count(ix) == 5 && !ark_at(ix, 5) && !ark_at(ix, SIZE_MAX));
        assert(strcmp(ark_at(ix, 0)->name, "b") == 0 && ark_at(ix, 0)->size == 5);
        const ark_entry *e = ark_find(ix, "b");
        assert(e && e->size == 513 && e == ark_at(ix, 3));
        ark_copy(ix, e, to);
        assert(memcmp(ark_data(ix, e), to, 513) == 0);
        e = ark_find(ix, name + 1);
        assert(e && e->size == 512 && !ark_find(ix, name) && !ark_find(ix, "") && !ark_find(ix, "zz"));
        e = ark_find(ix, "empty");
        assert(e && e->size == 0 && ark_adler(ix, e) == 1);
        ark_copy(ix, e, NULL);
        assert(ark_adler(ix, ark_find(ix, "a")) == 0x062c0215);
        ark_close(ix);
        if (!ended)
            used = ark_end(buf, sizeof buf, used);
    }
    memcpy(was, buf, sizeof buf);
    assert(!ark_open(buf, 1023) && !ark_open(buf, 512) && !ark_open(buf, 1));
    for (size_t i = 0; i < 512; i++) {          /* a damaged header */
        if (i == 155)                           /* behind the end of the sum */
            continue;
        buf[i] ^= 0x80;
        assert(!ark_open(buf, used));
        buf[i] ^= 0x80;
    }
    assert(memcmp(was, buf, sizeof buf) == 0);
    return 0;
}
#else
int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    unsigned char *image = malloc(2048);
    assert(image);
    size_t len = ark_end(image, 2048, ark_put(image, 2048, 0, "motd", "welcome, all of you", 20));
    ark_index *ix = ark_open(image, len);
    assert(ix);
    const ark_entry *e = ark_find(ix, "motd");
    if (rule == 1) {
        free(image);
        printf("%u\n", (unsigned)ark_adler(ix, e));
    } else if (rule == 2) {
        char *to = malloc(16);
        assert(to);
        ark_copy(ix, e, to);
        puts(to);
        free(to);
    } else {
        ark_close(ix);
        puts(e->name);
        ix = NULL;
    }
    ark_close(ix);
    return 0;
}
#endif
