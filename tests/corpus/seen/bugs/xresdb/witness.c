#include "xresdb.h"

#include <assert.h>
#include <string.h>

#ifdef LEGAL
static int count(const char *pattern, const char *value, void *arg)
{
    assert(pattern != NULL && value != NULL);
    return ++*(int *)arg == 3 ? 42 : 0;
}
#endif

int main(void)
{
    xresdb *db = xres_new();
#ifdef LEGAL
    xresdb *other = xres_new();
    char name[4] = "a00", big[100];
    int n = 0;

    assert(db != NULL && other != NULL);
    assert(xres_get(db, "a") == NULL && xres_remove(db, "a") == 0 && xres_count(db) == 0);
    assert(xres_each(db, count, &n) == 0);
    assert(xres_put(db, "*font", "fixed") == XRES_OK);
    assert(xres_put_line(db, "  xterm*background :  black ") == XRES_OK);
    assert(xres_put_line(db, "?.vt.scroll:") == XRES_OK);
    assert(xres_put_line(db, "! x: y") == XRES_OK && xres_put_line(db, "") == XRES_OK);
    assert(xres_put_line(db, "x") == XRES_SYNTAX && xres_put_line(db, ":") == XRES_SYNTAX);
    assert(strcmp(xres_get(db, "xterm.vt.background"), "black") == 0);
    assert(strcmp(xres_get(db, "xterm.background"), "black") == 0);
    assert(strcmp(xres_get(db, "font"), "fixed") == 0);
    assert(*xres_get(db, "any.vt.scroll") == '\0');
    assert(xres_get(db, "") == NULL && xres_get(db, "*font") == NULL && xres_get(db, "a.b.c.d.e.f.g") == NULL);
    assert(xres_put(db, "a*font", "big") == XRES_OK);
    assert(strcmp(xres_get(db, "a.b.font"), "big") == 0 && strcmp(xres_get(db, "b.a.font"), "fixed") == 0);
    assert(xres_put(db, "a*font", xres_get(db, "a.font")) == XRES_OK);
    assert(strcmp(xres_get(db, "a.font"), "big") == 0);
    assert(xres_put(db, "", "x") == XRES_SYNTAX && xres_put(db, "a..b", "x") == XRES_SYNTAX);
    assert(xres_put(db, "a.", "x") == XRES_SYNTAX && xres_put(db, "a.b.c.d.e.f.g", "x") == XRES_FULL);
    assert(xres_put(db, "a.*b", "x") == XRES_SYNTAX && xres_put(db, "*", "x") == XRES_SYNTAX);
    memset(big, 'x', sizeof big);
    big[99] = '\0';
    assert(xres_put(db, big, "x") == XRES_TOO_LONG && xres_put(db, "a", big) == XRES_TOO_LONG);
    assert(xres_merge(other, db) == XRES_OK && xres_merge(db, db) == XRES_OK && xres_count(other) == 4);
    n = 0;
    assert(xres_each(db, count, &n) == 42 && n == 3);
    assert(xres_remove(db, "*font") == 1 && xres_get(db, "font") == NULL && xres_count(db) == 3);
    for (int i = 0; i < 600; i++) {
        name[0] = (char)('a' + i / 100);
        name[1] = (char)('0' + i / 10 % 10);
        name[2] = (char)('0' + i % 10);
        assert(xres_put(db, name, "v") == (i < XRES_ENTRIES - 3 ? XRES_OK : XRES_FULL));
    }
    xres_free(other);
    xres_free(NULL);
#else
    if (db == NULL)
        return 0;
    xres_put(db, "a", "1");
    xres_put(db, "b", "2");
    xres_put(db, "c", xres_get(db, "a"));
#endif
    xres_free(db);
    return 0;
}
