#include "decimal.h"

int main(void)
{
    char text[48];
    struct decimal one, fine;
    decimal_parse("1", &one);
    decimal_rescale(one, 15, &fine);
    decimal_rescale(one, 16, &fine);
    decimal_format(fine, text, sizeof text);
    return 0;
}
