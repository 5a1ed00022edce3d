#include "uuline.h"

#include <stdlib.h>
#include <string.h>

int main(void)
{
    char line[UU_LINE], name[UU_NAME];
    unsigned char back[UU_BYTES], full[UU_BYTES];
    int mode = 0;
    if (uu_enc((const unsigned char *)"Cat", 3, line) != 5 || strcmp(line, "#0V%T") != 0)
        return 2;
    if (uu_dec(line, back) != 3 || memcmp(back, "Cat", 3) != 0)
        return 2;
    memset(full, 0xff, sizeof full);
    if (uu_enc(full, UU_BYTES, line) != UU_LINE - 1 || uu_dec(line, back) != UU_BYTES || memcmp(full, back, 45) != 0)
        return 2;
    if (uu_enc(full, 46, line) != -1 || uu_enc(full, -1, line) != -1 || uu_enc(full, 0, line) != 1 || line[0] != '`')
        return 2;
    if (uu_dec("", back) != 0 || uu_dec("`", back) != 0 || uu_dec("a", back) != -1 || uu_dec("_", back) != -1)
        return 2;
    if (uu_dec("M", back) != 45 || back[44] != 0 || uu_dec("#0V\001T", back) != -1 || uu_dec("!0V%Tjunk", back) != 1)
        return 2;
    if (uu_begin(line, 13, 0644, "ab") != 0 || uu_isbegin(line, &mode, name) != 0 || mode != 0644)
        return 2;
    if (strcmp(name, "ab") != 0 || uu_begin(line, 12, 0644, "ab") != -1 || uu_isbegin("begin 64 x", &mode, name) != -1)
        return 2;
    if (uu_isbegin("begin 644", &mode, name) != -1 || uu_isbegin("begin 644 ", &mode, name) != -1)
        return 2;
    if (!uu_isend("end ") || uu_isend("ending") || uu_lines(45) != 2 || uu_lines(46) != 3 || uu_lines(-1) != 1)
        return 2;
    if (uu_sum(0, full, 1) != 255 || uu_sum(1, full, 0) != 1)
        return 2;
#ifndef LEGAL
    char *text = malloc(3);
    memcpy(text, "#0", 3);
    uu_dec(text, back);
    free(text);
#endif
    return 0;
}
