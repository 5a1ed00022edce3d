#include "smat.h"

#include <stdlib.h>
#include <string.h>

int main(int count, char **arguments)
{
    const double values[6] = {1, 2, 3, 4, 5, 6}, square[4] = {0, 2, 1, 1}, right[2] = {4, 3};
    Mat a, b, c, x;
    MatFromArray(&a, 2, 3, values);
    MatFromArray(&b, 3, 2, values);
    MatInit(&c, 2, 2);
    MatFromArray(&x, 2, 1, right);
#ifdef LEGAL
    (void)count, (void)arguments;
    Mat t;
    if (MatInit(&t, 0, 1) || MatInit(&t, (size_t)-1, 2) || MatInit(&t, 2, (size_t)-1) || MatInit(&t, 129, 128))
        return 2;
    MatFree(&t);
    MatMul(&c, &a, &b);
    if (MatGet(&c, 0, 0) != 22 || MatGet(&c, 1, 1) != 64 || !MatInit(&t, 3, 2))
        return 2;
    MatTranspose(&t, &a);
    MatAdd(&t, &t, &t);
    MatCopy(&t, &t);
    if (MatGet(&t, 2, 1) != 12 || MatEqual(&t, &b) || MatEqual(&t, &a) || !MatEqual(&t, &t))
        return 2;
    MatFree(&t);
    MatFromArray(&t, 2, 2, square);
    MatMul(&c, &t, &t);
    if (!MatSolve(&t, &x) || MatGet(&x, 0, 0) != 1 || MatGet(&x, 1, 0) != 2)
        return 2;
    MatIdentity(&c);
    MatSet(&c, 1, 1, 0);
    if (MatSolve(&c, &x))
        return 2;
    MatFree(&t);
#else
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        MatGet(&a, 0, 3);
        break;
    case 2:
        MatAdd(&a, &a, &b);
        break;
    case 3:
        MatMul(&c, &b, &a);
        break;
    case 4:
        MatFree(&a);
        MatFromArray(&a, 2, 2, square);
        MatMul(&a, &a, &c);
        break;
    case 5:
        MatIdentity(&b);
        break;
    case 6: {
        Mat unset;
        memset(&unset, 0x11, sizeof unset);
        MatFree(&unset);
        break;
    }
    case 7:
        MatFree(&c);
        MatFromArray(&c, 3, 3, values);
        break;
    case 8:
        MatSolve(&c, &a);
        break;
    }
#endif
    MatFree(&a);
    MatFree(&b);
    MatFree(&c);
    MatFree(&x);
    return 0;
}
