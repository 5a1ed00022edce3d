#include "permreg.h"
#include <stdlib.h>
#include <string.h>

#ifdef LEGAL
static int grant(const char *name, pr_mask mask, void *arg)
{
    (void)mask;
    return pr_grant(arg, name, 8) ? 9 : strcmp(name, "a") == 0 ? 5 : 0;
}
#else
static int removing(const char *name, pr_mask mask, void *arg)
{
    (void)mask;
    pr_remove(arg, name);
    return 0;
}
#endif

int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    pr_reg *r = pr_new();
    if (r == NULL)
        return 0;
#ifdef LEGAL
    (void)rule;
    char out[33], name[3] = "00", letters[33];
    if (pr_bits(0) || pr_bits(0xffffffffu) != 32 || pr_bit(31) != 0x80000000u || pr_each(r, grant, r))
        return 3;
    const char *a = pr_add(r, "a", 1);
    if (!a || pr_add(r, a, 1) || pr_add(r, "", 1) || !pr_add(r, "b", 0) || pr_count(r) != 2)
        return 4;
    if (pr_each(r, grant, r) != 5 || !pr_allows(r, "b", 8) || pr_allows(r, "b", 9) || !pr_allows(r, a, 9) || pr_allows(r, "c", 0))
        return 5;
    if (pr_revoke(r, "a", 0xffffffffu) || pr_allows(r, "a", 1) || !pr_revoke(r, "c", 1) || !pr_grant(r, "", 1) || !pr_allows(r, "a", 0))
        return 6;
    if (pr_remove(r, a) || pr_remove(r, "a") != -1)
        return 7;
    for (int i = 0; pr_count(r) < PR_MAX_ROLES; i++) {
        name[0] = (char)('0' + i % 20);
        name[1] = (char)('0' + i / 20);
        if (!pr_add(r, name, 0))
            return 8;
    }
    if (pr_add(r, "more", 0))
        return 9;
    pr_text(5, "rwx", out);
    if (strcmp(out, "r-x"))
        return 10;
    pr_text(5, "", out);
    memset(letters, 'x', 32);
    letters[32] = 0;
    pr_text(0x80000000u, letters, out);
    if (out[31] != 'x' || out[30] != '-')
        return 11;
    pr_free(NULL);
#else
    const char *a = pr_add(r, "a", 1);
    pr_add(r, "b", 2);
    if (rule == 1)
        pr_each(r, removing, r);
    else if (rule == 2) {
        pr_remove(r, "a");
        if (strlen(a) == 1)
            pr_add(r, "c", 1);
    } else
        pr_grant(r, "a", pr_bit(32));
#endif
    pr_free(r);
    return 0;
}
