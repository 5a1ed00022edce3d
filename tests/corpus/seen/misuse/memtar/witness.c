#include "memtar.h"

#include <assert.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

int main(int argc, char **argv)
{
    mt_writer *w = mt_writer_new();
    struct mt_entry e = { 0 };
    size_t size, offset = 0;
#ifdef LEGAL
    (void)argc;
    (void)argv;
    assert(mt_archive(w, &size) == NULL && size == 0 && mt_next(NULL, 0, &offset, &e) == 0);
    assert(mt_begin(w, "") == -1 && mt_begin(w, "12345678901234567890") == -1);
    assert(mt_begin(w, "1234567890123456789") == 0 && mt_end(w) == 0);
    assert(mt_begin(w, "b") == 0 && mt_write(w, NULL, 0) == 0 && mt_write(w, "hello", 5) == 0 && mt_write(w, " you", 5) == 0);
    static char big[MT_MAX_ARCHIVE];
    assert(mt_write(w, big, sizeof big) == -1 && mt_write(w, big, 64) == 0);
    assert(mt_end(w) == 0);
    const void *a = mt_archive(w, &size);
    assert(size == 32 + 32 + 96 && mt_find(a, size, "b", &e) == 1 && e.size == 74 && memcmp(e.data, "hello you", 10) == 0);
    assert(mt_find(a, size, "c", &e) == 0 && mt_find(a, size - 1, "c", &e) == -1 && mt_find(a, 31, "b", &e) == -1);
    assert(mt_next(a, size, &offset, &e) == 1 && e.size == 0 && strlen(e.name) == 19);
    assert(mt_next(a, size, &offset, &e) == 1 && mt_next(a, size, &offset, &e) == 0);
    offset = SIZE_MAX;
    assert(mt_next(a, size, &offset, &e) == -1 && offset == SIZE_MAX);
    unsigned char *copy = malloc(size);
    memcpy(copy, a, size);
    copy[25]++;
    assert(mt_find(copy, size, "b", &e) == -1);
    memset(copy, 0xff, size);
    assert(mt_find(copy, size, "b", &e) == -1);
    free(copy);
    offset = 0;
    assert(mt_next(a, size, &offset, &e) == 1 && mt_begin(w, e.name) == 0 && mt_end(w) == 0);
    mt_writer_free(w);
    mt_writer_free(NULL);
    w = mt_writer_new();
    assert(mt_begin(w, "x") == 0 && mt_write(w, big, sizeof big - 32) == 0 && mt_write(w, "", 1) == -1 && mt_end(w) == 0);
    assert(mt_begin(w, "y") == -1);
    mt_writer_free(w);
#else
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    if (rule == 2) {
        mt_write(w, "data", 4);
        return 0;
    }
    mt_begin(w, "first");
    mt_write(w, "1", 1);
    mt_end(w);
    const void *a = mt_archive(w, &size);
    if (rule == 1) {
        mt_begin(w, "second");
        mt_end(w);
        return mt_next(a, size, &offset, &e) == 2;
    }
    mt_find(a, size, "first", &e);
    mt_writer_free(w);
    return e.data[0] == '2';
#endif
    return 0;
}
