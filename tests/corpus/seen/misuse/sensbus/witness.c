#include "sensbus.h"

#include <stdlib.h>

static uint8_t registers[256] = {SENS_ID, 2, 0, [0x10] = 0x7F, [0x11] = 0xFF, [0x12] = 0xFF, [0x13] = 0xFE};

static int read_registers(void *user, uint8_t reg, uint8_t *data, size_t count)
{
    if (user != NULL && *(int *)user != 0)
        return -1;
    for (size_t i = 0; i < count; i++)
        data[i] = registers[(reg + i) % 256];
    return 0;
}

static int write_register(void *user, uint8_t reg, uint8_t value)
{
    (void)user;
    registers[reg] = value;
    return 0;
}

int main(int count, char **arguments)
{
    int broken = 0;
    struct sens_bus *bus = malloc(sizeof *bus);
    *bus = (struct sens_bus){read_registers, write_register, &broken};
    struct sens *s = sens_open(bus);
    int16_t value = 0;
    if (s == NULL || sens_channels(s) != 2)
        return 2;
#ifdef LEGAL
    (void)count, (void)arguments;
    sens_set_offset(s, 0, 5);
    if (!sens_stop(s) || !sens_start(s) || registers[2] != 1 || !sens_read(s, 0, &value) || value != 32767)
        return 2;
    if (!sens_read(s, 1, &value) || value != -2 || sens_reads(s, 1) != 1 || sens_offset(s, 0) != 5)
        return 2;
    broken = 1;
    if (sens_read(s, 1, &value) || sens_open(bus) != NULL)
        return 2;
    broken = 0;
    registers[1] = 9;
    if (sens_open(bus) != NULL)
        return 2;
    sens_close(s);
    sens_close(NULL);
    free(bus);
    return registers[2];
#else
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        return sens_offset(s, 2);
    case 2:
        sens_read(s, 0, &value);
        break;
    case 3:
        bus->write = NULL;
        s = sens_open(bus);
        sens_start(s);
        break;
    case 4:
        free(bus);
        sens_start(s);
        break;
    case 5:
        sens_close(s);
        sens_channels(s);
        break;
    }
    return 0;
#endif
}
