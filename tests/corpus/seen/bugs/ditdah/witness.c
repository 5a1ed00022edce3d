#include "ditdah.h"

#include <string.h>

int main(void)
{
    char b[64];
    if (ditdah_encode("Sos  a", b, sizeof b) != 16 || strcmp(b, "... --- ... / .-"))
        return 2;
    if (ditdah_units(b) != 27 + 7 + 5 || ditdah_units("") != 0)
        return 2;
    char t[8];
    if (ditdah_decode(b, t, sizeof t) != 5 || strcmp(t, "SOS A") || ditdah_decode(b, t, 3) != 5 || strcmp(t, "SO"))
        return 2;
    if (ditdah_decode("...........", t, sizeof t) != 1 || t[0] != '#')
        return 2;
    if (ditdah_encode("", NULL, 0) != 0 || ditdah_encode("e\xff\x01t", b, 1) != 3 || b[0])
        return 2;
    if (ditdah_symbol(-1) || ditdah_symbol(' ') || ditdah_symbol(5000) || ditdah_lookup("") || ditdah_lookup("-.-") != 'K')
        return 2;
    if (strcmp(ditdah_symbol('_'), "..--.-") || ditdah_dot_us(0) || ditdah_dot_us(20) != 60000)
        return 2;
#ifndef LEGAL
    ditdah_encode("a~b", b, sizeof b);
#endif
    return 0;
}
