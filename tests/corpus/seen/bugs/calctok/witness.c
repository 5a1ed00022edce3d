#include "calctok.h"

int main(void)
{
    ct_lexer lx;
    ct_token tok;
    ct_init(&lx, " 12 + x_1*(y)");
    if (ct_peek(&lx, &tok) != CT_NUMBER || ct_next(&lx, &tok) != CT_NUMBER || ct_value(&tok) != 12)
        return 2;
    if (!ct_accept(&lx, CT_SIGN) || ct_accept(&lx, CT_SIGN) || ct_next(&lx, &tok) != CT_NAME || tok.length != 3)
        return 2;
    ct_rewind(&lx);
    if (ct_count(lx.text) != 7 || ct_count("") != 0 || !ct_balanced(lx.text) || ct_balanced(")("))
        return 2;
    ct_init(&lx, "99999999999999999999999");
    if (ct_next(&lx, &tok) != CT_NUMBER || ct_value(&tok) != 999999999 || ct_next(&lx, &tok) != CT_END ||
        ct_next(&lx, &tok) != CT_END || !ct_accept(&lx, CT_END) || ct_kind_name(CT_NAME)[0] != 'n')
        return 2;
#ifndef LEGAL
    ct_count("price = $5");
#endif
    return 0;
}
