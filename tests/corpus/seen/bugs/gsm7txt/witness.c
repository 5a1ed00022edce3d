#include "gsm7txt.h"

#include <stdlib.h>
#include <string.h>

static int trip(const char *text)
{
    gsm7_data data;
    if (gsm7_pack(text, &data) != GSM7_OK || (int)data.septet_count != gsm7_length(text))
        return 2;
    char *back = gsm7_unpack(&data);
    int differs = strcmp(text, back) != 0;
    free(back);
    gsm7_free(&data);
    return differs;
}

int main(void)
{
    gsm7_data data;
    char text[322] = "";
    if (trip("") || trip("hellohello") || trip("@") || trip("a $1_\n") || trip("1234567@") || gsm7_supported('`'))
        return 2;
    if (gsm7_pack("hellohello", &data) != GSM7_OK || data.octet_count != 9 || data.octets[0] != 0xE8)
        return 2;
    gsm7_free(&data);
    if (gsm7_pack("\t", &data) != GSM7_BAD_CHAR || gsm7_length("a^") != 3)
        return 2;
    memset(text, 'x', 161);
    if (gsm7_pack(text, &data) != GSM7_TOO_LONG || gsm7_parts(text) != 2 || gsm7_parts("") != 1)
        return 2;
    text[160] = '\0';
    if (trip(text))
        return 2;
#ifndef LEGAL
    return trip("[]");
#endif
    return 0;
}
