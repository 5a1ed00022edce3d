#include "ivec.h"

int main(void)
{
    struct ivec vec;
    ivec_init(&vec);
    for (int i = 0; i < 40; i++)
        ivec_push(&vec, i);
    ivec_join(&vec, &vec);
    ivec_release(&vec);
    return 0;
}
