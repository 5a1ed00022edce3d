#include "surflock.h"

#include <limits.h>
#include <stdlib.h>

int main(int argc, char **argv)
{
    Surface *s = Surface_Create(3, 2), *t = Surface_Create(2, 3);
    if (!s || !t || Surface_Create(0, 1) || Surface_Create(1, 2049))
        return 2;
#ifdef LEGAL
    (void)argc, (void)argv;
    SurfaceRect huge = {INT_MIN, -1, INT_MAX, 2}, all = {-5, -5, INT_MAX, INT_MAX}, odd = {1, 1, INT_MIN, 1};
    SurfaceRect one = {2, 1, INT_MAX, INT_MAX};
    Surface_Fill(s, &huge, 1);
    Surface_Fill(s, &odd, 1);
    if (Surface_Get(s, 0, 0) || Surface_Get(s, -1, 0) || Surface_Get(s, 3, 0))
        return 2;
    Surface_Fill(s, &all, 7);
    Surface_Fill(s, &one, 9);
    Surface_Blit(t, -1, 1, s);
    if (Surface_Get(t, 0, 0) || Surface_Get(t, 0, 1) != 7 || Surface_Get(t, 1, 2) != 9)
        return 2;
    Surface_Blit(t, INT_MIN, INT_MAX, s);
    Surface_Blit(t, INT_MAX, INT_MIN, s);
    Surface_Blit(t, 0, 1, t);
    Surface_Blit(t, 1, -1, t);
    if (Surface_Get(t, 1, 1) != 7 || Surface_Get(t, 0, 2) != 7)
        return 2;
    Pixel *p = Surface_Lock(s);
    if (!p || !Surface_IsLocked(s))
        return 2;
    p[5] = 11;
    Surface_Unlock(s);
    if (Surface_IsLocked(s) || Surface_Get(s, 2, 1) != 11 || Surface_Width(s) != 3 || Surface_Height(s) != 2)
        return 2;
    Surface_Fill(s, NULL, 3);
    Surface_Destroy(s);
    Surface_Destroy(t);
    Surface_Destroy(NULL);
    return 0;
#else
    Pixel *p;
    switch (argc > 1 ? atoi(argv[1]) : 1) {
    case 1: Surface_Unlock(s); break;
    case 2: p = Surface_Lock(s); Surface_Unlock(s); p[0] = 1; break;
    case 3: Surface_Lock(s); Surface_Destroy(s); break;
    case 4: Surface_Lock(s); Surface_Lock(s); break;
    case 5: Surface_Lock(s); Surface_Blit(t, 0, 0, s); break;
    case 6: p = Surface_Lock(s); p[6] = 1; break;
    }
    return 0;
#endif
}
