#include "rwxtext.h"

#include <stdio.h>
#include <string.h>

#define ALL 07777u

/* What belongs to user, group and others. */
static const unsigned share[3] = {04700, 02070, 01007};

void rt_format(unsigned mode, char text[10])
{
    static const char letters[] = "rwxrwxrwx";
    int i;

    for (i = 0; i < 9; i++)
        text[i] = mode >> (8 - i) & 1 ? letters[i] : '-';
    if (mode & 04000)
        text[2] = mode & 0100 ? 's' : 'S';
    if (mode & 02000)
        text[5] = mode & 0100 ? 's' : 'S';
    if (mode & 01000)
        text[8] = mode & 0001 ? 't' : 'T';
    text[9] = '\0';
}

int rt_parse(const char *text, unsigned *mode)
{
    unsigned bits = 0;
    int i;

    for (i = 0; i < 9; i++) {
        unsigned bit = 0400u >> i, special = 04000u >> i / 3;
        char both = i == 8 ? 't' : 's', lone = i == 8 ? 'T' : 'S';
        char c = text[i];

        if (c == "rwx"[i % 3])
            bits |= bit;
        else if (i % 3 == 2 && c == both)
            bits |= bit | special;
        else if (i % 3 == 2 && c == lone)
            bits |= special;
        else if (c != '-')
            return -1;
    }
    if (text[9] != '\0')
        return -1;
    *mode = bits;
    return 0;
}

int rt_apply(unsigned mode, const char *change, unsigned *result)
{
    mode &= ALL;
    for (;;) {
        unsigned who = 0, bits = 0;
        char operation;

        for (; *change && strchr("ugoa", *change); change++)
            switch (*change) {
            case 'u': who |= share[RT_USER]; break;
            case 'g': who |= share[RT_GROUP]; break;
            case 'o': who |= share[RT_OTHER]; break;
            default: who = ALL;
            }
        if (!who)
            who = ALL;
        operation = *change;
        if (operation != '+' && operation != '-' && operation != '=')
            return -1;
        for (change++; *change && *change != ','; change++)
            switch (*change) {
            case 'r': bits |= 0444; break;
            case 'w': bits |= 0222; break;
            case 'x': bits |= 0111; break;
            case 's': bits |= 06000; break;
            case 't': bits |= 01000; break;
            default: return -1;
            }
        if (operation == '=')
            mode &= ~who;
        if (operation == '-')
            mode &= ~(who & bits);
        else
            mode |= who & bits;
        if (!*change)
            break;
        change++;
    }
    *result = mode;
    return 0;
}

int rt_allows(unsigned mode, enum rt_who who, const char *what)
{
    unsigned bits = (unsigned)who <= RT_OTHER ? mode & share[who] & 0777 : 0;

    for (; *what; what++) {
        unsigned needed = *what == 'r' ? 0444 : *what == 'w' ? 0222 : *what == 'x' ? 0111 : 0;

        if (!(bits & needed))
            return 0;
    }
    return 1;
}

void rt_octal(unsigned mode, char text[5])
{
    snprintf(text, 5, "%03o", mode & ALL);
}
