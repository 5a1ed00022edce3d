#include "variant.h"

#include <stdlib.h>
#include <string.h>

int main(int count, char **arguments)
{
    variant *number = variant_number(5), *text = variant_text("five"), *list = variant_list();
    if (variant_number_value(number) != 5 || variant_text_length(text) != 4 || variant_kind(list) != VARIANT_LIST)
        return 2;
    if (!variant_list_append(list, number) || !variant_list_append(list, text) || variant_list_append(list, list))
        return 2;
#ifdef LEGAL
    (void)count, (void)arguments;
    if (variant_list_length(list) != 2 || variant_list_item(list, 2) != NULL)
        return 2;
    variant *clone = variant_clone(list);
    if (!variant_equal(list, clone) || variant_equal(list, variant_list_item(list, 0)) || variant_equal(number, text))
        return 2;
    if (strcmp(variant_text_value(variant_list_item(clone, 1)), "five") != 0)
        return 2;
    variant_release(clone);
#else
    if (count > 1 && atoi(arguments[1]) == 2)
        variant_release((variant *)variant_list_item(list, 0));
    else
        variant_text_length(number);
#endif
    variant_release(list);
    variant_release(text);
    variant_release(number);
    return 0;
}
