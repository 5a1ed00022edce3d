#include "formrec.h"

#include <limits.h>
#include <string.h>

int main(void)
{
    Form *f = Form_Create();
    if (Form_Define(f, "", FIELD_TEXT, true) != FORM_E_NAME || Form_Define(f, "age", FIELD_NUMBER, true) ||
        Form_Define(f, "age", FIELD_TEXT, true) != FORM_E_NAME || Form_Define(f, "note", FIELD_TEXT, false))
        return 2;
    if (Form_Set(f, "age", "-") != FORM_E_VALUE || Form_Set(f, "age", "99999999999999999999") || Form_GetNumber(f, "age") != INT_MAX)
        return 2;
    if (Form_Set(f, "age", "-12") || Form_GetNumber(f, "age") != -12 || !Form_IsComplete(f) || Form_CountSet(f) != 1)
        return 2;
    if (Form_Set(f, "note", "") || strcmp(Form_Get(f, "note"), "") || Form_Set(f, "note", Form_Get(f, "age")) ||
        Form_Unset(f, "note") || Form_Get(f, "note") || Form_Get(f, "x"))
        return 2;
#ifndef LEGAL
    Form_Set(f, "age", "old");
#endif
    Form_Destroy(f);
    return 0;
}
