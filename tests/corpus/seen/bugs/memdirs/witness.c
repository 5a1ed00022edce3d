#include "memdirs.h"
#include <assert.h>
#include <stddef.h>
int main(void)
{
    struct md_fs *fs = md_mount();
    char buf[8];
    size_t len;
    assert(md_mkdir(fs, "/a") == 0 && md_mkdir(fs, "//a//b/") == 0 && md_mkdir(fs, "/") == MD_EEXIST);
    assert(md_mkdir(fs, "") == MD_EINVAL && md_mkdir(fs, "/..") == MD_EINVAL && md_mkdir(fs, "/x/y") == MD_ENOENT);
    assert(md_write(fs, "/a/f", "hello", 5) == 0 && md_write(fs, "/a/f", NULL, 0) == 0);
    assert(md_write(fs, "/a/f", "hi", 2) == 0 && md_write(fs, "/a/f/g", "", 0) == MD_ENOTDIR);
    assert(md_read(fs, "/a/f", buf, 1, &len) == 0 && len == 2 && buf[0] == 'h');
    assert(md_rename(fs, "/a", "/a/c") == MD_EINVAL && md_rename(fs, "/", "/z") == MD_EINVAL);
    assert(md_rename(fs, "/a/f", "/a/b/g") == 0 && md_rename(fs, "/a", "/a") == MD_EEXIST);
    assert(md_nodes(fs) == 3);
    assert(md_remove(fs, "/a") == MD_ENOTEMPTY && md_remove(fs, "/") == MD_EINVAL);
#ifdef LEGAL
    assert(md_rename(fs, "/a/b", "/b") == 0 && md_remove(fs, "/a") == 0);
#else
    md_rename(fs, "/a", "/a/b/c");
#endif
    md_umount(fs);
    return 0;
}
