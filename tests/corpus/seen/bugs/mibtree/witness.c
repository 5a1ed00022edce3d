#include "mibtree.h"

#include <errno.h>
#include <limits.h>
#include <string.h>

int main(void)
{
	struct mibtree *t = mib_create();
	char name[32], tiny[4];
	long v = 0;
	int kern = mib_adddir(t, MIB_ROOT, "kern");
	int hz = mib_addleaf(t, kern, "hz", MIB_RW, 100);
	int ipc = mib_adddir(t, kern, "ipc");
	int max = mib_addleaf(t, ipc, "maxsock", MIB_RD, LONG_MAX);

	if (kern != 1 || hz != 2 || ipc != 3 || max != 4 || mib_count(t) != 4)
		return 2;
	if (mib_addleaf(t, hz, "x", MIB_RW, 0) != -ENOTDIR || mib_adddir(t, 0, "") != -EINVAL ||
	    mib_adddir(t, 0, "a.b") != -EINVAL || mib_adddir(t, 0, "kern") != -EEXIST || mib_adddir(t, 99, "x") != -ENOENT ||
	    mib_adddir(t, INT_MIN, "x") != -ENOENT || mib_remove(t, 0) != -EINVAL || mib_remove(t, 256) != -ENOENT)
		return 2;
	if (mib_name(t, max, name, sizeof name) != 16 || strcmp(name, "kern.ipc.maxsock") != 0)
		return 2;
	for (size_t size = 1; size <= 4; size++)
		if (mib_name(t, max, tiny, size) != 16 || strncmp(tiny, "kern", size - 1) != 0 || tiny[size - 1] != '\0')
			return 2;
	if (mib_name(t, 0, name, 1) != 0 || name[0] != '\0' || mib_name(t, 0, NULL, 0) != 0)
		return 2;
	if (mib_get(t, max, &v) != 0 || v != LONG_MAX || mib_set(t, max, 1) != -EPERM || mib_set(t, hz, 1000) != 0 ||
	    mib_get(t, hz, &v) != 0 || v != 1000 || mib_get(t, ipc, &v) != -EISDIR)
		return 2;
	if (mib_find(t, kern, "hz") != hz || mib_find(t, kern, "hz") != hz || mib_find(t, hz, "hz") != -ENOTDIR ||
	    mib_remove(t, hz) != 0 || mib_find(t, kern, "hz") != -ENOENT || mib_find(t, kern, "ipc") != ipc)
		return 2;
#ifdef LEGAL
	if (mib_remove(t, ipc) != 0 || mib_find(t, kern, "ipc") != -ENOENT || mib_count(t) != 1)
		return 2;
	for (int i = 0; i < MIB_MAXNODES - 2; i++) {
		char n[3] = {(char)('a' + i / 26), (char)('a' + i % 26), 0};
		if (mib_adddir(t, kern, n) < 0)
			return 2;
	}
	if (mib_adddir(t, kern, "full") != -ENOSPC || mib_remove(t, kern) != 0 || mib_count(t) != 0)
		return 2;
#else
	mib_remove(t, kern);
	mib_find(t, MIB_ROOT, "kern");
#endif
	mib_destroy(t);
	return 0;
}
