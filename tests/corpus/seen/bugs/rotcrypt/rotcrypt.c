#include "rotcrypt.h"

#include <stdlib.h>
#include <string.h>

#define ALPHABET 26

/* 'A' or 'a' for a letter, 0 for anything else. */
static char base_of(char c)
{
    if (c >= 'A' && c <= 'Z')
        return 'A';
    return c >= 'a' && c <= 'z' ? 'a' : 0;
}

static char move(char c, int n)
{
    char base = base_of(c);
    return base == 0 ? c : (char)(base + (c - base + n) % ALPHABET);
}

static char *duplicate(const char *text)
{
    size_t size = strlen(text) + 1;
    char *copy = malloc(size);
    return copy == NULL ? NULL : memcpy(copy, text, size);
}

char *rot_encode(const char *text, int n)
{
    char *copy = duplicate(text);
    if (copy == NULL)
        return NULL;
    n %= ALPHABET;
    for (char *c = copy; *c != '\0'; c++)
        *c = move(*c, n);
    return copy;
}

char *rot_decode(const char *text, int n)
{
    return rot_encode(text, ALPHABET - n % ALPHABET);
}

void rot13(char *text)
{
    for (; *text != '\0'; text++)
        *text = move(*text, 13);
}

char *rot_atbash(const char *text)
{
    char *copy = duplicate(text);
    if (copy == NULL)
        return NULL;
    for (char *c = copy; *c != '\0'; c++) {
        char base = base_of(*c);
        if (base != 0)
            *c = (char)(base + ALPHABET - 1 - (*c - base));
    }
    return copy;
}

static char *vigenere(const char *text, const char *key, int decode)
{
    size_t length = strlen(key), at = 0;
    if (length == 0 || rot_letters(key) != length)
        return NULL;
    char *copy = duplicate(text);
    if (copy == NULL)
        return NULL;
    for (char *c = copy; *c != '\0'; c++) {
        if (base_of(*c) == 0)
            continue;
        int n = key[at] - base_of(key[at]);
        *c = move(*c, decode ? ALPHABET - n : n);
        at = (at + 1) % length;
    }
    return copy;
}

char *rot_vigenere_encode(const char *text, const char *key)
{
    return vigenere(text, key, 0);
}

char *rot_vigenere_decode(const char *text, const char *key)
{
    return vigenere(text, key, 1);
}

size_t rot_letters(const char *text)
{
    size_t count = 0;
    for (; *text != '\0'; text++)
        count += base_of(*text) != 0;
    return count;
}
