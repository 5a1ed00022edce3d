#include "tinyjs.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

int main(int count, char **arguments)
{
    js *root = js_object(), *list = js_array(), *number = js_number(-1.5);
    js_put(root, "list", list);
    js_push(list, number);
#ifdef LEGAL
    (void)count, (void)arguments;
    if (!js_push(list, js_string("a\"\\\n\x7f")) || !js_push(list, js_number(NAN)) || js_push(list, NULL) || js_count(list) != 3)
        return 2;
    if (!js_push(list, js_number(NAN)) || !js_put(root, "", js_number(1)) || !js_put(root, "b", js_number(0)))
        return 2;
    char *text = js_print(root);
    if (strcmp(text, "{\"list\":[-1.5,\"a\\\"\\\\\\u000a\x7f\",null,null],\"\":1,\"b\":0}") != 0)
        return 2;
    free(text);
    if (js_number_value(js_at(list, 0)) != -1.5 || js_at(list, 4) != NULL || js_string_value(js_at(list, 1))[0] != 'a')
        return 2;
    if (js_get(root, "x") != NULL || js_take(root, "x") != NULL || js_take(root, "list") != list || js_count(root) != 2)
        return 2;
    if (!js_put(root, "b", list) || js_get(root, "b") != list || js_type(js_get(root, "")) != JS_NUMBER || js_put(root, "n", NULL))
        return 2;
    js *other = js_object();
    js_put(other, "root", root);
    js_free(js_take(root, "b"));
    js_free(js_take(root, ""));
    js_put(root, "again", js_array());
    text = js_print(other);
    if (strcmp(text, "{\"root\":{\"again\":[]}}") != 0)
        return 2;
    free(text);
    js_free(other);
    js_free(NULL);
#else
    char *text;
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        js_free(number);
        js_print(root);
        break;
    case 2:
        js_push(list, number);
        break;
    case 3:
        js_push(list, root);
        break;
    case 4:
        js_push(root, js_number(NAN));
        break;
    case 5:
        js_number_value(list);
        break;
    case 6:
        js_free(root);
        js_number_value(number);
        break;
    case 7:
        js_put(root, "list", js_number(NAN));
        js_count(list);
        break;
    case 8:
        text = js_print(root);
        free(text);
        free(text);
        break;
    }
#endif
    return 0;
}
