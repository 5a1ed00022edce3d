#include "wirelib.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

int main(int argc, char **argv)
{
    wire_end *a = NULL, *b = NULL;
    size_t n = 0;
#ifdef LEGAL
    (void)argc, (void)argv;
    static char data[10000], name[WIRE_NAME_MAX + 1];
    int flag = 0;
    if (strcmp(wire_version(), "1.2") != 0)
        return 2;
    wire_startup();
    wire_startup();
    wire_shutdown();
    if (wire_pair(&a, &a) != WIRE_INVALID || wire_pair(&a, &b))
        return 2;
    if (wire_receive(b, data, 9, &n) != WIRE_AGAIN || wire_send(a, "hello", 5, &n) || n != 5 ||
        wire_receive(b, data, 3, &n) || n != 3 || memcmp(data, "hel", 3) != 0)
        return 2;
    for (int i = 0; i < 5; i++) {
        memset(data, 'a' + i, sizeof data);
        if (wire_send(a, data, sizeof data, &n) || wire_send(a, "x", 1, &n) != WIRE_AGAIN ||
            wire_receive(b, data, 3000, &n) || n != 3000)
            return 2;
    }
    n = 10;
    if (wire_set(b, WIRE_OPT_LIMIT, &n) || wire_send(a, "x", 1, &n) != WIRE_AGAIN || wire_get(b, WIRE_OPT_LIMIT, &n) ||
        n != 10)
        return 2;
    n = SIZE_MAX;
    if (wire_set(b, WIRE_OPT_LIMIT, &n) != WIRE_INVALID || wire_set(b, (wire_option)9, &n) != WIRE_INVALID)
        return 2;
    if (wire_set(a, WIRE_OPT_NAME, "left") || wire_get(a, WIRE_OPT_NAME, name) || strcmp(name, "left") != 0 ||
        wire_set(a, WIRE_OPT_LINGER, &flag) || wire_send(b, "x", 1, &n))
        return 2;
    wire_close(b);
    if (wire_receive(a, data, 1, &n) != WIRE_CLOSED || wire_send(a, "x", 1, &n) != WIRE_CLOSED)
        return 2;
    wire_close(a);
    wire_close(NULL);
    wire_shutdown();
#else
    int rule = argc > 1 ? atoi(argv[1]) : 1, *flag = malloc(sizeof *flag);
    if (rule == 1)
        return (int)wire_pair(&a, &b);
    wire_startup();
    wire_pair(&a, &b);
    wire_send(b, "some bytes", 10, &n);
    switch (rule) {
    case 2:
        wire_shutdown();
        break;
    case 3:
        wire_close(a);
        wire_close(b);
        wire_shutdown();
        wire_shutdown();
        break;
    case 4:
        wire_close(a);
        wire_send(a, "x", 1, &n);
        break;
    case 5:
        wire_get(a, WIRE_OPT_NAME, flag);
        break;
    case 6:
        wire_receive(a, flag, 10, &n);
        break;
    case 7:
        wire_set(a, WIRE_OPT_LIMIT, flag);
        break;
    }
    free(flag);
#endif
    return 0;
}
