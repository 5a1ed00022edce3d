#include "kvobj.h"

int main(void)
{
    struct kv_object *object = kv_object_new();
    kv_set_string(object, "name", "parson");
    kv_set_number(object, "", 1);
    kv_set_string(object, "", "lost");
    kv_object_free(object);
    return 0;
}
