#include "tensor.h"

#include <stdint.h>
#include <stdlib.h>

int main(int count, char **arguments)
{
    tensor *a = tensor_zero(2, 3);
    for (size_t i = 0; i < 6; i++)
        tensor_set(a, i / 3, i % 3, (double)i);
#ifdef LEGAL
    (void)count, (void)arguments;
    tensor *b = tensor_transpose(a), *square = tensor_multiply(a, b), *one = tensor_identity(3);
    tensor *same = tensor_multiply(a, one), *none = tensor_zero(0, 5), *other = tensor_transpose(none);
    if (tensor_trace(square) != 55 || tensor_get(square, 0, 1) != 14 || tensor_rows(b) != 3)
        return 2;
    if (tensor_get(same, 1, 2) != 5 || tensor_trace(one) != 3 || tensor_rows(other) != 5 || tensor_columns(other) != 0)
        return 2;
    tensor_free(b);
    tensor_free(square);
    tensor_free(one);
    tensor_free(same);
    tensor_free(none);
    tensor_free(other);
#else
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        tensor_free(tensor_zero(SIZE_MAX, SIZE_MAX));
        break;
    case 2:
        tensor_free(tensor_multiply(a, a));
        break;
    case 3:
        tensor_get(a, 2, 0);
        break;
    }
#endif
    tensor_free(a);
    return 0;
}
