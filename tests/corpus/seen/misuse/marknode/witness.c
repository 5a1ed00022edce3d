#include "marknode.h"

#include <stdlib.h>
#include <string.h>

int main(int count, char **arguments)
{
    mn_node *root = mn_element("p"), *bold = mn_element("b"), *text = mn_text("hello");
    mn_append(root, bold);
    mn_append(bold, text);
#ifdef LEGAL
    (void)count, (void)arguments;
    mn_node *more = mn_text("");
    mn_append(root, more);
    if (mn_text_length(root) != 5 || mn_first_child(root) != bold || mn_next_sibling(bold) != more ||
        mn_parent(text) != bold || strcmp(mn_value(root), "p") != 0 || mn_next_sibling(root) != NULL)
        return 2;
    mn_detach(bold);
    mn_detach(bold);
    if (mn_first_child(root) != more || mn_parent(bold) != NULL)
        return 2;
    mn_append(bold, root);
    if (mn_set_attr(root, "id", "1") != 0 || mn_set_attr(root, "id", mn_attr(root, "id")) != 0 ||
        strcmp(mn_attr(root, "id"), "1") != 0 || mn_attr(text, "id") != NULL)
        return 2;
    mn_free(bold);
    mn_free(NULL);
#else
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        mn_append(bold, root);
        break;
    case 2:
        mn_append(mn_element("other"), bold);
        break;
    case 3:
        mn_append(text, mn_text("x"));
        break;
    case 4:
        mn_free(bold);
        break;
    case 5:
        mn_free(root);
        mn_value(text);
        break;
    }
#endif
    return 0;
}
