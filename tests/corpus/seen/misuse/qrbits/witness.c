#include "qrbits.h"
#include <limits.h>
#include <stdlib.h>

int main(int argc, char **argv)
{
    struct qrbits q;
#ifdef LEGAL
    (void)argc, (void)argv;
    static const char many[5000];
    if (qrbits_capacity(0) || qrbits_capacity(11) || qrbits_capacity(INT_MIN) || qrbits_capacity(1) != 19)
        return 2;
    for (int v = 1; v <= 10; v++) {
        uint8_t *buf = malloc(QRBITS_BYTES(v));
        if (!buf || qrbits_capacity(v) > QRBITS_BYTES(v))
            return 3;
        qrbits_init(&q, buf, v);
        if (qrbits_get(&q, 0) != -1 || !qrbits_append(&q, 0, 0) || !qrbits_append(&q, 0xFFFF, 16) || qrbits_get(&q, 15) != 1)
            return 4;
        if (!qrbits_numeric(&q, "") || !qrbits_alnum(&q, "A:0") || !qrbits_numeric(&q, "0129") || !qrbits_bytes(&q, NULL, 0))
            return 5;
        if (qrbits_bytes(&q, many, sizeof many) || qrbits_bytes(&q, many, SIZE_MAX))
            return 6;
        while (qrbits_append(&q, 1, 1))
            if (v % 2 && q.bits % 8 == 5)
                break;
        if (!qrbits_finish(&q) || q.bits != qrbits_capacity(v) * 8 || qrbits_append(&q, 0, 1) || !qrbits_finish(&q) || qrbits_alnum(&q, ""))
            return 7;
        free(buf);
    }
    return !qrbits_is_numeric("") || qrbits_is_numeric("A") || !qrbits_is_alnum("Z $%*+-./:") || qrbits_is_alnum("a");
#else
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    uint8_t *buf = malloc(QRBITS_BYTES(1));
    if (!buf)
        return 0;
    if (rule == 1) {
        qrbits_init(&q, buf, 2);
    } else {
        qrbits_init(&q, buf, 1);
        if (rule == 2)
            qrbits_alnum(&q, "hello");
        else
            qrbits_append(&q, 1, 17);
    }
    free(buf);
    return 0;
#endif
}
