#include "hwchips.h"

#include <stdlib.h>
#include <string.h>

int main(int count, char **arguments)
{
    int nr = 0, features = 0;
    char text[64], *label;
    double value;
    hwc_name name, any;
    hwc_cleanup();
    if (hwc_parse_name("", &name) == 0 || hwc_parse_name("a-b", &name) == 0 || hwc_parse_name("a-b-", &name) == 0 ||
        hwc_parse_name("--", &name) == 0 || hwc_parse_name("a-b-12345", &name) == 0 || hwc_parse_name("a-b-xy", &name) == 0)
        return 2;
    if (hwc_parse_name("*-i2c-48", &name) != 0 || name.prefix != NULL || name.addr != 0x48 || hwc_parse_name("*-*-*", &any) != 0)
        return 2;
    if (hwc_init("temp1 3\n") == 0 || hwc_init("chip *-isa-1") == 0 || hwc_init("chip ") == 0 || hwc_init("chip a-b-1\nx nan y\n") == 0)
        return 2;
    if (hwc_init("") != 0 || hwc_detected(NULL, &nr) != NULL)
        return 2;
    hwc_cleanup();
    if (hwc_init("# none\n\nchip a-pci-0f\nx - L\ny 1e3 long label") != 0)
        return 2;
    const hwc_chip *chip = hwc_detected(&any, &nr);
    if (chip == NULL || hwc_snprint_name(text, sizeof text, chip) != 8 || strcmp(text, "a-pci-0f") != 0 || hwc_detected(NULL, &nr))
        return 2;
    hwc_cleanup();
    if (hwc_init(NULL) != 0)
        return 2;
    nr = 0;
    chip = hwc_detected(&name, &nr);
    if (chip == NULL || hwc_snprint_name(NULL, 0, chip) != 11 || hwc_detected(&name, &nr) != NULL)
        return 2;
    const hwc_feature *feature = hwc_features(chip, &features);
    if (feature == NULL || hwc_features(chip, &features) != NULL || hwc_value(feature, &value) != 0 || value != 31)
        return 2;
    label = hwc_label(feature);
    if (strcmp(label, hwc_feature_name(feature)) != 0 || strlen(hwc_strerror(1234)) == 0)
        return 2;
    free(label);
#ifdef LEGAL
    (void)count, (void)arguments;
    hwc_free_name(&name);
    hwc_free_name(&any);
    hwc_cleanup();
    hwc_cleanup();
#else
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        hwc_cleanup();
        free(hwc_label(feature));
        break;
    case 2:
        hwc_cleanup();
        nr = 0;
        hwc_detected(NULL, &nr);
        break;
    case 3:
        hwc_init(NULL);
        break;
    case 4:
        nr = -7;
        hwc_detected(NULL, &nr);
        break;
    case 5:
        hwc_free_name(&any);
        hwc_free_name(&any);
        break;
    case 6:
        memset(&name, 0x55, sizeof name);
        hwc_free_name(&name);
        break;
    }
#endif
    return 0;
}
