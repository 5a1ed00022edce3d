#include "oneofmg.h"

#include <string.h>

int main(void)
{
    uint8_t bytes[64];
    uint32_t id = 0;
    size_t size;
    om_msg *a = om_new(), *b = om_new();
    if (a == NULL || b == NULL || om_id(a, &id) || om_write(a, NULL, 0) != 0)
        return 2;
    om_set_id(a, 300);
    if (!om_set_text(a, "first") || !om_set_text(a, om_text(a)) || strcmp(om_text(a), "first") != 0)
        return 2;
    size = om_write(a, bytes, sizeof bytes);
    om_msg *c = om_read(bytes, size);
    if (size != 10 || c == NULL || !om_id(c, &id) || id != 300 || strcmp(om_text(c), "first") != 0)
        return 2;
    if (om_read(bytes, size - 1) != NULL || om_write(a, bytes, 9) != 10)
        return 2;
    om_set_number(c, INT64_MIN);
    size = om_write(c, bytes, sizeof bytes);
    om_free(c);
    c = om_read(bytes, size);
    if (c == NULL || om_number(c) != INT64_MIN || om_text(c) != NULL)
        return 2;
    om_set_blob(b, NULL, 0);
    if (!om_merge(b, a) || !om_merge(b, b) || strcmp(om_text(b), "first") != 0 || !om_id(b, &id))
        return 2;
    om_set_blob(a, "\0x", 2);
    if (!om_merge(b, a) || om_which(b) != OM_BLOB || om_blob(b, &size) == NULL || size != 2 || !om_merge(c, c))
        return 2;
    /* twice the body: the last one counts */
    const uint8_t twice[] = {0x1a, 1, 'x', 0x22, 1, 'y', 0x1a, 1, 'z'};
    om_msg *d = om_read(twice, sizeof twice);
    if (d == NULL || strcmp(om_text(d), "z") != 0)
        return 2;
#ifndef LEGAL
    om_merge(d, c);
#endif
    om_free(a);
    om_free(b);
    om_free(c);
    om_free(d);
    om_free(NULL);
    return 0;
}
