#include "bindconf.h"

#include <assert.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>

#ifdef LEGAL
static long port = 8080;
static int verbose;
static double ratio = 0.5;
static char *root, *user;

static char *dup(const char *s)
{
    return strcpy(malloc(strlen(s) + 1), s);
}
#endif

int main(int argc, char **argv)
{
#ifdef LEGAL
    static const bc_option options[] = {
        {"port", BC_INT, &port}, {"verbose", BC_BOOL, &verbose}, {"ratio", BC_REAL, &ratio},
        {"root", BC_STR, &root}, {"user", BC_STR, &user}, BC_END};
    static const bc_option empty[] = {BC_END};
    const bc_option bad[] = {{"a b", BC_INT, &port}, BC_END}, none[] = {{"a", BC_INT, NULL}, BC_END},
                    blank[] = {{"", BC_STR, &root}, BC_END};
    char text[2000], more[2000], big[300];
    bc_conf *c;
    size_t n;

    (void)argc, (void)argv;
    assert(bc_new(bad) == NULL && bc_new(none) == NULL && bc_new(blank) == NULL);
    c = bc_new(empty);
    assert(bc_count(c) == 0 && bc_parse(c, "") == 0 && bc_parse(c, "a=1") == 1 && bc_print(c, NULL, 0) == 0);
    bc_free(c);
    root = dup("/srv");
    c = bc_new(options);
    assert(bc_count(c) == 5);
    assert(bc_parse(c, "# x\n\n port = 80\r\nverbose=on\nuser = \"a\\\"b\\n\"  \nratio = -1e3") == 0);
    assert(port == 80 && verbose == 1 && strcmp(user, "a\"b\n") == 0 && ratio == -1000.0);
    assert(bc_parse(c, "port = 1\nport = x\nport = 3") == 2 && port == 1);
    assert(bc_parse(c, "=") == 1 && bc_parse(c, "port") == 1 && bc_parse(c, "port=") == 1 && bc_parse(c, "root = \"") == 1);
    assert(bc_parse(c, "root = \"\\") == 1 && bc_parse(c, "root = \"a\"b") == 1 && bc_parse(c, "root = \"\"") == 0 && *root == '\0');
    assert(bc_set(c, "port", "99999999999999999999") == BC_VALUE && bc_set(c, "port", "") == BC_VALUE);
    assert(bc_set(c, "verbose", "maybe") == BC_VALUE && bc_set(c, "nope", "1") == BC_UNKNOWN && bc_set(c, "", "") == BC_UNKNOWN);
    memset(big, 'x', sizeof big);
    big[299] = '\0';
    assert(bc_set(c, "root", big) == BC_VALUE);
    big[BC_VALUE_MAX] = '\0';
    assert(bc_set(c, "root", big) == 0 && bc_set(c, "root", root) == 0 && strlen(root) == BC_VALUE_MAX);
    assert(bc_set(c, "user", root) == 0);
    port = LONG_MIN;
    n = bc_print(c, text, sizeof text);
    assert(n == strlen(text) && bc_parse(c, text) == 0 && port == LONG_MIN);
    assert(bc_print(c, more, sizeof more) == n && strcmp(text, more) == 0);
    assert(bc_print(c, more, 3) == n && strcmp(more, "po") == 0 && bc_print(c, NULL, 0) == n);
    bc_free(c);
    c = bc_new(options);
    bc_print(c, text, sizeof text);
    assert(strstr(text, "# user") != NULL && bc_parse(c, text) == 0);
    bc_free(c);
    assert(root == NULL);
    bc_free(NULL);
    return 0;
#else
    char *literal = "/srv";
    bc_option one[] = {{"root", BC_STR, &literal}, BC_END};
    bc_option *open = malloc(sizeof *open);
    long *port = calloc(1, sizeof *port);
    bc_conf *c = NULL;

    switch (argc > 1 ? atoi(argv[1]) : 1) {
    case 1:
        c = bc_new(one);
        bc_set(c, "root", "/");
        break;
    case 2:
        one[0] = (bc_option){"port", BC_INT, port};
        c = bc_new(one);
        free(port);
        bc_set(c, "port", "80");
        break;
    case 3:
        open[0] = (bc_option){"port", BC_INT, port};
        c = bc_new(open);
        break;
    }
    bc_free(c);
    return 0;
#endif
}
