#include "dnlcache.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(int argc, char **argv)
{
    dncache *c = dn_new(2);
    dnentry *e;

    if (c == NULL)
        return 0;
    assert(dn_enter(c, 1, "etc", 10) == 0);
#ifdef LEGAL
    {
        char name[DN_NAMEMAX + 2];
        dnentry *f;

        (void)argc, (void)argv;
        assert(dn_new(0) == NULL && dn_new(DN_CAPMAX + 1) == NULL && dn_new(SIZE_MAX) == NULL);
        assert(dn_enter(c, 1, "", 1) == -1 && dn_enter(c, 1, "a/b", 1) == -1);
        memset(name, 'n', sizeof name);
        name[DN_NAMEMAX + 1] = '\0';
        assert(dn_enter(c, 1, name, 1) == -1 && dn_lookup(c, 1, name) == NULL);
        assert(dn_lookup(c, 1, "") == NULL && dn_lookup(c, 2, "etc") == NULL);
        name[DN_NAMEMAX] = '\0';
        assert(dn_enter(c, UINT64_MAX, name, UINT64_MAX) == 0 && dn_count(c) == 2);
        e = dn_lookup(c, 1, "etc");
        assert(e != NULL && dn_inode(e) == 10 && dn_dir(e) == 1 && dn_holds(c) == 1);
        assert(dn_enter(c, 1, dn_name(e), 11) == 0 && dn_inode(e) == 10 && dn_count(c) == 2);
        f = dn_lookup(c, 1, "etc");
        assert(f != e && dn_inode(f) == 11);
        assert(dn_hold(f) == f && dn_holds(c) == 3);
        dn_rele(f);
        assert(dn_enter(c, 3, "x", 1) == 0 && dn_lookup(c, UINT64_MAX, name) == NULL);
        assert(dn_purge(c, 1) == 1 && dn_purge(c, 1) == 0 && dn_count(c) == 1);
        assert(strcmp(dn_name(f), "etc") == 0);
        dn_rele(f);
        dn_rele(e);
        dn_rele(NULL);
        assert(dn_holds(c) == 0);
        dn_free(NULL);
    }
#else
    e = dn_lookup(c, 1, "etc");
    switch (argc > 1 ? atoi(argv[1]) : 1) {
    case 1:
        dn_rele(e);
        dn_purge(c, 1);
        printf("%s\n", dn_name(e));
        break;
    case 2:
        dn_rele(e);
        dn_rele(e);
        e = dn_lookup(c, 1, "etc");
        break;
    case 3:
        dn_free(c);
        dn_rele(e);
        return 0;
    }
#endif
    dn_free(c);
    return 0;
}
