#include "imgview.h"

#include <stdlib.h>

int main(int count, char **arguments)
{
    Image *image = Image_Create(8, 6);
    ImageView all = Image_View(image), part = View_Crop(all, 2, 1, 4, 3);
    unsigned long counts[256];
    View_Fill(part, 7);
    if (View_Get(all, 2, 1) != 7 || View_Get(all, 1, 1) != 0 || Image_Width(image) * Image_Height(image) != 48)
        return 2;
#ifdef LEGAL
    (void)count, (void)arguments;
    View_Histogram(all, counts);
    if (counts[7] != 12 || counts[0] != 36)
        return 2;
    View_Put(part, 0, 0, 9);
    View_Copy(View_Crop(all, 3, 2, 4, 3), part);
    if (View_Get(all, 3, 2) != 9 || View_Get(all, 6, 4) != 7)
        return 2;
    View_Copy(part, View_Crop(all, 3, 2, 4, 3));
    View_Invert(all);
    if (View_Get(part, 0, 0) != 246)
        return 2;
    View_Fill(View_Crop(all, 8, 6, 0, 0), 1);
    View_Copy(View_Crop(all, 0, 0, 0, 6), View_Crop(part, 4, 0, 0, 3));
    if (Image_Create(0, 5) != NULL || Image_Create(5, 5000) != NULL || Image_Ref(image) != image)
        return 2;
    Image_Unref(image);
    View_Fill(all, 0);
    Image_Unref(image);
    Image_Unref(NULL);
#else
    (void)counts;
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        Image_Unref(image);
        View_Fill(part, 0);
        break;
    case 2:
        Image_Unref(image);
        Image_Unref(image);
        break;
    case 3:
        View_Crop(part, 2, 0, 3, 3);
        break;
    case 4:
        View_Put(all, 8, 5, 1);
        break;
    case 5:
        View_Copy(all, part);
        break;
    }
#endif
    return 0;
}
