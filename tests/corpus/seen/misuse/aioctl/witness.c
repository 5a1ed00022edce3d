#include "aioctl.h"
#include <assert.h>
#include <limits.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

int main(int argc, char **argv)
{
    ac_disk *disk = ac_open(100);
    if (!disk)
        return 0;
#ifdef LEGAL
    (void)argc, (void)argv;
    char text[] = "hello", back[6] = "";
    struct ac_block w, r, bad, zero;
    assert(!ac_open(0) && !ac_open(AC_MAXDISK + 1) && !ac_open(SIZE_MAX));
    ac_close(NULL);
    assert(ac_run(disk, INT_MAX) == 0 && ac_run(disk, INT_MIN) == 0);
    ac_prepare(&w, 7, 0, text, 6);
    assert(ac_submit(disk, &w) == AC_EINVAL);
    ac_prepare(&w, AC_READ, 0, NULL, 6);
    assert(ac_submit(disk, &w) == AC_EINVAL);
    ac_prepare(&w, AC_WRITE, 94, text, 6);
    ac_prepare(&r, AC_READ, 94, back, 6);
    ac_prepare(&bad, AC_READ, SIZE_MAX, back, SIZE_MAX);
    ac_prepare(&zero, AC_WRITE, 100, NULL, 0);
    assert(ac_cancel(disk, &w) == AC_EINVAL);
    assert(ac_submit(disk, &w) == 0 && ac_submit(disk, &w) == AC_EINVAL);
    assert(ac_submit(disk, &bad) == 0 && ac_submit(disk, &r) == 0 && ac_submit(disk, &zero) == 0);
    assert(ac_error(&r) == AC_EINPROGRESS && ac_pending(disk) == 4);
    assert(ac_run(disk, 1) == 1 && ac_error(&w) == 0 && ac_error(&r) == AC_EINPROGRESS);
    assert(ac_submit(disk, &w) == AC_EINVAL && ac_cancel(disk, &w) == AC_EINVAL);
    assert(ac_return(&w) == 6);
    assert(ac_run(disk, INT_MAX) == 3 && ac_return(&bad) == AC_ERANGE && ac_return(&r) == 6);
    assert(ac_return(&zero) == 0 && strcmp(back, "hello") == 0);
    /* again, cancelled at the end of the queue and in front */
    assert(ac_submit(disk, &w) == 0 && ac_submit(disk, &r) == 0);
    assert(ac_cancel(disk, &r) == 0 && ac_return(&r) == AC_ECANCELED);
    assert(ac_submit(disk, &r) == 0 && ac_cancel(disk, &w) == 0 && ac_pending(disk) == 1);
    assert(ac_return(&w) == AC_ECANCELED);
    struct ac_block many[AC_MAXQUEUE];
    for (int i = 0; i < AC_MAXQUEUE; i++) {
        ac_prepare(&many[i], AC_WRITE, (size_t)i, text, 5);
        assert(ac_submit(disk, &many[i]) == (i < AC_MAXQUEUE - 1 ? 0 : AC_EAGAIN));
    }
    ac_close(disk);
    assert(ac_error(&r) == AC_ECANCELED && ac_return(&r) == AC_ECANCELED);
    for (int i = 0; i < AC_MAXQUEUE - 1; i++)
        assert(ac_return(&many[i]) == AC_ECANCELED);
#else
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    struct ac_block *b = malloc(sizeof *b);
    char *buffer = malloc(8);
    if (!b || !buffer)
        return 0;
    ac_prepare(b, AC_READ, 0, buffer, 8);
    ac_submit(disk, b);
    if (rule == 1)
        free(b);
    if (rule == 2)
        free(buffer);
    ac_run(disk, 1);
    if (rule == 3) {
        ac_return(b);
        ac_return(b);
    }
    ac_close(disk);
#endif
    return 0;
}
