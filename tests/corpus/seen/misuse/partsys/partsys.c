#include "partsys.h"

#include <stdlib.h>

struct Particle {
    Particle *next, *prev;
    float x, y, vx, vy;
    int life;
};

struct PartSys {
    Particle *first, *last;
    int count;
    float gravity;
};

PartSys *PartSys_New(void)
{
    return calloc(1, sizeof(PartSys));
}

void PartSys_Delete(PartSys *ps)
{
    if (ps == NULL)
        return;
    while (ps->first != NULL)
        PartSys_Kill(ps, ps->first);
    free(ps);
}

void PartSys_SetGravity(PartSys *ps, float g)
{
    ps->gravity = g;
}

Particle *PartSys_Emit(PartSys *ps, float x, float y, int life)
{
    if (life <= 0 || ps->count == PARTSYS_MAX)
        return NULL;
    Particle *p = calloc(1, sizeof *p);
    if (p == NULL)
        return NULL;
    p->x = x;
    p->y = y;
    p->life = life;
    p->prev = ps->last;
    if (ps->last != NULL)
        ps->last->next = p;
    else
        ps->first = p;
    ps->last = p;
    ps->count++;
    return p;
}

void PartSys_Kill(PartSys *ps, Particle *p)
{
    if (p->prev != NULL)
        p->prev->next = p->next;
    else
        ps->first = p->next;
    if (p->next != NULL)
        p->next->prev = p->prev;
    else
        ps->last = p->prev;
    free(p);
    ps->count--;
}

int PartSys_Step(PartSys *ps)
{
    Particle *next;
    for (Particle *p = ps->first; p != NULL; p = next) {
        next = p->next;
        p->vy += ps->gravity;
        p->x += p->vx;
        p->y += p->vy;
        if (--p->life == 0)
            PartSys_Kill(ps, p);
    }
    return ps->count;
}

int PartSys_Count(const PartSys *ps)
{
    return ps->count;
}

Particle *PartSys_First(const PartSys *ps)
{
    return ps->first;
}

Particle *Particle_Next(const Particle *p)
{
    return p->next;
}

void Particle_SetSpeed(Particle *p, float vx, float vy)
{
    p->vx = vx;
    p->vy = vy;
}

void Particle_Position(const Particle *p, float *x, float *y)
{
    *x = p->x;
    *y = p->y;
}

int Particle_Life(const Particle *p)
{
    return p->life;
}
