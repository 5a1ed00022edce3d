#include "ignpat.h"
#include <assert.h>
#include <string.h>

int main(void)
{
    ign_list *list = ign_new();
    if (!list)
        return 0;
#ifdef LEGAL
    assert(ign_add(list, "") == 0);
    assert(ign_add(list, "   ") == 0);
    assert(ign_add(list, "# no") == 0);
    assert(ign_add(list, "!") == 0);
    assert(ign_add(list, "/") == 0);
    assert(ign_add(list, "a\nb") == -1);
    assert(ign_add(list, "*.o  ") == 1);
    assert(!strcmp(ign_pattern(list, 0), "*.o"));
    assert(ign_add(list, "keep\\  ") == 1);
    assert(!strcmp(ign_pattern(list, 1), "keep\\ "));
    assert(ign_match(list, "x/keep ", 0) && ign_match(list, "a/b.o", 0));
    assert(ign_add(list, "!b.o") == 1);
    assert(!ign_match(list, "a/b.o", 0));
    assert(ign_add_text(list, NULL, 0) == 0);
    assert(ign_add_text(list, "out/\n\n/src/**/t?p\n**", 20) == 3);
    assert(ign_match(list, "", 1) && ign_pattern(list, 6) == NULL);
    ign_clear(list);
    assert(ign_add(list, "out/") == 1 && ign_add(list, "/src/**/t?p") == 1);
    assert(ign_match(list, "out", 1) && !ign_match(list, "out", 0));
    assert(ign_match(list, "src/a/b/tip", 0) && !ign_match(list, "tip", 0));
    assert(ign_count(list) == 2);
#else
    ign_add(list, "abc\\");
#endif
    ign_free(list);
    ign_free(NULL);
    return 0;
}
