#include "crcgen.h"

#include <stdlib.h>

int main(int count, char **arguments)
{
    CRC_Table *table = CRC_Build(&CRC_32_ISO);
    CRC_Run run;
    uint8_t *two = malloc(2);
    CRC_Begin(&run, table);
    CRC_Update(&run, "1234", 4);
#ifdef LEGAL
    (void)count, (void)arguments;
    CRC_Update(&run, NULL, 0);
    CRC_Update(&run, "56789", 5);
    if (CRC_End(&run) != 0xCBF43926)
        return 2;
    CRC_Drop(table);
    const CRC_Model *models[] = {&CRC_8_SMBUS, &CRC_16_XMODEM, &CRC_16_ARC};
    const uint32_t checks[] = {0xF4, 0x31C3, 0xBB3D};
    for (int i = 0; i < 3; i++) {
        table = CRC_Build(models[i]);
        if (CRC_Of(table, "123456789", 9) != checks[i] || CRC_Bytes(table, checks[i], two) != (i == 0 ? 1u : 2u))
            return 2;
        CRC_Drop(table);
    }
    if (two[0] != 0x3D)
        return 2;
    CRC_Drop(NULL);
    free(two);
#else
    CRC_Model narrow = {7, 9, 0, 0, 0};
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        CRC_Build(&narrow);
        break;
    case 2:
        CRC_End(&run);
        CRC_Update(&run, "5", 1);
        break;
    case 3:
        CRC_End(&run);
        CRC_End(&run);
        break;
    case 4:
        CRC_Drop(table);
        CRC_Update(&run, "5", 1);
        break;
    case 5:
        CRC_Bytes(table, 1, two);
        break;
    }
#endif
    return 0;
}
