#include "shadebox.h"

#include <stdlib.h>
#include <string.h>

#ifdef LEGAL
static int pale(shade *s, void *arg)
{
    sb_tint(s, 0xFFFFFF, 50);
    return ++*(int *)arg == 2 ? 7 : 0;
}
#else
static int drop(shade *s, void *arg)
{
    sb_remove(arg, s);
    return 0;
}
#endif

int main(int argc, char **argv)
{
    shadebox *box = sb_new();
    shade *red = sb_put(box, "red", 0xFF0000), *sea = sb_put(box, "sea", 0x004060);
    if (red == NULL || sea == NULL)
        return 0;
#ifdef LEGAL
    (void)argc, (void)argv;
    int calls = 0;
    char longer[65];
    memset(longer, 'x', 64);
    longer[64] = '\0';
    if (sb_put(box, "", 0) != NULL || sb_put(box, longer, 0) != NULL || sb_put(box, longer + 1, 0xFFFFFFFF) == NULL)
        return 1;
    if (sb_put(box, "red", 0xEE0000) != red || sb_count(box) != 3 || sb_find(box, "blue") != NULL)
        return 1;
    if (sb_nearest(box, 0x003050) != sea || sb_each(box, pale, &calls) != 7 || sb_rgb(red) != 0xF78080)
        return 1;
    sb_tint(red, 0, 1000);
    if (sb_rgb(red) != 0 || strcmp(sb_name(red), "red") != 0 || sb_put(box, sb_name(red), 5) != red)
        return 1;
    sb_remove(box, sb_find(box, longer + 1));
    sb_remove(box, red);
    sb_remove(box, sea);
    if (sb_nearest(box, 0) != NULL || sb_each(box, pale, &calls) != 0 || sb_put(box, "new", 1) == NULL)
        return 1;
    sb_free(box);
    sb_free(NULL);
    return 0;
#else
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    if (rule == 1)
        return sb_each(box, drop, box) == 5;
    if (rule == 2) {
        const char *name = sb_name(red);
        sb_remove(box, red);
        return name[0] == 'q';
    }
    if (rule == 3) {
        shadebox *other = sb_new();
        sb_remove(other, red);
    }
    if (rule == 4)
        return sb_rgb(sb_find(box, "blue")) == 1;
    sb_free(box);
    return sb_rgb(sea) == 1;
#endif
}
