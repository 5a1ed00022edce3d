#include "calcast.h"

#include <limits.h>
#include <string.h>

int main(void)
{
    int variables[26] = {5, 7};
    char text[32];
    ca_expr *e = ca_binary(CA_ADD, ca_variable('a'), ca_binary(CA_MULTIPLY, ca_number(3), ca_variable('b')));
    ca_expr *c = ca_clone(e);
    if (!ca_equal(e, c) || ca_eval(e, variables) != 26 || ca_size(c) != 5 || !ca_uses(c, 'b') || ca_uses(c, 'z'))
        return 2;
    ca_bind(c, 'a', INT_MIN);
    if (ca_equal(e, c) || ca_print(c, text, sizeof text) != 19 || strcmp(text, "(-2147483648+(3*b))") != 0)
        return 2;
    if (ca_print(c, NULL, 0) != 19 || ca_variable('A') != NULL || ca_negate(NULL) != NULL || ca_kind_of(e) != CA_ADD)
        return 2;
    if (ca_binary(CA_NEGATE, ca_number(1), ca_number(2)) != NULL)
        return 2;
    ca_free(e);
    ca_free(c);
    e = ca_negate(ca_number(INT_MIN));
    if (ca_eval(e, variables) != INT_MIN)
        return 2;
#ifndef LEGAL
    c = ca_clone(e);
    ca_free(c);
#endif
    ca_free(e);
    return 0;
}
