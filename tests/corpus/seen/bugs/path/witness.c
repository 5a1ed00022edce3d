#include "path.h"

int main(void)
{
    struct path drawn, empty;
    path_init(&drawn);
    path_init(&empty);
    path_add(&drawn, 1, 2);
    path_add(&drawn, 3, 4);
    int wrong = path_copy(&drawn, &empty) && !path_equal(&drawn, &empty);
    path_deinit(&drawn);
    path_deinit(&empty);
    return wrong;
}
