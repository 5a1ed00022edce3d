#include "ramtree.h"

#include <assert.h>
#include <limits.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

int main(void)
{
    char buf[128];
    ramtree *t = rt_new();

    if (!t)
        return 0;
#ifdef LEGAL
    int fd, other;

    rt_free(NULL);
    assert(rt_mkdir(t, "/") == RT_EEXIST && rt_mkdir(t, "") == RT_EPATH && rt_mkdir(t, NULL) == RT_EPATH);
    assert(rt_mkdir(t, "/d") == 0 && rt_mkdir(t, "/d") == RT_EEXIST && rt_mkdir(t, "/d/") == RT_EPATH);
    assert(rt_mkdir(t, "//") == RT_EPATH && rt_mkdir(t, "/x/y") == RT_EPATH);
    assert(rt_open(t, "/d", 0) == RT_EISDIR && rt_open(t, "/d/f", 0) == RT_ENOENT);
    assert(rt_open(t, "/d/f", 8) == RT_EINVAL);
    fd = rt_open(t, "/d/f", RT_CREATE);
    assert(fd >= 0 && rt_write(t, fd, "hello", 5) == 5 && rt_write(t, fd, NULL, 0) == 0);
    assert(rt_write(t, fd, "x", SIZE_MAX) == RT_ELIMIT);
    assert(rt_size(t, "/d/f") == 5 && rt_size(t, "/") == 0 && rt_size(t, "/d") == 0);
    assert(rt_truncate(t, fd, 100) == 0 && rt_truncate(t, fd, -1) == RT_EINVAL);
    assert(rt_seek(t, fd, 0) == 0 && rt_read(t, fd, buf, sizeof buf) == 100);
    assert(memcmp(buf, "hello", 5) == 0);
    for (int i = 5; i < 100; i++)
        assert(buf[i] == 0);
    assert(rt_read(t, fd, buf, 1) == 0 && rt_seek(t, fd, LONG_MAX) == RT_EINVAL);
    assert(rt_seek(t, fd, RT_MAX_SIZE) == RT_MAX_SIZE && rt_write(t, fd, "x", 1) == RT_ELIMIT);
    assert(rt_truncate(t, fd, 2) == 0 && rt_truncate(t, fd, 4) == 0 && rt_seek(t, fd, 0) == 0);
    assert(rt_read(t, fd, buf, 9) == 4 && memcmp(buf, "he\0\0", 4) == 0);
    assert(rt_remove(t, "/d") == RT_ENOTEMPTY && rt_remove(t, "/") == RT_EINVAL);
    other = rt_open(t, "/d/f", RT_TRUNC);
    assert(other >= 0 && other != fd && rt_read(t, fd, buf, 1) == 0);
    assert(rt_remove(t, "/d/f") == 0 && rt_remove(t, "/d/f") == RT_ENOENT && rt_remove(t, "/d") == 0);
    assert(rt_write(t, other, "abc", 3) == 3 && rt_close(t, other) == 0 && rt_close(t, other) == RT_EBADF);
    assert(rt_close(t, INT_MIN) == RT_EBADF && rt_close(t, INT_MAX) == RT_EBADF);
    for (int i = 0; i < 20; i++) {
        char name[16];

        snprintf(name, sizeof name, "/n%d", i);
        assert((rt_open(t, name, RT_CREATE) >= 0) == (i < 15));
    }
#else
    int fd = rt_open(t, "/a", RT_CREATE);

    rt_seek(t, fd, 4);
    rt_write(t, fd, "x", 1);
    rt_seek(t, fd, 0);
    if (rt_read(t, fd, buf, 5) == 5 && buf[0] != 0)
        puts("not zero");
#endif
    rt_free(t);
    return 0;
}
