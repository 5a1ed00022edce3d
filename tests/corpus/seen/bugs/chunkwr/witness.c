#include "chunkwr.h"
#include <assert.h>
#include <stdlib.h>
#include <string.h>

int main(void)
{
    struct chunkwr w;
    size_t size, n;
    unsigned char *file;
#ifdef LEGAL
    assert(cw_init(&w, "") == CW_EID && cw_begin(&w, "a") == CW_ESTATE && !cw_finish(&w, &size));
    cw_drop(&w);
    assert(cw_init(&w, "WAVEX") == CW_EID);
    assert(cw_init(&w, "WAVE") == CW_OK);
    assert(cw_put16(&w, 1) == CW_ENONE && cw_end(&w) == CW_ENONE);
    assert(cw_begin(&w, "") == CW_EID);
    assert(cw_begin(&w, "fmt") == CW_OK && cw_depth(&w) == 1);
    assert(cw_put16(&w, 0xfffe) == CW_OK && cw_put32(&w, UINT32_MAX) == CW_OK);
    assert(cw_put(&w, NULL, 0) == CW_OK && cw_put(&w, "", SIZE_MAX) == CW_ELIMIT);
    assert(cw_end(&w) == CW_OK);
    assert(cw_begin(&w, "LIST") == CW_OK && cw_put(&w, "x", 1) == CW_OK);
    assert(cw_begin(&w, "ICMT") == CW_OK && cw_begin(&w, "c") == CW_OK && cw_begin(&w, "d") == CW_OK);
    assert(cw_begin(&w, "e") == CW_EDEPTH);
    file = cw_finish(&w, &size);
    assert(file && size % 2 == 0 && cw_depth(&w) == 0);
    const unsigned char *p = cw_find(file, size, "fmt", &n);
    assert(p == file + 20 && n == 6 && p[0] == 0xfe);
    assert(cw_find(file, size, "LIST", &n) && n == size - 34);
    assert(!cw_find(file, size, "data", &n) && !cw_find(file, size, "", &n));
    for (size_t i = 0; i < size; i++)
        cw_find(file, i, "LIST", &n);
    assert(!cw_find(NULL, 0, "fmt", &n));
    free(file);
    assert(cw_put(&w, "x", 1) == CW_ESTATE && cw_end(&w) == CW_ESTATE && !cw_finish(&w, &size) && size == 0);
    cw_drop(&w);
    assert(cw_init(&w, "A") == CW_OK);
    cw_drop(&w);
    cw_drop(&w);
    assert(cw_init(&w, "A") == CW_OK && (file = cw_finish(&w, &size)) && size == 12 && file[4] == 4);
    free(file);
#else
    assert(cw_init(&w, "WAVE") == CW_OK);
    assert(cw_begin(&w, "data") == CW_OK);
    assert(cw_put(&w, "hello sounds", 11) == CW_OK);
    cw_end(&w);
    file = cw_finish(&w, &size);
    if (file)
        cw_find(file, size, "data", &n);
    free(file);
#endif
    return 0;
}
