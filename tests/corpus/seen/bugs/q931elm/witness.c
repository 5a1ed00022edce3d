#include "q931elm.h"

#include <stdlib.h>
#include <string.h>

int main(void)
{
    uint8_t buf[40];
    size_t used = 0, pos;
    char text[16];
    struct q931_head h = {2, 0x1234, 1, 0x05}, got;
    struct q931_elm e;
    static const uint8_t plain[] = {0x81, '4', '2', '#'}, longer[] = {0x01, 0x83, '7'};
    if (q931_put_head(buf, sizeof buf, &used, &h) != Q931_OK || used != 5)
        return 2;
    if (q931_put_elm(buf, sizeof buf, &used, Q931_CALLED, plain, sizeof plain) != Q931_OK)
        return 2;
    buf[used++] = 0xa1;
    if (q931_put_elm(buf, sizeof buf, &used, Q931_CALLING, longer, sizeof longer) != Q931_OK)
        return 2;
    if (q931_put_elm(buf, sizeof buf, &used, 0x04, NULL, 0) != Q931_OK || used != 19)
        return 2;
    if (q931_put_elm(buf, sizeof buf, &used, 0x04, buf, 30) != Q931_BAD || used != 19)
        return 2;
    if (q931_get_head(buf, used, &got, &pos) != Q931_OK || got.cref != 0x1234 || got.flag != 1 || pos != 5)
        return 2;
    if (q931_find(buf, used, Q931_CALLED, &e) != Q931_OK || q931_number(e.body, e.len, text, 4) != Q931_OK)
        return 2;
    if (strcmp(text, "42#") != 0 || q931_number(e.body, e.len, text, 3) != Q931_BAD || text[0] != '\0')
        return 2;
    if (q931_find(buf, used, Q931_CALLING, &e) != Q931_OK || q931_number(e.body, e.len, text, 16) != Q931_OK)
        return 2;
    if (strcmp(text, "7") != 0 || q931_find(buf, used, 0x55, &e) != Q931_END || q931_find(buf, 18, 0x04, &e) != Q931_BAD)
        return 2;
    if (q931_find(buf, used, 0xa1, &e) != Q931_OK || e.len != 0 || q931_get_head(NULL, 0, &got, &pos) != Q931_BAD)
        return 2;
    if (q931_number(NULL, 0, text, 3) != Q931_BAD || q931_number(plain, 4, NULL, 0) != Q931_BAD)
        return 2;
    h.cref_len = 1;
    if (q931_put_head(buf, sizeof buf, &used, &h) != Q931_BAD)
        return 2;
#ifndef LEGAL
    uint8_t *body = malloc(1);
    body[0] = 0x01;
    q931_number(body, 1, text, sizeof text);
    free(body);
#endif
    return 0;
}
