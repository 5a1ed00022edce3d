#include "crcrecs.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    crcrecs *log = crcrecs_open();
    if (log == NULL)
        return 0;
#ifdef LEGAL
    (void)rule;
    char out[CRCRECS_DATA];
    size_t length = 9;
    crcrecs_close(NULL);
    if (crcrecs_crc("123456789", 9) != 0xCBF43926u || crcrecs_image(log) != NULL)
        return 2;
    if (crcrecs_append(log, NULL, 0) != 0 || crcrecs_append(log, "abc", 3) != 1 || crcrecs_append(log, "", SIZE_MAX) != -1)
        return 3;
    if (crcrecs_append(log, crcrecs_get(log, 1, NULL), 3) != 2 || crcrecs_count(log) != 3)
        return 4;
    if (crcrecs_get(log, 0, &length) == NULL || length != 0 || crcrecs_get(log, 3, NULL) != NULL)
        return 5;
    if (crcrecs_copy(log, 2, out) != 3 || memcmp(out, "abc", 3) != 0 || crcrecs_copy(log, SIZE_MAX, out) != 0)
        return 6;
    crcrecs *again = crcrecs_load(crcrecs_image(log), crcrecs_bytes(log) - 1);
    if (again == NULL || crcrecs_count(again) != 2)
        return 7;
    crcrecs_truncate(again, 1);
    crcrecs_truncate(again, 1);
    crcrecs_truncate(again, 0);
    if (crcrecs_bytes(again) != 0 || crcrecs_append(again, "x", 1) != 0)
        return 8;
    crcrecs_close(again);
    again = crcrecs_load(NULL, 0);
    if (again == NULL || crcrecs_count(again) != 0)
        return 9;
    crcrecs_close(again);
#else
    crcrecs_append(log, "hello, world", 12);
    if (rule == 1) {
        const char *p = crcrecs_get(log, 0, NULL);
        crcrecs_append(log, "x", 1);
        if (p[0] != 'h')
            return 0;
    } else if (rule == 2) {
        char *small = malloc(4);
        crcrecs_copy(log, 0, small);
        free(small);
    } else {
        crcrecs_close(log);
    }
#endif
    crcrecs_close(log);
    return 0;
}
