#include "cksetup.h"
#include <stdlib.h>
#include <string.h>

int main(int argc, char **argv)
{
#ifdef LEGAL
    (void)argc, (void)argv;
    char hex[9];
    unsigned char d[8] = "abcd";
    ck_done();
    if (ck_poly() != 0 || ck_setup(CK_POLY_ZIP) || ck_of("123456789", 9) != 0xcbf43926u || ck_of(0, 0) != 0)
        return 2;
    ck_sum s = ck_begin();
    ck_add(&s, "1234", 4);
    ck_add(&s, 0, 0);
    ck_add(&s, "56789", 5);
    if (strcmp(ck_hex(ck_value(&s), hex), "cbf43926"))
        return 3;
    if (ck_setup(CK_POLY_ISCSI) || ck_of("123456789", 9) != 0xe3069283u || ck_poly() != CK_POLY_ISCSI)
        return 4;
    ck_seal(d, 4);
    if (!ck_check(d, 8) || ck_check(d, 7) || ck_check(d, 3) || ck_setup(0))
        return 5;
    ck_of("abc", 3);
    ck_done();
    ck_done();
    return 0;
#else
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    ck_sum s;
    unsigned char *d = malloc(4);
    memset(d, 0, 4);
    if (rule != 1)
        ck_setup(CK_POLY_ZIP);
    if (rule == 2)
        ck_done();
    s = ck_begin();
    if (rule == 3)
        ck_setup(CK_POLY_ISCSI);
    if (rule == 4)
        ck_seal(d, 4);
    else
        ck_add(&s, "a", 1);
    free(d);
    ck_done();
    return 0;
#endif
}
