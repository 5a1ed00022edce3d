#include "typecfg.h"

#include <assert.h>
#include <limits.h>
#include <stdio.h>
#include <string.h>

int main(void)
{
    tcfg *c = tcfg_new();

    assert(c != NULL);
#ifdef LEGAL
    char text[TCFG_MAX_TEXT + 2], name[16];
    long n = 0, list[3] = {0};

    assert(tcfg_name(c, 0) == NULL && tcfg_set(c, "a", "1") == TCFG_ENOKEY);
    assert(tcfg_declare(c, "", TCFG_INT, "1") == TCFG_EVALUE);
    assert(tcfg_declare(c, "n", TCFG_INT, "") == TCFG_EVALUE);
    assert(tcfg_declare(c, "n", (enum tcfg_type)9, "") == TCFG_ETYPE);
    assert(tcfg_declare(c, "l", TCFG_LIST, "1,,2") == TCFG_EVALUE);
    assert(tcfg_count(c) == 0);
    snprintf(text, sizeof text, "%ld", LONG_MIN);
    assert(tcfg_declare(c, "n", TCFG_INT, text) == 0);
    assert(tcfg_get_int(c, "n", &n) == 0 && n == LONG_MIN);
    assert(tcfg_set(c, "n", "99999999999999999999") == TCFG_EVALUE);
    assert(tcfg_set(c, "n", "1 ") == TCFG_EVALUE && tcfg_set(c, "n", "-7") == 0);
    assert(tcfg_get_int(c, "n", &n) == 0 && n == -7);
    assert(tcfg_reset(c, "n") == 0 && tcfg_reset(c, "m") == TCFG_ENOKEY);
    assert(tcfg_declare(c, "n", TCFG_TEXT, "") == TCFG_EEXIST);
    assert(tcfg_declare(c, "t", TCFG_TEXT, "") == 0 && *tcfg_get_text(c, "t") == 0);
    memset(text, 'x', sizeof text);
    text[TCFG_MAX_TEXT + 1] = 0;
    assert(tcfg_set(c, "t", text) == TCFG_EVALUE);
    text[TCFG_MAX_TEXT] = 0;
    assert(tcfg_set(c, "t", text) == 0 && tcfg_set(c, "t", tcfg_get_text(c, "t")) == 0);
    assert(strcmp(tcfg_get_text(c, "t"), text) == 0 && tcfg_get_text(c, "n") == NULL);
    assert(tcfg_declare(c, "l", TCFG_LIST, "1,-2") == 0);
    assert(tcfg_get_list(c, "l", NULL, 0) == 2 && tcfg_get_list(c, "n", list, 3) == TCFG_ETYPE);
    assert(tcfg_set(c, "l", "") == 0 && tcfg_get_list(c, "l", list, 3) == 0);
    assert(tcfg_set(c, "l", "4,5,6,7") == 0 && tcfg_get_list(c, "l", list, 3) == 4 && list[2] == 6);
    tcfg_free(c);

    c = tcfg_new();
    assert(c != NULL);
    for (int i = 0; i <= TCFG_MAX_SETTINGS; i++) {
        snprintf(name, sizeof name, "s%d", i);
        assert(tcfg_declare(c, name, TCFG_LIST, "") == (i < TCFG_MAX_SETTINGS ? TCFG_OK : TCFG_EFULL));
    }
    assert(tcfg_reset(c, tcfg_name(c, 63)) == 0 && tcfg_name(c, 64) == NULL);
    tcfg_free(NULL);
#else
    assert(tcfg_declare(c, "ports", TCFG_LIST, "1,2") == TCFG_OK);
    tcfg_set(c, "ports", "x");
#endif
    tcfg_free(c);
    return 0;
}
