#include "mpnat.h"

#include <stdlib.h>
#include <string.h>

int main(int count, char **arguments)
{
    mpnat_t a, b;
    char text[64];
    mpnat_init(a);
    mpnat_init(b);
    if (!mpnat_set_str(a, "00123456789012345678901234567890") || mpnat_digits(a) != 30 || mpnat_set_str(a, "1x"))
        return 2;
#ifdef LEGAL
    (void)count, (void)arguments;
    if (strcmp(mpnat_get_str(text, a), "123456789012345678901234567890") != 0 || mpnat_set_str(a, ""))
        return 2;
    if (!mpnat_mul(a, a, a) || strcmp(mpnat_get_str(text, a), "15241578753238836750495351562536198787501905199875019052100"))
        return 2;
    if (mpnat_div_ui(a, 97) != 85 || !mpnat_set_ui(b, UINT64_MAX) || !mpnat_add(b, b, b) ||
        strcmp(mpnat_get_str(text, b), "36893488147419103230") != 0 || mpnat_cmp(a, b) <= 0 || mpnat_cmp(a, a) != 0)
        return 2;
    if (!mpnat_set_str(b, "000") || strcmp(mpnat_get_str(text, b), "0") != 0 || mpnat_div_ui(b, 3) != 0)
        return 2;
    if (!mpnat_set(b, a) || !mpnat_set(b, b) || mpnat_cmp(a, b) != 0)
        return 2;
    while (mpnat_mul(a, a, a)) {
    }
    while (mpnat_add(a, a, a)) {
    }
    mpnat_div_ui(a, UINT32_MAX);
    mpnat_clear(a);
    mpnat_init(a);
    if (mpnat_digits(a) != 1 || !mpnat_mul(a, a, b))
        return 2;
    mpnat_clear(a);
    mpnat_clear(b);
#else
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1: {
        mpnat_t wild;
        memset(wild, 0xa5, sizeof wild);
        mpnat_set_ui(wild, 1);
        mpnat_digits(wild);
        break;
    }
    case 2:
        mpnat_clear(a);
        mpnat_div_ui(a, 3);
        break;
    case 3:
        mpnat_clear(a);
        mpnat_clear(a);
        break;
    case 4:
        mpnat_div_ui(a, 0);
        break;
    case 5: {
        char small[30];
        mpnat_get_str(small, a);
        break;
    }
    }
    (void)text;
#endif
    return 0;
}
