#include "lpuartx.h"

#include <stdlib.h>
#include <string.h>

#ifdef LEGAL
static struct lpu *again;
static void next(void *arg, size_t n)
{
    *(size_t *)arg += n;
    if (*(size_t *)arg < 6)
        lpu_send(again, "xyz", 3, next, arg);
}
#endif

int main(int count, char **arguments)
{
    struct lpu_regs *regs = calloc(1, sizeof *regs);
    struct lpu port;
    if (lpu_open(&port, regs, 100, 0) || lpu_open(&port, regs, 100, 101) || !lpu_open(&port, regs, 8000000, 9600))
        return 2;
#ifdef LEGAL
    (void)count, (void)arguments;
    size_t sent = 0;
    char in[7] = "";
    again = &port;
    if (regs->BRR != 833 || !lpu_recv(&port, in, 6, NULL, NULL) || lpu_recv(&port, in, 6, NULL, NULL))
        return 2;
    if (!lpu_send(&port, "abc", 3, next, &sent) || !lpu_sending(&port) || !lpu_receiving(&port))
        return 2;
    for (int i = 0; i < 10; i++) {
        lpu_isr(&port);
        lpu_loopback(regs);
        if (i == 2 && lpu_received(&port) != 2)
            return 2;
    }
    if (strcmp(in, "abcxyz") != 0 || sent != 6 || lpu_sending(&port) || lpu_receiving(&port))
        return 2;
    if (!lpu_send(&port, NULL, 0, NULL, NULL) || !lpu_send(&port, "q", 1, NULL, NULL))
        return 2;
    lpu_isr(&port);
    lpu_loopback(regs);
    lpu_isr(&port);
    lpu_recv(&port, in, 1, NULL, NULL);
    lpu_abort(&port);
    if (port.overruns != 1)
        return 2;
    lpu_close(&port);
    free(regs);
#else
    char *heap = malloc(2), *out = "12345678901234567890";
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        memcpy(heap, "hi", 2);
        lpu_send(&port, heap, 2, NULL, NULL);
        free(heap);
        lpu_isr(&port);
        break;
    case 2:
        lpu_recv(&port, heap, 20, NULL, NULL);
        lpu_send(&port, out, 20, NULL, NULL);
        for (int i = 0; i < 30; i++) {
            lpu_isr(&port);
            lpu_loopback(regs);
        }
        break;
    case 3:
        lpu_close(&port);
        lpu_send(&port, out, 1, NULL, NULL);
        break;
    case 4:
        lpu_send(&port, out, 20, NULL, NULL);
        lpu_close(&port);
        break;
    case 5:
        free(regs);
        lpu_isr(&port);
        break;
    }
#endif
    return 0;
}
