#include "spibus.h"

#include <stdlib.h>

static uint8_t echo(void *port, unsigned device, uint8_t out)
{
    uint8_t *last = port, in = last[device];
    last[device] = out;
    return in;
}

int main(int argc, char **argv)
{
    uint8_t port[SPI_DEVICES] = {0}, bytes[3];
    SPI_Bus bus;
    SPI_Init(&bus, echo, port);
#ifdef LEGAL
    (void)argc, (void)argv;
    SPI_Configure(&bus, 2, SPI_LSB_FIRST);
    SPI_Begin(&bus, 2);
    if (SPI_Transfer(&bus, 0x13) != 0 || port[2] != 0xc8 || SPI_Transfer(&bus, 1) != 0x13 || SPI_Active(&bus) != 2)
        return 2;
    SPI_End(&bus);
    SPI_Begin(&bus, 0);
    SPI_Write(&bus, (const uint8_t *)"abc", 3);
    SPI_Read(&bus, bytes, 3);
    SPI_Write(&bus, NULL, 0);
    SPI_End(&bus);
    return !(bytes[0] == 'c' && bytes[2] == 0xff && SPI_Moved(&bus, 0) == 6 && SPI_Moved(&bus, 2) == 2 &&
             SPI_Active(&bus) == -1);
#else
    (void)bytes;
    switch (argc > 1 ? atoi(argv[1]) : 1) {
    case 1: SPI_Transfer(&bus, 1); break;
    case 2: SPI_Begin(&bus, 0); SPI_Begin(&bus, 1); break;
    case 3: SPI_End(&bus); break;
    case 4: SPI_Begin(&bus, SPI_DEVICES); break;
    case 5: SPI_Init(&bus, NULL, port); break;
    case 6: SPI_Begin(&bus, 0); SPI_Configure(&bus, 0, SPI_LSB_FIRST); break;
    }
    return 0;
#endif
}
