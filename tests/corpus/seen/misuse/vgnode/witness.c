#include "vgnode.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

int main(int count, char **arguments)
{
    vg_node *g = vg_new_group(), *c = vg_new_circle(1, 2, 3);
    if (vg_append(g, c) != VG_OK || vg_set(c, "fill", "red") != VG_OK || vg_parent(c) != g)
        return 2;
#ifdef LEGAL
    (void)count, (void)arguments;
    vg_node *t = vg_new_text(-1, 0, "a<b"), *r = vg_new_rect(INT_MIN, INT_MIN, INT_MIN, INT_MIN);
    if (vg_append(c, t) != VG_NOT_A_GROUP || vg_append(t, r) != VG_NOT_A_GROUP || vg_append(g, t) != VG_OK)
        return 2;
    char *text = vg_render(g);
    if (strcmp(text, "<g><circle cx=\"1\" cy=\"2\" r=\"3\" fill=\"red\"></circle>"
                     "<text x=\"-1\" y=\"0\">a&lt;b</text></g>") != 0)
        return 2;
    free(text);
    free(vg_render(r));
    vg_detach(r);
    vg_detach(c);
    if (vg_first_child(g) != t || vg_next_sibling(t) != NULL || vg_append(g, c) != VG_OK || vg_next_sibling(t) != c)
        return 2;
    if (vg_set(c, "Fill", "x") != VG_BAD_NAME || vg_set(c, "", "x") != VG_BAD_NAME || vg_get_kind(r) != VG_RECT)
        return 2;
    if (vg_set(c, "fill", vg_get(c, "fill")) != VG_OK || strcmp(vg_get(c, "fill"), "red") != 0)
        return 2;
    if (vg_set(c, "fill", NULL) != VG_OK || vg_get(c, "fill") != NULL || vg_set(c, "fill", NULL) != VG_OK)
        return 2;
    vg_set(c, "id", "q\"");
    vg_free(r);
    vg_free(g);
    vg_free(NULL);
#else
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        vg_free(c);
        vg_free(g);
        break;
    case 2: {
        vg_node *other = vg_new_group();
        vg_append(other, c);
        break;
    }
    case 3: {
        vg_append(g, g);
        free(vg_render(g));
        break;
    }
    case 4: {
        const char *fill = vg_get(c, "fill");
        vg_set(c, "fill", "blue");
        vg_set(c, "stroke", fill);
        break;
    }
    case 5:
        vg_free(g);
        vg_get_kind(c);
        break;
    case 6:
        vg_append(g, NULL);
        break;
    }
#endif
    return 0;
}
