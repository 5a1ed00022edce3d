#include "evtbus.h"

static void add(const char *event, void *arg, void *user)
{
    (void)event;
    *(int *)user += *(int *)arg;
}

int main(void)
{
    int sum = 0, one = 1;
    evtbus_t *bus = evtbus_new();
    int a = evtbus_on(bus, "x", add, &sum), b = evtbus_on(bus, "x", add, &sum);
    if (a <= 0 || b <= a || evtbus_emit(bus, "x", &one) != 2 || sum != 2 || evtbus_emit(bus, "", &one) != 0)
        return 2;
    if (!evtbus_off(bus, a) || evtbus_off(bus, a) || evtbus_listeners(bus, "x") != 1)
        return 2;
    evtbus_off_all(bus, "y");
    evtbus_once(bus, "y", add, &sum);
#ifndef LEGAL
    evtbus_emit(bus, "y", &one);
#endif
    evtbus_off_all(bus, "x");
    evtbus_delete(bus);
    return 0;
}
