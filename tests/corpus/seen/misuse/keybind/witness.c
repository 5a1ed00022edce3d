#include "keybind.h"

#include <assert.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>

#ifdef LEGAL
static int calls;

static void count(void *user)
{
    calls++;
    if (user)
        assert(kb_find(user, "open") == 1 && kb_dispatch(user, 0, KB_ESC) == 1);
}
#else
static int number;

static void once(void *user)
{
    kb_unbind(user, number);
}
#endif

int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    kb_map *parent = kb_new(NULL), *map = parent ? kb_new(parent) : NULL;

    assert(map);
#ifdef LEGAL
    static const char *const bad[] = { "", "+", "Ctrl", "Ctrl+", "+A", "Ctrl+Ctrl+A", "AB", "A+Ctrl", "F13", "F0", "Hyper+A", "Ctrl++", "Ctr+A", "\xc3" };
    char buf[40];
    unsigned mods;
    int key;

    (void)rule;
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++)
        assert(kb_parse(bad[i], &mods, &key) == -1 && kb_bind(map, bad[i], NULL, count, NULL) == 0);
    assert(kb_parse("shift+CTRL+f12", &mods, &key) == 0 && mods == (KB_CTRL | KB_SHIFT) && key == KB_F12);
    assert(kb_format(mods, key, buf, sizeof buf) == 14 && !strcmp(buf, "Ctrl+Shift+F12"));
    assert(kb_format(15, KB_DOWN, buf, 5) == strlen("Ctrl+Alt+Shift+Super+Down") && !strcmp(buf, "Ctrl"));
    assert(kb_format(0, 'a', buf, sizeof buf) == 0 && !buf[0] && kb_format(16, 'A', buf, sizeof buf) == 0);
    assert(kb_format(0, INT_MIN, NULL, 0) == 0 && kb_format(0, '0', NULL, 0) == 1 && kb_format(0, 'Z', buf, 1) == 1 && !buf[0]);
    assert(kb_format(0, KB_DOWN + 1, buf, sizeof buf) == 0);
    assert(kb_bind(map, "Ctrl+O", "open", count, map) == 1 && kb_bind(map, "ctrl+o", NULL, count, NULL) == 2);
    assert(kb_bind(parent, "Esc", "open", count, NULL) == 1 && kb_bind(map, "A", "x", NULL, NULL) == 0);
    assert(kb_dispatch(map, KB_CTRL, 'O') == 2 && calls == 3);
    assert(kb_dispatch(map, 0, 'O') == 0 && kb_dispatch(map, UINT_MAX, INT_MIN) == 0);
    assert(kb_find(map, "") == 0 && kb_unbind(map, 1) == 0 && kb_unbind(map, 1) == -1 && kb_unbind(map, 0) == -1);
    assert(kb_find(map, "open") == 0 && kb_count(map) == 1);
    while (kb_count(map) < KB_MAX_BINDINGS)
        assert(kb_bind(map, "9", "", count, NULL) > 0);
    assert(kb_bind(map, "9", "", count, NULL) == 0 && kb_dispatch(map, 0, '9') == KB_MAX_BINDINGS - 1);
    kb_free(map);
    kb_free(parent);
    kb_free(NULL);
#else
    if (rule == 1) {
        number = kb_bind(map, "Ctrl+A", "all", once, map);
        kb_dispatch(map, KB_CTRL, 'A');
    } else if (rule == 2) {
        char *label = malloc(5);

        assert(label);
        strcpy(label, "save");
        kb_bind(map, "Ctrl+S", label, once, map);
        free(label);
        kb_find(map, "save");
    } else {
        kb_free(parent);
        kb_dispatch(map, 0, KB_ENTER);
    }
#endif
    return 0;
}
