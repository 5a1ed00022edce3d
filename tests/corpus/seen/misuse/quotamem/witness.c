#include "quotamem.h"

#include <stdlib.h>
#include <string.h>

int main(int count, char **arguments)
{
    quotamem *q = qm_new(100), *other = qm_new(10);
    char *block = qm_alloc(q, 60);
    if (block == NULL || qm_alloc(q, 41) || qm_alloc(q, 0) || qm_alloc(q, (size_t)-1) || qm_left(q) != 40)
        return 2;
#ifdef LEGAL
    (void)count, (void)arguments;
    if (qm_resize(q, block, 60, 101) || qm_resize(q, block, 60, 0))
        return 2;
    block = qm_resize(q, block, 60, 100);
    block = qm_resize(q, block, 100, 10);
    char *text = qm_strdup(q, ""), *zero = qm_zalloc(q, 5);
    if (qm_used(q) != 16 || qm_peak(q) != 100 || *text != '\0' || memcmp(zero, "\0\0\0\0\0", 5) != 0)
        return 2;
    qm_free(q, block, 10);
    qm_free(q, text, 1);
    qm_free(q, zero, 5);
    qm_free(q, NULL, 0);
    qm_delete(q);
    qm_delete(other);
    if (qm_new((size_t)-1))
        return 2;
#else
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        qm_free(q, block, 61);
        break;
    case 2:
        qm_delete(q);
        break;
    case 3:
        qm_free(other, block, 60);
        break;
    }
#endif
    return 0;
}
