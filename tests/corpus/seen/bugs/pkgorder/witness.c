#include "pkgorder.h"

#include <assert.h>
#include <string.h>

int main(void)
{
#ifdef LEGAL
    char buf[4];
    const char *list[] = {"1.10", "1.9", "1.0~rc1", "1.0", NULL, "1.0a"};

    assert(pkg_compare("", "") == 0 && pkg_compare(NULL, "...") == 0);
    assert(pkg_compare("1.0", "1_0.") == 0 && pkg_same("01.00", "1.0"));
    assert(pkg_compare("1.0~rc1", "1.0") == -1 && pkg_compare("1.0", "1.0~rc1") == 1);
    assert(pkg_compare("99999999999999999999999", "100000000000000000000000") == -1);
    assert(pkg_compare("a", "ab") == -1 && pkg_compare("b", "ab") == 1);
    assert(pkg_compare("~", "~~") == 1);
    assert(pkg_segments("1.0~rc1") == 5 && pkg_segments("") == 0);
    assert(pkg_segment("1.beta2", 1, buf, sizeof buf) == 4 && strcmp(buf, "bet") == 0);
    assert(pkg_segment("1", (size_t)-1, buf, sizeof buf) == 0 && buf[0] == '\0');
    assert(pkg_segment("12", 0, NULL, 0) == 2);
    assert(pkg_prerelease("1~") && !pkg_prerelease(NULL));
    assert(pkg_satisfies("2", ">=", "1.9") && !pkg_satisfies("2", "!", "1") && !pkg_satisfies("2", NULL, "1"));
    assert(pkg_newest((const char *const *)list, 6) == 0 && pkg_newest(NULL, 0) == 0);
    pkg_sort(list, 6);
    assert(list[0] == NULL && strcmp(list[1], "1.0~rc1") == 0 && strcmp(list[5], "1.10") == 0);
    pkg_sort(NULL, 0);
    return 0;
#else
    int there = pkg_compare("1.1", "1.a");
    int back = pkg_compare("1.a", "1.1");

    return there == -back ? 0 : 1;
#endif
}
