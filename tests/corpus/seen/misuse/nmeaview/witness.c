#include "nmeaview.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

int main(int argc, char **argv)
{
    nmea_view v;
    char line[] = "$GPGLL,4807.5,S,01130.0,E,*5A\r\n";
    double d = 0;
#ifdef LEGAL
    (void)argc, (void)argv;
    char plain[] = "$A", nothing[] = "", dollar[] = "$", bad[] = "$A*4", many[100] = "$", good[] = "$AB*03";
    memset(many + 1, ',', 60);
    if (nmea_open(&v, plain) || nmea_count(&v) != 1 || !nmea_is(&v, "A") || nmea_open(&v, dollar) || nmea_count(&v) != 1)
        return 2;
    if (nmea_open(&v, nothing) != NMEA_NO_DOLLAR || nmea_open(&v, bad) != NMEA_BAD_CHECKSUM ||
        nmea_open(&v, many) != NMEA_TOO_MANY || nmea_open(&v, good))
        return 2;
    line[sizeof line - 6] = '\0';
    if (nmea_open(&v, line) || nmea_count(&v) != 6 || strcmp(nmea_field(&v, 2), "S") != 0 || !nmea_empty(&v, 5))
        return 2;
    if (nmea_number(&v, 1, 0) != 4807.5 || nmea_number(&v, 2, -1) != -1 || !nmea_coord(&v, 1, &d) || d != -48.125)
        return 2;
    return !(nmea_coord(&v, 3, &d) && d == 11.5 && !nmea_coord(&v, 2, &d) && !nmea_coord(&v, 4, &d));
#else
    (void)line;
    switch (argc > 1 ? atoi(argv[1]) : 1) {
    case 1: {
        char two[] = "$AA,1";
        nmea_open(&v, two);
        return nmea_number(&v, 7, 0) > 0;
    }
    case 2: {
        char *heap = malloc(16);
        strcpy(heap, "$AA,1");
        nmea_open(&v, heap);
        free(heap);
        nmea_is(&v, "AA");
        break;
    }
    case 3:
        nmea_open(&v, (char *)(uintptr_t)"$AA,1\n");
        break;
    }
    (void)d;
    return 0;
#endif
}
