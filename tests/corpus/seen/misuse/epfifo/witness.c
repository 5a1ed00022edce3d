#include "epfifo.h"

#include <stdlib.h>
#include <string.h>

int main(int count, char **arguments)
{
    epf *f = epf_create(4);
    char out[8];
    size_t n;
    if (f == NULL || epf_create(0) != NULL || epf_create((size_t)-1) != NULL || epf_write(f, "abc", 3) != 0)
        return 2;
#ifdef LEGAL
    (void)count, (void)arguments;
    if (epf_write(f, "de", 2) != -1 || epf_read(f, out, 2) != 2 || memcmp(out, "ab", 2) != 0 || epf_space(f) != 3)
        return 2;
    uint8_t *p = epf_reserve(f, 3);
    if (p == NULL || epf_used(f) != 1)
        return 2;
    memcpy(p, "xyz", 3);
    epf_commit(f, 2);
    if (memcmp(epf_peek(f, &n), "cxy", 3) != 0 || n != 3 || epf_reserve(f, (size_t)-1) != NULL)
        return 2;
    epf_consume(f, 3);
    if (epf_reserve(f, 0) == NULL)
        return 2;
    epf_commit(f, 0);
    if (epf_write(f, NULL, 0) != 0 || epf_read(f, NULL, 9) != 0)
        return 2;
    epf_destroy(f);
    epf_destroy(NULL);
#else
    (void)out, (void)n;
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        epf_commit(f, 0);
        break;
    case 2:
        epf_reserve(f, 1);
        epf_commit(f, 2);
        break;
    case 3:
        epf_reserve(f, 1);
        epf_reserve(f, 0);
        break;
    case 4:
        epf_consume(f, 4);
        break;
    case 5:
        epf_reserve(f, 0);
        epf_write(f, "x", 1);
        break;
    case 6:
        epf_destroy(f);
        epf_used(f);
        break;
    }
#endif
    return 0;
}
