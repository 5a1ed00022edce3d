#include "kpipe.h"

#include <stdlib.h>
#include <string.h>

int main(int count, char **arguments)
{
    kpipe_end *r = NULL, *w = NULL;
    char text[8] = "";
    if (kpipe_open(0, &r, &w) != -1 || kpipe_open((size_t)-1, &r, &w) != -1 || r != NULL)
        return 2;
    if (kpipe_open(4, &r, &w) != 0 || kpipe_write(w, "abcdef", 6) != 4 || kpipe_read(r, text, 2) != 2)
        return 2;
    if (kpipe_write(w, "xy", 2) != 2 || kpipe_level(r) != 4 || kpipe_read(r, text, 8) != 4)
        return 2;
    if (strncmp(text, "cdxy", 4) != 0 || !kpipe_is_writer(w) || kpipe_is_writer(r) || kpipe_write(w, NULL, 0) != 0)
        return 2;
#ifdef LEGAL
    (void)count, (void)arguments;
    kpipe_close(kpipe_dup(r));
    if (kpipe_broken(w) || kpipe_write(w, "z", 1) != 1)
        return 2;
    kpipe_close(w);
    if (!kpipe_broken(r) || kpipe_read(r, text, 8) != 1)
        return 2;
    kpipe_close(r);
    kpipe_close(NULL);
    kpipe_open(KPIPE_MAX, &r, &w);
    kpipe_close(r);
    if (!kpipe_broken(w) || kpipe_write(w, "z", 1) != 0)
        return 2;
    kpipe_close(w);
#else
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        kpipe_close(r);
        kpipe_close(r);
        break;
    case 2:
        kpipe_close(w);
        kpipe_write(w, "a", 1);
        break;
    case 3:
        kpipe_write(r, "a", 1);
        break;
    case 4:
        kpipe_read(w, text, 1);
        break;
    case 5: {
        char *small = malloc(1);
        kpipe_write(w, "abc", 3);
        kpipe_read(r, small, 3);
        break;
    }
    }
#endif
    return 0;
}
