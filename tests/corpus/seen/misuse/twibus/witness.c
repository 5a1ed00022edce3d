#include "twibus.h"
#include <limits.h>
#include <stdlib.h>

static struct twibus bus;
static uint8_t reg;

static bool wr(struct twibus_dev *dev, uint8_t byte) { (void)dev; reg = byte; return true; }
static uint8_t rd(struct twibus_dev *dev) { (void)dev; return reg++; }
#ifdef LEGAL
static bool no(struct twibus_dev *dev, bool reading) { (void)dev; return !reading; }
#else
static bool meddle(struct twibus_dev *dev, bool reading) { (void)dev, (void)reading; twibus_stop(&bus); return true; }
#endif

int main(int argc, char **argv)
{
    twibus_init(&bus);
#ifdef LEGAL
    (void)argc, (void)argv;
    struct twibus_dev a = {.address = 0x08, .on_write = wr, .on_read = rd}, b = {.address = 0x77}, c = {.address = 7},
                      d = {.address = 0x50, .on_start = no, .on_write = wr};
    uint8_t buf[4];
    if (twibus_devices(&bus) || twibus_start(&bus, 8, false) || twibus_start(&bus, UINT_MAX, true) || twibus_active(&bus) || twibus_detach(&bus, 8))
        return 2;
    twibus_stop(&bus);
    if (!twibus_attach(&bus, &a) || twibus_attach(&bus, &a) || !twibus_attach(&bus, &b) || twibus_attach(&bus, &c) || !twibus_attach(&bus, &d))
        return 3;
    if (twibus_read_reg(&bus, 8, 5, buf, 4) != 4 || buf[0] != 5 || buf[3] != 8 || twibus_read_reg(&bus, 8, 0, NULL, 0) || twibus_read_reg(&bus, 0x50, 0, buf, 4) ||
        twibus_read_reg(&bus, 0x77, 0, buf, 1) || twibus_read_reg(&bus, 0, 0, buf, 1))
        return 4;
    if (!twibus_start(&bus, 0x77, true) || twibus_read(&bus) != 0xFF || !twibus_start(&bus, 0x77, false) || twibus_write(&bus, 0) || !twibus_active(&bus))
        return 5;
    if (twibus_detach(&bus, 0x77) != &b || twibus_active(&bus) || twibus_devices(&bus) != 2 || !twibus_attach(&bus, &b))
        return 6;
    return 0;
#else
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    struct twibus_dev a = {.address = 0x20, .on_write = wr, .on_read = rd};
    if (rule == 1) {
        twibus_attach(&bus, &a);
        twibus_write(&bus, 1);
    } else if (rule == 2) {
        struct twibus_dev *dev = malloc(sizeof *dev);
        if (!dev)
            return 0;
        *dev = a;
        twibus_attach(&bus, dev);
        free(dev);
        twibus_start(&bus, 0x20, false);
    } else {
        a.on_start = meddle;
        twibus_attach(&bus, &a);
        twibus_start(&bus, 0x20, false);
    }
    return 0;
#endif
}
