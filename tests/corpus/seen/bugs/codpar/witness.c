#include "codpar.h"

#include <string.h>

int main(void)
{
    codpar *a = codpar_alloc(), *b;
    char text[64];
    size_t size;
    if (a == NULL || codpar_extra(a, &size) != NULL || size != 0 || codpar_bitrate(a) != 1411200)
        return 2;
    if (codpar_set_format(a, 0, 1, 8) == 0 || codpar_set_format(a, 8000, 65, 8) == 0 ||
        codpar_set_format(a, 8000, 1, 9) == 0 || codpar_set_format(a, 768000, 64, 32) != 0)
        return 2;
    if (codpar_set_language(a, "de") == 0 || codpar_set_language(a, "deut") == 0 || codpar_set_language(a, "deu") != 0)
        return 2;
    if ((b = codpar_clone(a)) == NULL || !codpar_equal(a, b))
        return 2;
    if (codpar_set_extra(a, "12345", 5) != 0 || codpar_equal(a, b) || codpar_copy(b, a) != 0 || !codpar_equal(a, b))
        return 2;
    if (codpar_extra(a, NULL) == codpar_extra(b, NULL) || codpar_set_extra(b, codpar_extra(b, NULL) + 1, 3) != 0)
        return 2;
    if (memcmp(codpar_extra(b, &size), "234\0\0\0\0\0\0\0\0", 11) != 0 || size != 3)
        return 2;
    if (codpar_set_extra(a, text, CODPAR_EXTRA_MAX + 1) != CODPAR_EINVAL)
        return 2;
    const char *whole = "768000 Hz, 64 ch, 32 bit (deu), 5 extra";
    if (codpar_describe(a, text, sizeof text) != (int)strlen(whole) || strcmp(text, whole) != 0)
        return 2;
    if (codpar_describe(a, NULL, 0) != (int)strlen(whole) || codpar_describe(a, text, 4) < 4 || strcmp(text, "768") != 0)
        return 2;
    if (codpar_copy(a, a) != 0 || codpar_set_extra(b, NULL, 99) != 0 || codpar_copy(a, b) != 0)
        return 2;
    if (codpar_extra(a, NULL) != NULL || codpar_set_language(a, NULL) != 0 || codpar_equal(a, b))
        return 2;
    codpar_free(b);
    b = NULL;
#ifndef LEGAL
    codpar_set_extra(a, "", 0);
    b = codpar_clone(a);
#endif
    codpar_free(b);
    codpar_free(a);
    return 0;
}
