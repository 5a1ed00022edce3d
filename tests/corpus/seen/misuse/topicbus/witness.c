#include "topicbus.h"

#include <stdlib.h>
#include <string.h>

static void sum(struct tb_sub *sub, const char *topic, const void *data, size_t size)
{
    (void)topic, (void)data;
    *(size_t *)sub->user += size;
}

#ifndef LEGAL
static void again(struct tb_sub *sub, const char *topic, const void *data, size_t size)
{
    (void)data, (void)size;
    tb_publish(sub->user, topic, NULL, 0);
}

static void leave(struct tb_sub *sub, const char *topic, const void *data, size_t size)
{
    (void)topic, (void)data, (void)size;
    tb_unsubscribe(sub);
}
#endif

int main(int count, char **arguments)
{
    struct tb_bus bus;
    struct tb_sub a, b;
    size_t bytes = 0;
    tb_bus_init(&bus);
    tb_sub_init(&a, "sensor/*", sum, &bytes);
    tb_subscribe(&bus, &a);
#ifdef LEGAL
    (void)count, (void)arguments;
    tb_sub_init(&b, "sensor/1", sum, &bytes);
    tb_subscribe(&bus, &b);
    if (tb_publish(&bus, "sensor/1", "xy", 2) != 2 || tb_publish(&bus, "sensor/2", NULL, 0) != 1 || bytes != 4)
        return 2;
    tb_unsubscribe(&a);
    if (tb_subscribed(&a) || !tb_subscribed(&b) || tb_subscribers(&bus) != 1 || tb_published(&bus) != 2)
        return 2;
    tb_subscribe(&bus, &a);
    if (tb_match("", "x") || !tb_match("*", "") || !tb_match("", "") || tb_match("a*", ""))
        return 2;
#else
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        tb_subscribe(&bus, &a);
        break;
    case 2: {
        struct tb_sub *c = malloc(sizeof *c);
        tb_sub_init(c, "c", sum, &bytes);
        tb_subscribe(&bus, c);
        free(c);
        tb_subscribers(&bus);
        break;
    }
    case 3:
        tb_unsubscribe(&a);
        tb_unsubscribe(&a);
        break;
    case 4:
        tb_sub_init(&b, "x", again, &bus);
        tb_subscribe(&bus, &b);
        tb_publish(&bus, "x", NULL, 0);
        break;
    case 5:
        tb_sub_init(&b, "x", leave, NULL);
        tb_subscribe(&bus, &b);
        tb_publish(&bus, "x", NULL, 0);
        break;
    case 6: {
        char *pattern = malloc(2);
        memcpy(pattern, "x", 2);
        tb_sub_init(&b, pattern, sum, &bytes);
        tb_subscribe(&bus, &b);
        free(pattern);
        tb_publish(&bus, "x", NULL, 0);
        break;
    }
    case 7:
        tb_sub_init(&b, "x", NULL, NULL);
        break;
    }
#endif
    return 0;
}
