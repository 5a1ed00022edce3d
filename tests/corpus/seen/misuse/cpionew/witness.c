#include "cpionew.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct mem {
    unsigned char b[2048];
    size_t n, limit;
};

static int to_mem(void *ctx, const void *bytes, size_t n)
{
    struct mem *m = ctx;

    assert(n > 0);
    if (n > m->limit - m->n)
        return 1;
    memcpy(m->b + m->n, bytes, n);
    m->n += n;
    return 0;
}

#ifdef LEGAL
int main(void)
{
    static struct mem m, s;
    cpio_writer w;
    cpio_reader r;
    cpio_item it;
    char longname[300];
    unsigned char *copy;
    size_t i;

    m.limit = sizeof m.b;
    memset(longname, 'n', sizeof longname);
    longname[256] = 0;
    cpio_begin(&w, to_mem, &m);
    assert(cpio_entry(&w, "", 0, 0, 0) == -1 && cpio_entry(&w, "TRAILER!!!", 0, 0, 0) == -1);
    assert(cpio_entry(&w, longname, 0, 0, 0) == -1 && m.n == 0);
    assert(cpio_entry(&w, longname + 1, UINT32_MAX, UINT32_MAX, 0) == 0 && cpio_data(&w, NULL, 0) == 0);
    assert(cpio_entry(&w, "a", 0100644, 7, 5) == 0 && cpio_left(&w) == 5);
    assert(cpio_data(&w, "hel", 3) == 0 && cpio_data(&w, NULL, 0) == 0 && cpio_data(&w, "lo", 2) == 0);
    assert(cpio_left(&w) == 0 && cpio_data(&w, "", 0) == 0 && cpio_end(&w) == 0 && m.n % 4 == 0);

    cpio_open(&r, m.b, m.n);
    assert(cpio_next(&r, &it) == 1 && strlen(it.name) == 255 && it.size == 0 && it.mode == UINT32_MAX);
    assert(cpio_next(&r, &it) == 1 && !strcmp(it.name, "a") && it.size == 5 && !memcmp(it.data, "hello", 5));
    assert(cpio_next(&r, &it) == 0 && cpio_next(&r, &it) == 0);
    assert(cpio_find(&r, "a", &it) == 1 && cpio_find(&r, "b", &it) == 0 && cpio_find(&r, "", &it) == 0);
    for (i = 0; i < m.n; i++) {
        int got;

        copy = malloc(i ? i : 1);
        assert(copy);
        memcpy(copy, m.b, i);
        cpio_open(&r, copy, i);
        while ((got = cpio_next(&r, &it)) == 1)
            ;
        assert(got == -1 || i + 4 > m.n);
        assert(cpio_next(&r, &it) == got);
        free(copy);
    }
    cpio_open(&r, NULL, 0);
    assert(cpio_next(&r, &it) == -1 && cpio_find(&r, "a", &it) == -1);

    s.limit = 120;
    cpio_begin(&w, to_mem, &s);
    assert(cpio_entry(&w, "a", 0, 0, 9) == 0 && cpio_data(&w, "123456789", 9) == -1);
    assert(cpio_data(&w, "1", 1) == -1 && cpio_entry(&w, "b", 0, 0, 1) == -1 && cpio_end(&w) == -1);
    return 0;
}
#else
int main(int argc, char **argv)
{
    static struct mem m;
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    cpio_writer w;

    m.limit = sizeof m.b;
    cpio_begin(&w, to_mem, &m);
    cpio_entry(&w, "motd", 0100644, 0, 5);
    if (rule == 1) {
        cpio_data(&w, "hello\n", 6);
    } else if (rule == 2) {
        cpio_data(&w, "hell", 4);
        cpio_end(&w);
    } else {
        cpio_reader r;
        cpio_item it;
        unsigned char *image;

        cpio_data(&w, "hello", 5);
        cpio_end(&w);
        image = malloc(m.n);
        if (!image)
            return 0;
        memcpy(image, m.b, m.n);
        cpio_open(&r, image, m.n);
        if (cpio_next(&r, &it) != 1)
            return 0;
        free(image);
        puts(it.name);
    }
    return 0;
}
#endif
