#include "fdslots.h"

#include <stdlib.h>
#include <string.h>

int main(int count, char **arguments)
{
    fdslots *table = fdslots_new(2);
    int fd = fdslots_open(table, "one");
#ifdef LEGAL
    (void)count, (void)arguments;
    char data[8];
    int other = fdslots_open(table, "");
    if (fd != 0 || other != 1 || fdslots_open(table, "x") != -1 || !fdslots_full(table) || fdslots_clone(table, 0) != -1)
        return 2;
    if (fdslots_write(table, fd, "abcd", 4) != 4 || fdslots_read(table, fd, data, 8) != 0 || fdslots_size(table, fd) != 4)
        return 2;
    fdslots_seek(table, fd, 1);
    if (fdslots_read(table, fd, data, 2) != 2 || memcmp(data, "bc", 2) != 0 || strcmp(fdslots_name(table, fd), "one") != 0)
        return 2;
    fdslots_close(table, other);
    other = fdslots_clone(table, fd);
    if (other != 1 || fdslots_read(table, other, data, (size_t)-1) != 1 || data[0] != 'd' || fdslots_count(table) != 2)
        return 2;
    char large[5000] = {0};
    fdslots_seek(table, fd, (size_t)-1);
    if (fdslots_write(table, fd, large, sizeof large) != 4092 || fdslots_write(table, fd, large, 1) != 0)
        return 2;
    if (fdslots_write(table, other, NULL, 0) != 0 || fdslots_new(0) != NULL || fdslots_new(65) != NULL)
        return 2;
    fdslots_free(NULL);
#else
    char *small = malloc(2);
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        fdslots_name(table, 5);
        break;
    case 2:
        fdslots_close(table, fd);
        fdslots_size(table, fd);
        break;
    case 3:
        fdslots_close(table, fd);
        fdslots_close(table, fd);
        break;
    case 4:
        fdslots_seek(table, -1, 0);
        break;
    case 5:
        fdslots_write(table, fd, "abcd", 4);
        fdslots_seek(table, fd, 0);
        fdslots_read(table, fd, small, 4);
        break;
    }
    free(small);
#endif
    fdslots_free(table);
    return 0;
}
