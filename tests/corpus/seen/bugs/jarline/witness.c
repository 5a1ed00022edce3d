#include "jarline.h"

#include <assert.h>
#include <limits.h>
#include <string.h>

int main(void)
{
    jarline *c = NULL;
#ifdef LEGAL
    jarline *d;
    char buf[8];
    long age = 0;

    assert(jarline_parse(NULL, &c) == JARLINE_EARG && c == NULL);
    assert(jarline_parse("", &c) == JARLINE_ENAME && c == NULL);
    assert(jarline_parse("=x", &c) == JARLINE_ENAME);
    assert(jarline_parse("abc; Path=/", &c) == JARLINE_ENAME);
    assert(jarline_parse("a=\n", &c) == JARLINE_ENAME);
    assert(jarline_parse("a=", &c) == JARLINE_OK);
    assert(strcmp(jarline_value(c), "") == 0 && strcmp(jarline_path(c), "/") == 0);
    assert(!jarline_max_age(c, NULL) && jarline_flags(c) == 0);
    jarline_free(c);
    assert(jarline_parse(" id = \"q\" ;PATH=\"/docs\"; domain=.Example.ORG; Secure;HttpOnly;;Max-Age=-99999999999999999999", &c) == 0);
    assert(strcmp(jarline_name(c), "id") == 0 && strcmp(jarline_value(c), "q") == 0);
    assert(strcmp(jarline_path(c), "/docs") == 0 && strcmp(jarline_domain(c), "example.org") == 0);
    assert(jarline_flags(c) == (JARLINE_SECURE | JARLINE_HTTPONLY));
    assert(jarline_max_age(c, &age) && age == LONG_MIN);
    assert(jarline_path_match(c, "/docs") && jarline_path_match(c, "/docs/x"));
    assert(!jarline_path_match(c, "/docsx") && !jarline_path_match(c, "") && !jarline_path_match(c, NULL));
    d = jarline_copy(c);
    jarline_free(c);
    assert(d != NULL && jarline_format(d, buf, sizeof buf) == 4 && strcmp(buf, "id=q") == 0);
    assert(jarline_format(d, buf, 3) == 4 && strcmp(buf, "id") == 0);
    assert(jarline_format(d, NULL, 0) == 4);
    jarline_free(d);
    assert(jarline_parse("a=\"; path=\"/x; max-age=9223372036854775808", &c) == 0);
    assert(strcmp(jarline_value(c), "\"") == 0 && strcmp(jarline_path(c), "/x") == 0);
    assert(jarline_max_age(c, &age) && age == LONG_MAX);
    jarline_free(c);
    assert(jarline_parse("a=b; path=/y\"; domain; max-age=", &c) == 0);
    assert(strcmp(jarline_path(c), "/y") == 0 && jarline_path_match(c, "/y/"));
    jarline_free(c);
    assert(jarline_parse("a=b; path; path=x\"; path=", &c) == 0 && strcmp(jarline_path(c), "/") == 0);
    jarline_free(c);
    jarline_free(NULL);
    assert(jarline_copy(NULL) == NULL);
#else
    if (jarline_parse("a=b; Path=\"", &c) == JARLINE_OK)
        jarline_free(c);
#endif
    return 0;
}
