#include "xmlpen.h"

#include <assert.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(int argc, char **argv)
{
    xmlpen *pen = xmlpen_new();
    assert(pen != NULL);
#ifdef LEGAL
    size_t len;
    (void)argc, (void)argv;
    assert(strcmp(xmlpen_str(pen, &len), "") == 0 && len == 0 && xmlpen_depth(pen) == 0);
    assert(xmlpen_text(pen, "x") == XMLPEN_EORDER && xmlpen_attr(pen, "a", "b") == XMLPEN_EORDER);
    assert(xmlpen_begin(pen, "") == XMLPEN_ENAME && xmlpen_begin(pen, "1a") == XMLPEN_ENAME);
    assert(xmlpen_begin(pen, "a b") == XMLPEN_ENAME && xmlpen_begin(pen, "-") == XMLPEN_ENAME);
    assert(xmlpen_begin(pen, "room") == 0 && xmlpen_attr(pen, "no", "1\"2<") == 0);
    assert(xmlpen_attr(pen, "", "x") == XMLPEN_ENAME && xmlpen_attr(pen, "x", "\1") == XMLPEN_ECHAR);
    assert(xmlpen_attr(pen, "e", "") == 0 && xmlpen_begin(pen, "x:y.z-1") == 0 && xmlpen_depth(pen) == 2);
    assert(xmlpen_end(pen) == 0 && xmlpen_attr(pen, "late", "1") == XMLPEN_EORDER);
    assert(xmlpen_text(pen, "Tea & cake") == 0 && xmlpen_text(pen, "\x7f") == XMLPEN_ECHAR);
    assert(xmlpen_number(pen, LONG_MIN) == 0 && xmlpen_end(pen) == 0);
    puts(xmlpen_str(pen, NULL));
    assert(strncmp(xmlpen_str(pen, NULL), "<room no=\"1&quot;2&lt;\" e=\"\"><x:y.z-1/>Tea &amp; cake-", 53) == 0);
    assert(xmlpen_begin(pen, "copy") == 0);
    assert(xmlpen_attr(pen, "of", xmlpen_str(pen, NULL)) == 0);
    assert(xmlpen_text(pen, xmlpen_str(pen, NULL)) == 0 && xmlpen_text(pen, "") == 0);
    while (xmlpen_begin(pen, "deep") == 0)
        ;
    assert(xmlpen_depth(pen) == XMLPEN_DEPTH_MAX && xmlpen_begin(pen, "deep") == XMLPEN_ELIMIT);
    char *big = malloc(XMLPEN_SIZE_MAX + 2);
    assert(big);
    memset(big, '&', XMLPEN_SIZE_MAX + 1);
    big[XMLPEN_SIZE_MAX + 1] = '\0';
    assert(xmlpen_text(pen, big) == XMLPEN_ELIMIT && xmlpen_attr(pen, "a", big) == XMLPEN_ELIMIT);
    memset(big, 'a', XMLPEN_SIZE_MAX + 1);
    assert(xmlpen_attr(pen, big, "") == XMLPEN_ELIMIT);
    assert(xmlpen_end(pen) == 0 && xmlpen_begin(pen, big) == XMLPEN_ELIMIT);
    free(big);
    assert(strlen(xmlpen_str(pen, &len)) == len);
    xmlpen_free(NULL);
#else
    const char *text;
    char *name;
    switch (argc > 1 ? atoi(argv[1]) : 1) {
    case 1:
        name = malloc(8);
        assert(name);
        strcpy(name, "room12");
        xmlpen_begin(pen, name);
        xmlpen_text(pen, "x");
        free(name);
        xmlpen_end(pen);
        break;
    case 2:
        xmlpen_begin(pen, "a");
        text = xmlpen_str(pen, NULL);
        xmlpen_text(pen, "some text that is longer than the pen's first buffer");
        puts(text);
        break;
    case 3:
        xmlpen_begin(pen, "a");
        xmlpen_end(pen);
        xmlpen_end(pen);
        break;
    }
#endif
    xmlpen_free(pen);
    return 0;
}
