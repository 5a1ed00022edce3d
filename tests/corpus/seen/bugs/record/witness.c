#include "record.h"

int main(void)
{
    record_t *a = record_create();
    record_t *b = record_create();
    record_put_int(a, "x", 1);
    record_put_int(b, "x", 1);
    record_put_text(b, "name", "point");
    int symmetric = record_equal(a, b) == record_equal(b, a);
    record_destroy(a);
    record_destroy(b);
    return symmetric ? 0 : 1;
}
