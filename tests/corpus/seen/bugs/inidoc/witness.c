#include "inidoc.h"

#include <string.h>

int main(void)
{
    IniDoc *doc = ini_new();
    if (ini_load(doc, "; first\r\n[net]\r\nhost=a b\r\nport=80\n\n[ui]\ncolor=\n") != INI_OK)
        return 2;
    if (ini_section_count(doc) != 2 || ini_key_count(doc) != 3 || strcmp(ini_get(doc, "net", "host", "-"), "a b") != 0)
        return 2;
    if (ini_set(doc, "net", "host", ini_get(doc, "net", "host", "")) != INI_OK ||
        strcmp(ini_get(doc, "ui", "color", "-"), "") != 0 || ini_get(doc, "ui", "host", NULL) != NULL)
        return 2;
    if (ini_load(doc, "x=1") != INI_ESYNTAX || ini_load(doc, "[]") != INI_ESYNTAX || ini_set(doc, "a b", "c", "") != INI_ENAME)
        return 2;
    if (ini_remove_key(doc, "ui", "color") != INI_OK || ini_remove_key(doc, "ui", "color") != INI_ENOENT ||
        ini_remove_section(doc, "gone") != INI_ENOENT)
        return 2;
#ifndef LEGAL
    if (!ini_has_section(doc, "net") || ini_remove_section(doc, "net") != INI_OK)
        return 2;
    ini_get(doc, "net", "port", "");
#endif
    ini_free(doc);
    return 0;
}
