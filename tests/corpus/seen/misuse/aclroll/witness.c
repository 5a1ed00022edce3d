#include "aclroll.h"
#include <assert.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>

int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    aclroll *list = aclroll_new();
#ifdef LEGAL
    (void)rule;
    char *text = aclroll_text(list);
    assert(!*text && aclroll_count(list) == 0 && aclroll_drop(list, ACL_USER, 0) == -1);
    aclroll_free_text(text);
    aclroll_entry(list, ACL_USER, UINT_MAX)->perms = INT_MAX;
    aclroll_entry(list, ACL_GROUP, 5)->perms = ACL_READ;
    aclroll_entry(list, ACL_OTHER, 77)->perms = ACL_EXEC;
    assert(aclroll_entry(list, ACL_OTHER, 3)->id == 0 && aclroll_count(list) == 3);
    assert(!aclroll_entry(list, (enum acl_kind)3, 0));
    text = aclroll_text(list);
    assert(!strcmp(text, "u:4294967295:rwx,g:5:r--,o::--x"));
    aclroll *again = aclroll_parse(text), *dup = aclroll_dup(list);
    aclroll_free_text(text);
    assert(again && aclroll_count(again) == 3 && aclroll_drop(dup, ACL_OTHER, 9) == 0 && aclroll_count(list) == 3);
    static const char *const bad[] = {"u", "u:", "u:1", "u:1:", "u:1:rw", "u::rwx", "o:1:rwx", "u:1:rwx,", ",", "u:4294967296:rwx",
                                      "o::r--,o::r--", "u:1:rwx,u:01:r--", "z:1:rwx", "u:1:rwx "};
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++)
        assert(!aclroll_parse(bad[i]));
    aclobject *o = aclobject_new();
    assert(!aclobject_allows(o, 1, 1, 0));
    aclobject_set(o, list);
    aclobject_set(o, list);
    assert(aclobject_allows(o, UINT_MAX, 0, ACL_ALL) && aclobject_allows(o, 1, 5, ACL_READ));
    assert(!aclobject_allows(o, 1, 5, ACL_EXEC) && aclobject_allows(o, 0, 0, ACL_EXEC));
    aclobject_set(o, again);
    aclobject_set(o, NULL);
    aclobject_free(o);
    aclobject_free(NULL);
    unsigned i = 10;
    while (aclroll_entry(dup, ACL_USER, i))
        i++;
    assert(aclroll_count(dup) == 100);
    text = aclroll_text(dup);
    aclroll_free_text(text);
    aclroll_free(dup);
    list = aclroll_parse("");
    assert(list && aclroll_count(list) == 0);
    dup = aclroll_dup(list);
    aclroll_free(dup);
    aclroll_free(list);
    aclroll_free(NULL);
    aclroll_free_text(NULL);
#else
    if (rule == 1) {
        struct acl_entry *first = aclroll_entry(list, ACL_USER, 1);
        struct acl_entry *second = aclroll_entry(list, ACL_USER, 2);
        first->perms = second->perms = ACL_ALL;
    } else if (rule == 2) {
        aclobject *o = aclobject_new();
        aclobject_set(o, list);
        aclroll_free(list);
        aclobject_free(o);
    } else {
        free(aclroll_text(list));
    }
#endif
    return 0;
}
