#include "aclperm.h"

#include <assert.h>
#include <limits.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

int main(int argc, char **argv)
{
    aclp_list *list = aclp_new();
    const aclp_entry *e;
    assert(list != NULL);
#ifdef LEGAL
    char buf[ACLP_TEXT_SIZE(3)];
    const unsigned gids[] = { 5, 7, 5 };
    (void)argc, (void)argv;
    assert(aclp_text(list, buf) == 0 && *buf == '\0' && aclp_at(list, 0) == NULL && aclp_at(list, SIZE_MAX) == NULL);
    assert(aclp_check(list, 0, NULL, 0) == 0 && !aclp_find(list, ACLP_OTHER, 0));
    assert(!aclp_set(list, (aclp_kind)3, 1, 1) && !aclp_set(list, ACLP_USER, 1, 8) && !aclp_set(list, ACLP_USER, 1, UINT_MAX));
    aclp_list *empty = aclp_dup(list);
    assert(empty && aclp_count(empty) == 0);
    assert(aclp_set(empty, ACLP_GROUP, 1, 0));
    aclp_free(empty);
    assert(aclp_set(list, ACLP_USER, UINT_MAX, 7) && aclp_set(list, ACLP_GROUP, UINT_MAX, 7));
    e = aclp_set(list, ACLP_USER, UINT_MAX - 1, 0);
    assert(e && e->perms == 0 && e->id == UINT_MAX - 1);
    assert(aclp_text(list, buf) == 3 * 17 - 1 && strcmp(buf, "u:4294967295:rwx,g:4294967295:rwx,u:4294967294:---") == 0);
    while (aclp_count(list) > 0)
        aclp_remove(list, aclp_at(list, aclp_count(list) / 2));
    aclp_set(list, ACLP_OTHER, 99, ACLP_EXEC);
    aclp_set(list, ACLP_GROUP, 5, ACLP_READ);
    e = aclp_set(list, ACLP_GROUP, 7, ACLP_WRITE);
    assert(e == aclp_find(list, ACLP_GROUP, 7) && aclp_set(list, ACLP_OTHER, 1, ACLP_EXEC)->id == 0);
    assert(aclp_check(list, 1, gids, 3) == 6 && aclp_check(list, 1, gids, 0) == 1 && aclp_count(list) == 3);
    aclp_set(list, ACLP_USER, 1, 0);
    assert(aclp_check(list, 1, gids, 3) == 0);
    aclp_list *copy = aclp_dup(list);
    assert(copy);
    aclp_set(copy, ACLP_USER, 1, 7);
    aclp_remove(copy, aclp_at(copy, 0));
    assert(aclp_find(list, ACLP_USER, 1)->perms == 0 && aclp_count(list) == 4 && aclp_count(copy) == 3);
    for (unsigned i = 0; aclp_set(copy, ACLP_USER, i, 1); i++)
        ;
    assert(aclp_count(copy) == ACLP_MAX);
    char *big = malloc(ACLP_TEXT_SIZE(aclp_count(copy)));
    assert(big && aclp_text(copy, big) == strlen(big));
    free(big);
    aclp_free(copy);
    aclp_free(NULL);
#else
    aclp_list *other;
    char *buf;
    unsigned sum = 0;
    switch (argc > 1 ? atoi(argv[1]) : 1) {
    case 1:
        e = aclp_set(list, ACLP_USER, 1, ACLP_READ);
        for (unsigned id = 2; id < 10; id++)
            aclp_set(list, ACLP_USER, id, ACLP_READ);
        sum += e->perms;
        break;
    case 2:
        aclp_set(list, ACLP_USER, 1000, ACLP_READ);
        aclp_set(list, ACLP_GROUP, 1000, ACLP_READ);
        buf = malloc(16);
        assert(buf);
        aclp_text(list, buf);
        free(buf);
        break;
    case 3:
        other = aclp_dup(list);
        assert(other);
        aclp_set(list, ACLP_USER, 1, ACLP_READ);
        e = aclp_set(other, ACLP_USER, 1, ACLP_READ);
        aclp_remove(list, e);
        aclp_free(other);
        break;
    }
    if (sum > 100)
        abort();
#endif
    aclp_free(list);
    return 0;
}
