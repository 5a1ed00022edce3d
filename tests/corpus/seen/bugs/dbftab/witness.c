#include "dbftab.h"

#include <assert.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>

#ifdef LEGAL
int main(void)
{
    dbftab *t = dbf_create();
    unsigned char *out;
    char buf[300];
    size_t n;
    long v = 0;
    int i;

    assert(t && dbf_append(t) == -1 && dbf_rows(t) == 0 && dbf_pack(t) == 0);
    assert(dbf_write(t, NULL, 0) == 34);
    assert(dbf_add_column(t, "", 'C', 1) == -1 && dbf_add_column(t, "A B", 'C', 1) == -1);
    assert(dbf_add_column(t, "ABCDEFGHIJK", 'C', 1) == -1 && dbf_add_column(t, "X", 'L', 1) == -1);
    assert(dbf_add_column(t, "X", 'C', 0) == -1 && dbf_add_column(t, "X", 'C', INT_MAX) == -1);
    assert(dbf_add_column(t, "X", 'N', 21) == -1 && dbf_add_column(t, "X", 'C', INT_MIN) == -1);
    assert(dbf_add_column(t, "ABCDEFGHIJ", 'C', 4) == 0 && dbf_add_column(t, "NUM", 'N', 20) == 1);
    assert(dbf_add_column(t, "NUM", 'C', 4) == -1 && dbf_find_column(t, "NUM") == 1);
    assert(dbf_find_column(t, "") == -1 && dbf_columns(t) == 2);
    assert(dbf_append(t) == 0 && dbf_add_column(t, "Y", 'C', 1) == -1);
    assert(dbf_set(t, 0, 0, "abcde") == -1 && dbf_set(t, 0, 0, "ab") == 0 && dbf_set(t, 1, 0, "a") == -1);
    assert(dbf_set(t, -1, 0, "a") == -1 && dbf_set(t, 0, INT_MIN, "a") == -1 && dbf_set(t, 0, 2, "a") == -1);
    assert(dbf_get(t, 0, 0, buf, sizeof buf) == 2 && !strcmp(buf, "ab"));
    assert(dbf_get(t, 0, 0, buf, 2) == 2 && !strcmp(buf, "a") && dbf_get(t, 0, 0, buf, 1) == 2 && !*buf);
    assert(dbf_get(t, 0, 0, NULL, 0) == 2 && dbf_get(t, 0, 5, buf, 9) == -1 && dbf_get(t, INT_MAX, 0, buf, 9) == -1);
    assert(dbf_set(t, 0, 0, "abcd") == 0 && dbf_get(t, 0, 0, buf, 5) == 4 && !strcmp(buf, "abcd"));
    assert(dbf_get_number(t, 0, 1, &v) == -1 && dbf_get_number(t, 0, 0, &v) == -1);
    assert(dbf_set(t, 0, 1, "") == -1 && dbf_set(t, 0, 1, "-") == -1 && dbf_set(t, 0, 1, "1.5") == -1);
    assert(dbf_set_number(t, 0, 1, LONG_MIN) == 0 && dbf_get_number(t, 0, 1, &v) == 0 && v == LONG_MIN);
    assert(dbf_get(t, 0, 1, buf, sizeof buf) == 20 && dbf_set(t, 0, 1, "7") == 0);
    assert(dbf_get(t, 0, 1, buf, sizeof buf) == 1 && !strcmp(buf, "7"));
    assert(dbf_set(t, 0, 1, "99999999999999999999") == 0 && dbf_get_number(t, 0, 1, &v) == -1);
    assert(dbf_set_number(t, 0, 0, 1) == -1);
    for (i = 1; i < DBF_MAX_ROWS; i++)
        assert(dbf_append(t) == i && dbf_set_deleted(t, i, i > 2) == 0);
    assert(dbf_append(t) == -1 && dbf_set_deleted(t, -1, 1) == -1 && dbf_set_deleted(t, DBF_MAX_ROWS, 1) == -1);
    assert(dbf_pack(t) == DBF_MAX_ROWS - 3 && dbf_rows(t) == 3 && dbf_pack(t) == 0);
    n = dbf_write(t, NULL, 0);
    assert(n == 32 + 64 + 1 + 3 * 25 + 1);
    out = malloc(n);
    assert(out && dbf_write(t, out, n - 1) == n && dbf_write(t, out, n) == n);
    assert(out[97] == ' ' && !memcmp(out + 98, "abcd", 4) && out[n - 1] == 0x1a);
    free(out);
    for (i = 0; i < 3; i++)
        dbf_set_deleted(t, i, 1);
    assert(dbf_pack(t) == 3 && dbf_add_column(t, "WIDE", 'C', 254) == 2 && dbf_append(t) == 0);
    memset(buf, 'x', 254);
    buf[254] = 0;
    assert(dbf_set(t, 0, 2, buf) == 0 && dbf_get(t, 0, 2, buf, 255) == 254);
    dbf_destroy(t);
    dbf_destroy(NULL);
    return 0;
}
#else
int main(void)
{
    dbftab *t = dbf_create();
    char buf[16];

    if (!t)
        return 2;
    dbf_add_column(t, "NAME", 'C', 8);
    dbf_append(t);
    dbf_get(t, 0, 0, buf, sizeof buf);
    dbf_destroy(t);
    return 0;
}
#endif
