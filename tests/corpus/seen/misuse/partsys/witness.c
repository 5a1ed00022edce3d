#include "partsys.h"

#include <stdlib.h>

int main(int count, char **arguments)
{
    PartSys *ps = PartSys_New();
    Particle *a = PartSys_Emit(ps, 1, 1, 1), *b = PartSys_Emit(ps, 2, 2, 5);
    float x, y;
    if (PartSys_Emit(ps, 0, 0, 0) != NULL || Particle_Next(a) != b || PartSys_First(ps) != a)
        return 2;
    PartSys_SetGravity(ps, 1);
    Particle_SetSpeed(b, 3, 0);
#ifdef LEGAL
    (void)count, (void)arguments;
    if (PartSys_Step(ps) != 1 || PartSys_First(ps) != b || Particle_Next(b) != NULL || Particle_Life(b) != 4)
        return 2;
    Particle_Position(b, &x, &y);
    if (x != 5 || y != 3)
        return 2;
    PartSys_Kill(ps, b);
    while (PartSys_Emit(ps, 0, 0, 1000000) != NULL) {
    }
    if (PartSys_Count(ps) != PARTSYS_MAX)
        return 2;
    PartSys_Delete(ps);
#else
    (void)x, (void)y;
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        PartSys_Step(ps);
        Particle_Life(a);
        break;
    case 2:
        PartSys_Kill(ps, b);
        Particle_SetSpeed(b, 0, 0);
        break;
    case 3:
        PartSys_Kill(ps, b);
        PartSys_Kill(ps, b);
        break;
    case 4:
        PartSys_Delete(ps);
        Particle_Life(b);
        break;
    case 5: {
        PartSys *other = PartSys_New();
        PartSys_Kill(other, a);
        PartSys_Step(ps);
        break;
    }
    case 6:
        Particle_Life(PartSys_Emit(ps, 0, 0, -1));
        break;
    }
#endif
    return 0;
}
