#include "arcdir.h"

int main(void)
{
    arcdir *arc = arc_create();
    arc_info info = {10, 7, 0}, other = {20, 7, 0}, got;
    const char *const bad[] = {"", "/", "/a", "a/", "a//b", "..", "a/../b", "./a"};
    for (int i = 0; i < 8; i++)
        if (arc_add(arc, bad[i], &info))
            return 2;
    if (!arc_add(arc, "a/x", &info) || !arc_add(arc, "a/b/.y", &other) || !arc_add(arc, "ab", &info))
        return 2;
    if (arc_count(arc, "") != 3 || arc_count(arc, "a") != 2 || arc_size(arc, "a") != 30 || arc_count(arc, "a/x") != 0)
        return 2;
    if (!arc_same(arc, "a/x", "ab") || arc_same(arc, "a/x", "a/b/.y") || arc_same(arc, "zz", "ab") ||
        arc_same(arc, "zz", "zz"))
        return 2;
    if (arc_rename(arc, "ab", "a/x") || arc_rename(arc, "ab", "ab") || !arc_rename(arc, "ab", "c") ||
        !arc_stat(arc, "c", &got) || got.size != 10 || arc_stat(arc, "ab", &got))
        return 2;
    other.size = UINT64_MAX;
    if (!arc_add(arc, "c", &other) || arc_size(arc, "") != UINT64_MAX || !arc_remove(arc, "c") || arc_remove(arc, "c"))
        return 2;
#ifndef LEGAL
    arc_same(arc, "a/x", "c");
#endif
    arc_destroy(arc);
    return 0;
}
