#include "xdrquad.h"

#include <stdlib.h>
#include <string.h>

static bool put_number(xq_writer *w, const void *elem)
{
    return xq_put_int(w, *(const int32_t *)elem);
}

static bool get_number(xq_reader *r, void *elem)
{
    return xq_get_int(r, elem);
}

int main(int count, char **arguments)
{
    uint32_t quads[40] = {0};
    int32_t numbers[3] = {1, -2, INT32_MIN}, back[3];
    xq_writer w;
    xq_reader r;
    xq_writer_init(&w, quads, 40);
    xq_put_array(&w, numbers, 3, sizeof *numbers, put_number);
#ifdef LEGAL
    (void)count, (void)arguments;
    char text[6], bytes[8];
    uint32_t u, n;
    int64_t h;
    double d;
    bool b;
    uint32_t *two = xq_inline(&w, 2);
    if (xq_tell(&w) != 6 || two == NULL || xq_inline(&w, SIZE_MAX) != NULL)
        return 2;
    xq_store(two, 77);
    xq_patch(&w, 5, 78);
    if (!xq_put_hyper(&w, INT64_MIN) || !xq_put_bool(&w, true) || !xq_put_double(&w, -0.5))
        return 2;
    if (!xq_put_opaque(&w, "abcde", 5) || !xq_put_bytes(&w, NULL, 0) || !xq_put_string(&w, "hello"))
        return 2;
    size_t end = xq_tell(&w);
    xq_put_string(&w, "");
    xq_rewind(&w, end);
    if (xq_put_bytes(&w, quads, 160) || xq_put_array(&w, numbers, 3, 0, put_number) != true)
        return 2;
    xq_rewind(&w, end);
    xq_reader_init(&r, quads, end);
    n = 2;
    if (xq_get_array(&r, back, &n, sizeof *back, get_number))
        return 2;
    n = 3;
    if (!xq_get_array(&r, back, &n, sizeof *back, get_number) || n != 3 || memcmp(back, numbers, sizeof back) != 0)
        return 2;
    if (xq_get_bool(&r, &b) || !xq_get_uint(&r, &u) || u != 77 || !xq_get_uint(&r, &u) || u != 78)
        return 2;
    if (!xq_get_hyper(&r, &h) || h != INT64_MIN || !xq_get_bool(&r, &b) || !b || !xq_get_double(&r, &d) || d != -0.5)
        return 2;
    if (!xq_get_opaque(&r, bytes, 5) || memcmp(bytes, "abcde", 5) != 0)
        return 2;
    n = 8;
    if (!xq_get_bytes(&r, bytes, &n) || n != 0 || xq_get_string(&r, text, 5) || xq_get_string(&r, text, 0))
        return 2;
    if (!xq_get_string(&r, text, 6) || strcmp(text, "hello") != 0 || xq_left(&r) != 0 || xq_get_uint(&r, &u))
        return 2;
    xq_writer_init(&w, NULL, 0);
    if (xq_put_uint(&w, 1) || !xq_put_opaque(&w, NULL, 0) || xq_put_string(&w, "") || xq_inline(&w, 0) != NULL)
        return 2;
#else
    (void)back, (void)get_number;
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1: {
        uint32_t few[4];
        xq_writer_init(&w, few, sizeof few);
        while (xq_put_uint(&w, 1))
            ;
        break;
    }
    case 2:
        xq_patch(&w, xq_tell(&w), 1);
        break;
    case 3:
        xq_rewind(&w, xq_tell(&w) + 1);
        break;
    case 4: {
        char few[4];
        uint32_t n = 64;
        xq_writer_init(&w, quads, 40);
        xq_put_bytes(&w, "0123456789", 10);
        xq_reader_init(&r, quads, 40);
        xq_get_bytes(&r, few, &n);
        break;
    }
    case 5:
        xq_put_array(&w, numbers, 12, sizeof *numbers, put_number);
        break;
    case 6: {
        uint32_t few[2];
        xq_writer_init(&w, few, 2);
        xq_store(xq_inline(&w, 2) + 2, 1);
        break;
    }
    case 7: {
        uint32_t *heap = malloc(16);
        xq_writer_init(&w, heap, 4);
        free(heap);
        xq_put_uint(&w, 1);
        break;
    }
    case 8:
        memset(&w, 0x5a, sizeof w);
        w.nquads = SIZE_MAX;
        xq_put_uint(&w, 1);
        break;
    }
    (void)r;
#endif
    return 0;
}
