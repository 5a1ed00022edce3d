#include "flipbook.h"

struct flip_tab tab_on(int page)
{
    return (struct flip_tab){.page = page};
}

struct flip_tabs no_tabs(void)
{
    return (struct flip_tabs){0};
}
