#include "murray.h"

#include <stdlib.h>
#include <string.h>

int main(void)
{
    struct murray_line out, in;
    uint8_t codes[16];
    char text[16], row[7];
    size_t used;
    murray_open(&out);
    murray_open(&in);
    if (murray_length(&out, "ab 1\xff" "2c", 7) != 8)
        return 2;
    if (murray_send(&out, "ab 1\xff" "2c", 7, codes, sizeof codes, &used) != 8 || used != 7 || out.skipped != 1)
        return 2;
    if (murray_receive(&in, codes, 8, text, sizeof text) != 6 || strcmp(text, "AB 12C") != 0)
        return 2;
    if (murray_receive(&in, codes, 8, text, 1) != 0 || text[0] != '\0')
        return 2;
    if (murray_send(&out, "xyz", 3, codes, 2, &used) != 2 || used != 2 || murray_send(&out, NULL, 0, codes, 0, NULL) != 0)
        return 2;
    murray_punch(MURRAY_FIGS, row);
    if (strcmp(row, "OO. OO") != 0)
        return 2;
#ifndef LEGAL
    uint8_t *one = malloc(1);
    if (one == NULL)
        return 2;
    murray_open(&out);
    murray_send(&out, "1", 1, one, 1, &used);
    free(one);
#endif
    return 0;
}
