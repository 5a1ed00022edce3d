#include "hostlst.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define CHECK(x) do { if (!(x)) { printf("line %d: %s\n", __LINE__, #x); exit(1); } } while (0)

static const char hosts[] =
    "# static table\n"
    "127.0.0.1\tlocalhost\n"
    "10.0.0.5  db.example db  # the old one\r\n"
    "10.0.0.6 db2.example DB\n"
    "300.1.1.1 bad\n10.0.0 bad\n10.0.0.7\n10.0.0.8 #bad\n0000.0.0.1 bad\n1.2.3.4.5 bad\n.1.2.3 bad\n"
    "255.255.255.255 all";

#ifdef LEGAL
int main(void)
{
    struct hl_addr *r = NULL;
    char buf[64];

    hl_table *t = hl_open("");
    CHECK(hl_size(t) == 0 && hl_resolve(t, "x", 1, &r) == HL_ENONAME && r == NULL);
    hl_close(t);
    hl_close(NULL);
    hl_freeaddrs(NULL);

    t = hl_open(hosts);
    CHECK(hl_size(t) == 4);
    CHECK(hl_resolve(t, "bad", 1, &r) == HL_ENONAME && hl_resolve(t, "", 1, &r) == HL_ENONAME);
    CHECK(hl_resolve(t, "d", 1, &r) == HL_ENONAME && hl_resolve(t, "dbx", 1, &r) == HL_ENONAME);
    CHECK(hl_resolve(t, "Db", 65535, &r) == HL_EOK);
    CHECK(strcmp(r->canonname, "db.example") == 0 && r->next != NULL);
    CHECK(r->next->canonname == NULL && r->next->next == NULL);
    CHECK(hl_format(r->next, buf, sizeof buf) == 14 && strcmp(buf, "10.0.0.6:65535") == 0);
    CHECK(hl_format(r, buf, 4) == 14 && strcmp(buf, "10.") == 0);
    CHECK(hl_format(r, NULL, 0) == 14);
    const uint8_t all[4] = { 255, 255, 255, 255 }, none[4] = { 0 }, db[4] = { 10, 0, 0, 5 };
    CHECK(hl_reverse(t, all, buf, sizeof buf) == 3 && strcmp(buf, "all") == 0);
    CHECK(hl_reverse(t, none, buf, sizeof buf) == 0 && buf[0] == '\0');
    CHECK(hl_reverse(t, db, buf, 1) == 10 && buf[0] == '\0' && hl_reverse(t, db, NULL, 0) == 10);
    hl_close(t);
    CHECK(strcmp(r->canonname, "db.example") == 0);
    hl_freeaddrs(r);

    char *many = malloc(1200 * 10 + 1), *p = many;
    for (int i = 0; i < 1200; i++)
        p += sprintf(p, "1.2.3.%d h\n", i % 10);
    t = hl_open(many);
    CHECK(hl_size(t) == 1000 && hl_resolve(t, "H", 0, &r) == HL_EOK);
    int n = 0;
    for (struct hl_addr *a = r; a != NULL; a = a->next)
        n++;
    CHECK(n == 64);
    hl_freeaddrs(r);
    hl_close(t);
    free(many);
    CHECK(strlen(hl_strerror(-1)) > 0 && strlen(hl_strerror(HL_ENONAME)) > 0);
    return 0;
}
#else
int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    char buf[32];
    struct hl_addr *res = NULL;
    char *text = malloc(sizeof hosts);
    if (text == NULL)
        return 0;
    memcpy(text, hosts, sizeof hosts);
    hl_table *t = hl_open(text);
    if (t == NULL)
        return 0;
    if (rule == 1) {
        free(text);
        hl_resolve(t, "db", 5432, &res);
    } else if (rule == 2) {
        hl_resolve(t, "db", 5432, &res);
        hl_freeaddrs(res->next);
    } else {
        hl_resolve(t, "db", 5432, &res);
        hl_freeaddrs(res);
        hl_format(res, buf, sizeof buf);
    }
    return 0;
}
#endif
