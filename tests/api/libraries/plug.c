#include "plug.h"

int plug_in(const struct plug_driver *driver, int volts)
{
    if (!driver->switch_on)
        return -1;
    if (driver->switch_on(driver->at, volts) != 0)
        return -2;
    return volts;
}
