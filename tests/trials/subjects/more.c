/* A second file: names of the first one's own occur again. */
#include <assay.h>
#include <stdio.h>
#include <stdlib.h>

static const char *print(int a)
{
    return a > 0 ? "positive" : "not positive";
}

ASSAY_GENERATOR static long *other_number(void)
{
    long *number = malloc(sizeof *number);
    *number = (long)assay_choose(-1, 1) * 4;
    return number;
}

ASSAY_PROPERTY static void elsewhere(long *number)
{
    assay_label(print((int)*number));
}

int main(void)
{
    return 2;
}
