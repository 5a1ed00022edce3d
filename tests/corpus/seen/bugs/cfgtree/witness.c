#include "cfgtree.h"

int main(void)
{
    struct cfgtree cfg;
    if (!cfgtree_init(&cfg))
        return 0;
    cfgtree_read(&cfg, "somevalue = 0\nsomegroup.port = 45000\n");
    cfgtree_clear(&cfg);
    cfgtree_set_int(&cfg, "test", 123);
    cfgtree_destroy(&cfg);
    return 0;
}
