#include "idtable.h"

#include <string.h>

static void add(const char *spelling, int64_t value, void *arg)
{
    *(int64_t *)arg += value + (int64_t)strlen(spelling);
}

int main(void)
{
    idtable *t = idt_open();
    int64_t sum = 0;
    if (idt_intern(t, "x") != 0 || idt_intern(t, "yy") != 1 || idt_intern(t, "x") != 0 || idt_intern(t, "") != IDT_NONE)
        return 2;
    idt_define(t, 0, IDT_VARIABLE, 40);
    idt_define(t, 1, IDT_TYPE, 1);
    idt_define(t, 7, IDT_TYPE, 1);
    idt_each(t, IDT_VARIABLE, add, &sum);
    if (sum != 41 || idt_kind_of(t, 1) != IDT_TYPE || idt_value_of(t, 0) != 40 || idt_kind_of(t, -1) != IDT_UNKNOWN)
        return 2;
    if (strcmp(idt_spelling(t, 1), "yy") != 0 || idt_spelling(t, 2) != NULL || idt_lookup(t, "zz") != IDT_NONE)
        return 2;
    if (idt_count(t) != 2)
        return 2;
#ifndef LEGAL
    idt_intern(t, "a_rather_long_identifier");
    idt_lookup(t, "x");
#endif
    idt_close(t);
    return 0;
}
