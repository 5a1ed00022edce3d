#include "fldser.h"
#include <stdlib.h>
#include <string.h>

struct host { uint8_t kind; char name[6]; uint16_t port; uint32_t addr; uint64_t stamp; };
struct tiny { uint8_t kind; char name[2]; };

static const fs_field host_fields[] = {
    FS_NUM(struct host, kind, FS_U8), FS_CHARS(struct host, name), FS_NUM(struct host, port, FS_U16),
    FS_NUM(struct host, addr, FS_U32), FS_NUM(struct host, stamp, FS_U64), FS_LAST
};

int main(int argc, char **argv)
{
    size_t used;
    unsigned char buf[64] = { 0 };
#ifdef LEGAL
    (void)argc, (void)argv;
    static const fs_field none[] = { FS_LAST }, wrong[] = { { FS_U32, 0, 2 }, FS_LAST }, odd[] = { { (fs_type)77, 0, 1 }, FS_LAST };
    struct host a, b;
    memset(&b, 0x55, sizeof b);
    if (fs_clear(host_fields, &a) || fs_count(host_fields) != 5 || fs_check(wrong) != FS_ETABLE || fs_check(odd) != FS_ETABLE)
        return 2;
    memcpy(a.name, "sixsix", 6);
    a.port = 0xffff, a.stamp = UINT64_MAX;
    if (fs_write(host_fields, &a, buf, sizeof buf, &used) || used != 1 + 8 + 2 + 4 + 8 || fs_read(host_fields, &b, buf, used, &used) ||
        fs_equal(host_fields, &a, &b) != 1 || fs_equal(host_fields, &a, &a) != 1)
        return 3;
    for (size_t n = 0; n < 23; n++)
        if (fs_read(host_fields, &b, buf, n, &used) != FS_EDATA || fs_write(host_fields, &a, buf, n, &used) != FS_ESPACE)
            return 4;
    b.name[0] = 0;
    if (fs_equal(host_fields, &a, &b) != 0 || fs_write(none, 0, 0, 0, &used) || used || fs_count(none))
        return 5;
    return 0;
#else
    if (argc > 1 && atoi(argv[1]) == 2) {
        struct tiny *t = malloc(sizeof *t);
        fs_read(host_fields, t, buf, sizeof buf, &used);
        free(t);
    } else {
        fs_field *f = malloc(2 * sizeof *f);
        memcpy(f, host_fields, 2 * sizeof *f);
        used = fs_count(f);
        free(f);
    }
    return 0;
#endif
}
