#include "protofld.h"

#include <stdlib.h>
#include <string.h>

struct reading {
    uint32_t sensor;
    int32_t value;
    bool valid;
    char unit[8];
    char *comment;
};

static const pf_field fields[] = {
    PF_FIELD(1, PF_UINT32, struct reading, sensor),
    PF_FIELD(2, PF_SINT32, struct reading, value),
    PF_FIELD(3, PF_BOOL, struct reading, valid),
    PF_FIELD(4, PF_STRING, struct reading, unit),
    PF_FIELD(500, PF_TEXT, struct reading, comment),
    PF_LAST_FIELD
};

int main(int count, char **arguments)
{
    struct reading a, b;
    uint8_t bytes[64];
    size_t size = 99;
    pf_init(fields, &a);
    pf_init(fields, &b);
#ifdef LEGAL
    (void)count, (void)arguments;
    if (!pf_encode(fields, &a, NULL, 0, &size) || size != 0)
        return 2;
    a.sensor = UINT32_MAX;
    a.value = INT32_MIN;
    a.valid = true;
    strcpy(a.unit, "degrees");
    if (!pf_set_text(fields, &a, 500, "cold") || !pf_set_text(fields, &a, 500, a.comment))
        return 2;
    if (pf_set_text(fields, &a, 4, "x") || pf_set_text(fields, &a, 9, "x"))
        return 2;
    if (!pf_encode(fields, &a, bytes, sizeof bytes, &size) || size != pf_encoded_size(fields, &a))
        return 2;
    if (pf_encode(fields, &a, bytes, size - 1, &size))
        return 2;
    for (int i = 0; i < 2; i++)
        if (!pf_decode(fields, &b, bytes, size))
            return 2;
    if (a.sensor != b.sensor || a.value != b.value || !b.valid || strcmp(a.unit, b.unit) != 0)
        return 2;
    if (strcmp(b.comment, "cold") != 0)
        return 2;
    for (size_t n = 0; n < size; n++)
        pf_decode(fields, &b, bytes, n);
    if (!pf_decode(fields, &b, NULL, 0) || !pf_decode(fields, &b, (const uint8_t *)"\x3a\x02xy\x38\x01", 6))
        return 2;
    if (pf_decode(fields, &b, (const uint8_t *)"\x22\x08" "12345678", 10))
        return 2;
    pf_release(fields, &b);
    pf_release(fields, &b);
    if (!pf_set_text(fields, &a, 500, NULL) || a.comment != NULL)
        return 2;
#else
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1: {
        pf_field open[] = {PF_FIELD(1, PF_UINT32, struct reading, sensor)};
        pf_init(open, &a);
        pf_encode(open, &a, bytes, sizeof bytes, &size);
        break;
    }
    case 2: {
        uint32_t number = 0;
        pf_init(fields, &number);
        break;
    }
    case 3:
        memset(&b, 0x5a, sizeof b);
        pf_decode(fields, &b, (const uint8_t *)"\xa2\x1f\x01x", 4);
        break;
    case 4:
        pf_set_text(fields, &a, 500, "shared");
        b = a;
        pf_release(fields, &a);
        pf_release(fields, &b);
        break;
    case 5: {
        char text[] = "on the stack";
        a.comment = text;
        pf_release(fields, &a);
        break;
    }
    case 6: {
        uint8_t few[2] = {0x08, 0x01};
        pf_decode(fields, &a, few, 20);
        break;
    }
    }
#endif
    pf_release(fields, &a);
    return 0;
}
