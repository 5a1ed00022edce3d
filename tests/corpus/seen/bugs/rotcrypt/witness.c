#include "rotcrypt.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

static int same(char *text, const char *expected)
{
    int equal = text != NULL && strcmp(text, expected) == 0;
    free(text);
    return equal;
}

int main(void)
{
    char text[] = "Hello, World!";
    if (!same(rot_encode("xyz XYZ 1", 3), "abc ABC 1") || !same(rot_decode("abc ABC 1", 3), "xyz XYZ 1"))
        return 2;
    rot13(text);
    if (strcmp(text, "Uryyb, Jbeyq!") != 0 || !same(rot_atbash("abZ"), "zyA") || rot_letters(text) != 10)
        return 2;
    if (!same(rot_vigenere_encode("Attack at dawn", "Lemon"), "Lxfopv ef rnhr") ||
        !same(rot_vigenere_decode("Lxfopv ef rnhr", "lemoN"), "Attack at dawn"))
        return 2;
    if (rot_vigenere_encode("x", "") != NULL || rot_vigenere_decode("x", "a b") != NULL || !same(rot_encode("", 1), ""))
        return 2;
    if (!same(rot_encode("a", INT_MAX), "x") || !same(rot_decode("a", 0), "a") || !same(rot_encode("z", INT_MIN), "b"))
        return 2;
    int status = 0;
#ifndef LEGAL
    char *secret = rot_encode("banana", -1);
    status = !same(rot_decode(secret, -1), "banana");
    free(secret);
#endif
    return status;
}
