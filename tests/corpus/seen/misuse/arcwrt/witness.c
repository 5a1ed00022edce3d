#include "arcwrt.h"

#include <stdlib.h>
#include <string.h>

int main(int count, char **arguments)
{
    arcwrt *w = arcwrt_open();
    size_t size = 0;
    char name[257] = "";
    if (arcwrt_begin(w, "", 0) || arcwrt_begin(w, "big", ARCWRT_MAX + 1) || arcwrt_left(w) != 0)
        return 2;
#ifdef LEGAL
    (void)count, (void)arguments;
    uint32_t length = 0;
    memset(name, 'n', 256);
    if (arcwrt_begin(w, name, 0) || !arcwrt_begin(w, "a", 5) || arcwrt_left(w) != 5)
        return 2;
    arcwrt_data(w, "hel", 3);
    arcwrt_data(w, NULL, 0);
    arcwrt_data(w, "lo", 2);
    arcwrt_end(w);
    name[255] = '\0';
    if (!arcwrt_begin(w, name, 0))
        return 2;
    arcwrt_end(w);
    uint8_t *archive = arcwrt_finish(w, &size);
    arcwrt_close(w);
    if (size != 11 + 260 + 1 || arcwrt_count(archive, size) != 2 || arcwrt_count(archive, size - 1) != -1 ||
        arcwrt_count(NULL, 0) != -1)
        return 2;
    const uint8_t *found = arcwrt_find(archive, size, "a", &length);
    if (found == NULL || length != 5 || memcmp(found, "hello", 5) != 0 || arcwrt_find(archive, size, "", &length) != NULL ||
        arcwrt_find(archive, size, name, &length) == NULL || length != 0)
        return 2;
    free(archive);
    w = arcwrt_open();
    arcwrt_begin(w, "x", 9);
    arcwrt_close(w);
    w = arcwrt_open();
    archive = arcwrt_finish(w, &size);
    if (size != 1 || arcwrt_count(archive, size) != 0)
        return 2;
    free(archive);
    arcwrt_close(w);
    arcwrt_close(NULL);
#else
    (void)name;
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        arcwrt_end(w);
        break;
    case 2:
        arcwrt_begin(w, "a", 2);
        arcwrt_end(w);
        break;
    case 3:
        arcwrt_begin(w, "a", 2);
        arcwrt_data(w, "abc", 3);
        break;
    case 4:
        arcwrt_begin(w, "a", 0);
        arcwrt_begin(w, "b", 0);
        break;
    case 5:
        arcwrt_begin(w, "a", 0);
        arcwrt_finish(w, &size);
        break;
    case 6:
        arcwrt_finish(w, &size);
        arcwrt_begin(w, "a", 0);
        break;
    case 7:
        arcwrt_data(w, "x", 1);
        break;
    }
#endif
    return 0;
}
