#include "eepage.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#ifdef LEGAL
int main(void)
{
    eep_dev d, again;
    uint8_t *mem = malloc(64), buf[48], out[48];

    assert(mem);
    memset(mem, 0, 64);
    assert(eep_format(&d, mem, 15, 4) == EEP_BAD_GEOMETRY && eep_format(&d, mem, 24, 2) == EEP_BAD_GEOMETRY);
    assert(eep_format(&d, mem, 16, 1) == EEP_BAD_GEOMETRY && eep_format(&d, mem, SIZE_MAX, SIZE_MAX) == EEP_BAD_GEOMETRY);
    assert(eep_mount(&d, mem, 16, 4) == EEP_NO_HEADER);
    assert(eep_format(&d, mem, 16, 4) == EEP_OK && eep_capacity(&d) == 48 && eep_read(&d, 47) == 0xFF && eep_wear(&d) == 0);
    eep_write(&d, 47, 0x0F);
    assert(eep_wear(&d) == 0 && eep_read(&d, 47) == 0x0F);
    eep_write(&d, 47, 0xF0);
    assert(eep_wear(&d) == 1 && eep_read(&d, 47) == 0xF0 && eep_read(&d, 46) == 0xFF);
    for (int i = 0; i < 48; i++)
        buf[i] = (uint8_t)(i * 5);
    eep_write_block(&d, 0, buf, 48);
    eep_write_block(&d, 48, NULL, 0);
    eep_read_block(&d, 48, NULL, 0);
    eep_read_block(&d, 0, out, 48);
    assert(memcmp(buf, out, 48) == 0);
    assert(eep_mount(&again, mem, 32, 2) == EEP_NO_HEADER && eep_mount(&again, mem, 16, 4) == EEP_OK);
    assert(eep_read(&again, 20) == 100 && eep_wear(&again) == 2);
    free(mem);
    return 0;
}
#else
int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    eep_dev d = { 0 };
    uint8_t *mem = malloc(64);
    volatile unsigned result = 0;

    assert(mem);
    if (rule == 1) {
        if (eep_format(&d, mem, 16, 4) == EEP_OK)
            result = eep_read(&d, eep_capacity(&d));
    }
    if (rule == 2)
        eep_format(&d, mem, 64, 2);
    if (rule == 3)
        result = eep_wear(&d);
    (void)result;
    free(mem);
    return 0;
}
#endif
