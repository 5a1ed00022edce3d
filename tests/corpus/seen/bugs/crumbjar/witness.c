#include "crumbjar.h"
#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(void)
{
    crumbjar *jar = crumbjar_new();
    assert(jar);
#ifdef LEGAL
    char buf[4], *h, big[5000];
    assert(crumbjar_count(jar) == 0);
    assert(crumbjar_set(jar, "Ex.org", "a=1; Path=/x/; Secure") == CRUMB_OK);
    assert(crumbjar_set(jar, "ex.ORG", " a = 12345 ;path=\"/x\"") == CRUMB_OK);
    assert(crumbjar_count(jar) == 1);
    assert(crumbjar_get(jar, "ex.org", "a", buf, sizeof buf) == 5 && !strcmp(buf, "123"));
    assert(crumbjar_get(jar, "ex.org", "a", NULL, 0) == 5);
    assert(crumbjar_get(jar, "ex.org", "b", buf, 1) == -1);
    assert(crumbjar_set(jar, "ex.org", "b=; Path=") == CRUMB_OK);
    assert(crumbjar_set(jar, "ex.org", "c=3; Path") == CRUMB_OK);
    assert(crumbjar_set(jar, "ex.org", "d=4; Path=\"") == CRUMB_OK);
    assert(crumbjar_set(jar, "ex.org", "e=5; Path=\"/\"; Path=/;;=") == CRUMB_OK);
    assert(crumbjar_set(jar, "ex.org", "") == CRUMB_EPARSE);
    assert(crumbjar_set(jar, "ex.org", "=") == CRUMB_EPARSE);
    assert(crumbjar_set(jar, "ex.org", ";") == CRUMB_EPARSE);
    assert(crumbjar_set(jar, "", "a=b") == CRUMB_EPARSE);
    h = crumbjar_header(jar, "ex.org", "/x/y");
    assert(h && !strcmp(h, "a=12345; b=; c=3; d=4; e=5"));
    free(h);
    h = crumbjar_header(jar, "ex.org", "/xy");
    assert(h && !strcmp(h, "b=; c=3; d=4; e=5"));
    free(h);
    h = crumbjar_header(jar, "ex.org", "");
    assert(h);
    free(h);
    assert(!crumbjar_header(jar, "", ""));
    assert(crumbjar_set(jar, "ex.org", "c=3; Max-Age=-1") == CRUMB_OK);
    assert(crumbjar_set(jar, "ex.org", "zz=3; max-age=0") == CRUMB_OK);
    assert(crumbjar_set(jar, "ex.org", "d=3; max-age=") == CRUMB_OK);
    assert(crumbjar_count(jar) == 4);
    memset(big, 'x', sizeof big - 1);
    big[sizeof big - 1] = 0;
    assert(crumbjar_set(jar, "ex.org", big) == CRUMB_ETOOBIG);
    assert(crumbjar_forget(jar, "EX.org") == 4 && crumbjar_forget(jar, "") == 0);
    for (int i = 0; i < CRUMBJAR_MAX_COOKIES; i++) {
        snprintf(big, sizeof big, "n%d=v", i);
        assert(crumbjar_set(jar, "h", big) == CRUMB_OK);
    }
    assert(crumbjar_set(jar, "h", "more=1") == CRUMB_EFULL);
    assert(crumbjar_set(jar, "h", "n63=1; Max-Age=0") == CRUMB_OK);
    crumbjar_free(NULL);
#else
    crumbjar_set(jar, "a.b", "k=v; Path=\"\"");
#endif
    crumbjar_free(jar);
    return 0;
}
