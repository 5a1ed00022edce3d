#include "usbcfgd.h"

int main(void)
{
    size_t n;
    ucd_t *d = ucd_new(1, 499);
    if (!d || ucd_bytes(d, &n)[8] != 250 || n != 9)
        return 2;
    if (ucd_endpoint(d, 0x81, UCD_BULK, 64, 0) != -1 || ucd_interface(d, 3, 1, 1))
        return 2;
    if (ucd_endpoint(d, 0x80, UCD_BULK, 64, 0) != -1 || ucd_endpoint(d, 0x81, 4, 64, 0) != -1)
        return 2;
    if (ucd_endpoint(d, 0x81, UCD_BULK, 64, 0) || ucd_endpoint(d, 0x01, UCD_BULK, 512, 0))
        return 2;
    const uint8_t *b = ucd_bytes(d, &n);
    if (n != 32 || b[2] != 32 || b[4] != 1 || b[13] != 2 || ucd_endpoints(d) != 2)
        return 2;
#ifdef LEGAL
    const uint8_t blob[3] = {3, 0x24, 0};
    if (ucd_interface(d, 8, 6, 80) || ucd_class_blob(d, blob, 3) || ucd_class_blob(d, blob, 2) != -1)
        return 2;
    if (ucd_interfaces(d) != 2 || ucd_class_blob(d, ucd_bytes(d, &n), 9))
        return 2;
#else
    ucd_endpoint(d, 0x82, UCD_INT, 8, 10);
#endif
    ucd_free(d);
    ucd_free(0);
    return 0;
}
