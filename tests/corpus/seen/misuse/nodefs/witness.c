#include "nodefs.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    nf_fs *fs = nf_mount();
    if (!fs)
        return 0;
    size_t n = 0;
#ifdef LEGAL
    (void)rule;
    int bad = nf_mkdir(fs, "/etc/") || nf_mkdir(fs, "//etc//net") || nf_write(fs, "/etc/motd", "hi", 2);
    bad |= nf_mkdir(fs, "/etc") != -1 || nf_mkdir(fs, "/") != -1 || nf_mkdir(fs, "") != -1 || nf_mkdir(fs, "x") != -1;
    bad |= nf_mkdir(fs, "/a/b") != -1 || nf_mkdir(fs, "/etc/motd/x") != -1 || nf_mkdir(fs, "/..") != -1;
    bad |= nf_mkdir(fs, "/0123456789012345678901234567890x") != -1 || nf_mkdir(fs, "/012345678901234567890123456789x") != 0;
    bad |= nf_write(fs, "/etc", "x", 1) != -1 || nf_write(fs, "/big", "x", (size_t)-1) != -1;
    const void *p = nf_map(fs, "/etc/motd", &n);
    bad |= n != 2 || nf_append(fs, "/etc/motd", p, n) != 0;
    p = nf_map(fs, "/etc/motd", &n);
    bad |= n != 4 || memcmp(p, "hihi", 4) != 0;
    bad |= nf_write(fs, "/etc/empty", NULL, 0) != 0 || !nf_map(fs, "/etc/empty", &n) || n != 0;
    int dd = nf_opendir(fs, "/etc"), seen = 0, other = nf_opendir(fs, "/etc/net");
    const struct nf_dirent *e;
    while ((e = nf_readdir(fs, dd)) != NULL)
        seen += e->is_dir ? 10 : 1;
    bad |= seen != 12 || nf_readdir(fs, dd) || nf_readdir(fs, other);
    bad |= nf_opendir(fs, "/etc/motd") != -1;
    nf_closedir(fs, dd);
    nf_closedir(fs, other);
    bad |= nf_remove(fs, "/etc") != -1 || nf_remove(fs, "/") != -1 || nf_remove(fs, "/none") != -1;
    bad |= nf_remove(fs, "/etc/net") || nf_remove(fs, "/etc/motd") || nf_remove(fs, "/etc/empty") || nf_remove(fs, "/etc");
    for (int i = 0; i < NF_DIRS; i++)
        bad |= nf_opendir(fs, "/") != i;
    bad |= nf_opendir(fs, "/") != -1;
    nf_unmount(fs);
    nf_unmount(NULL);
    return bad;
#else
    nf_mkdir(fs, "/d");
    nf_write(fs, "/d/a", "one", 3);
    nf_write(fs, "/d/b", "two", 3);
    int dd = nf_opendir(fs, "/d");
    const char *p = nf_map(fs, "/d/a", &n);
    const struct nf_dirent *e;
    switch (rule) {
    case 1: nf_append(fs, "/d/a", "!", 1); return p[0] == 'x';
    case 2:
        while ((e = nf_readdir(fs, dd)) != NULL)
            nf_remove(fs, "/d/a"), nf_remove(fs, "/d/b");
        break;
    case 3: nf_closedir(fs, dd); nf_readdir(fs, dd); break;
    case 4: e = nf_readdir(fs, dd); nf_closedir(fs, dd); puts(e->name); break;
    case 5: nf_closedir(fs, dd); nf_remove(fs, "/d/a"); return p[0] == 'x';
    }
    nf_unmount(fs);
    return 0;
#endif
}
