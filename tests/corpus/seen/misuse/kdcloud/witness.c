#include "kdcloud.h"

#include <limits.h>
#include <stdlib.h>

int main(int count, char **arguments)
{
    KdCloud *cloud = KdCloud_Create();
    if (KdCloud_Nearest(cloud, 1, 1) != -1 || KdCloud_CountInBox(cloud, 0, 0, 9, 9) != 0 || !KdCloud_Build(cloud))
        return 2;
    for (int i = 0; i < 50; i++)
        if (KdCloud_Add(cloud, i * 37 % 50, i * 11 % 50) != i)
            return 2;
#ifdef LEGAL
    (void)count, (void)arguments;
    KdCloud_Add(cloud, INT_MIN, INT_MAX);
    KdCloud_Add(cloud, 0, 0);
    if (!KdCloud_Build(cloud) || !KdCloud_Build(cloud) || KdCloud_Count(cloud) != 52)
        return 2;
    for (int i = 0; i < 50; i++) {
        int found = KdCloud_Nearest(cloud, i * 37 % 50, i * 11 % 50);
        if (KdCloud_X(cloud, found) != i * 37 % 50 || KdCloud_Y(cloud, found) != i * 11 % 50)
            return 2;
    }
    if (KdCloud_Nearest(cloud, INT_MIN, INT_MAX) != 50 || KdCloud_CountInBox(cloud, 0, 0, 49, 49) != 51)
        return 2;
    if (KdCloud_CountInBox(cloud, INT_MIN, INT_MIN, INT_MAX, INT_MAX) != 52 || KdCloud_CountInBox(cloud, 5, 5, 4, 4) != 0)
        return 2;
    KdCloud_Destroy(cloud);
    KdCloud_Destroy(NULL);
#else
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        KdCloud_Nearest(cloud, 0, 0);
        break;
    case 2:
        KdCloud_X(cloud, 50);
        break;
    case 3:
        KdCloud_Destroy(cloud);
        KdCloud_Count(cloud);
        break;
    }
#endif
    return 0;
}
