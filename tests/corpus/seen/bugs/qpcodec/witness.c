#include "qpcodec.h"

#include <string.h>

int main(void)
{
    char *code = qp_encode("a = b\n c ");
    if (strcmp(code, "a =3D b=0A c=20") != 0 || qp_encoded_length("a = b\n c ") != strlen(code) || !qp_valid(code))
        return 2;
    char *folded = qp_fold(code, 1);
    if (strcmp(folded, "a =\n=3D=\n b=\n=0A=\n c=\n=20") != 0)
        return 2;
    char *text = qp_decode(folded);
    if (strcmp(text, "a = b\n c ") != 0)
        return 2;
    qp_free(code);
    qp_free(folded);
    qp_free(text);
    if (qp_decode("=") || qp_decode("=4") || qp_decode("=4x") || qp_valid("=") || !qp_valid("=\n") || !qp_valid(""))
        return 2;
    text = qp_decode("=e9=E9=\n");
    if (strcmp(text, "\xe9\xe9") != 0)
        return 2;
    qp_free(text);
    folded = qp_fold("", 0);
    qp_free(folded);
#ifndef LEGAL
    qp_free(qp_encode("caf\xc3\xa9"));
#endif
    return 0;
}
