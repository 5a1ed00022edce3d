#include "floatwid.h"

#include <stdlib.h>
#include <string.h>

int main(int count, char **arguments)
{
    FwWidget *box = fw_widget_ref_sink(fw_box_new(2));
    FwWidget *label = fw_label_new("abc");
    if (!fw_widget_is_floating(label) || fw_widget_is_floating(box) || fw_widget_get_width(box) != 0)
        return 2;
#ifdef LEGAL
    (void)count, (void)arguments;
    fw_widget_ref(label);
    if (!fw_box_pack(box, label) || fw_widget_is_floating(label) || fw_widget_get_parent(label) != box)
        return 2;
    FwWidget *inner = fw_box_new(255);
    fw_box_pack(box, inner);
    for (int i = 0; i < 9; i++)
        fw_box_pack(inner, fw_label_new(""));
    if (fw_widget_get_width(box) != 3 + 2 + 8 * 255 || fw_box_get_count(inner) != 9)
        return 2;
    fw_box_remove(box, label);
    fw_label_set_text(label, fw_label_get_text(label));
    if (strcmp(fw_label_get_text(label), "abc") != 0 || fw_box_get_child(box, 0) != inner)
        return 2;
    fw_box_remove(inner, fw_box_get_child(inner, 3));
    if (fw_box_get_child(box, 1) != NULL || fw_widget_get_parent(label) != NULL)
        return 2;
    fw_box_pack(inner, label);
    fw_widget_unref(box);
    if (fw_widget_get_parent(label) != NULL)
        return 2;
    fw_widget_unref(label);
    fw_widget_unref(fw_box_new(0));
#else
    FwWidget *other = fw_box_new(0);
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        fw_box_pack(box, label);
        fw_widget_unref(label);
        fw_widget_get_width(box);
        break;
    case 2:
        fw_box_pack(box, label);
        fw_box_pack(other, label);
        break;
    case 3: {
        const char *text = fw_label_get_text(label);
        fw_label_set_text(label, "d");
        fw_label_new(text);
        break;
    }
    case 4:
        fw_box_pack(box, label);
        fw_box_remove(box, label);
        fw_widget_get_width(label);
        break;
    case 5:
        fw_box_pack(box, other);
        fw_box_pack(other, box);
        break;
    case 6:
        fw_box_pack(label, other);
        break;
    case 7:
        fw_box_pack(box, label);
        fw_box_remove(other, label);
        break;
    }
#endif
    return 0;
}
