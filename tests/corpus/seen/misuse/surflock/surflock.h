#ifndef SURFLOCK_H
#define SURFLOCK_H

#include <stdint.h>

typedef struct Surface Surface;
typedef uint32_t Pixel; /* 0xAARRGGBB */

typedef struct {
    int x, y, w, h;
} SurfaceRect;

#define SURFACE_SIDE 2048

/* Transparent black. NULL if a side is not 1..SURFACE_SIDE or out of memory. */
Surface *Surface_Create(int width, int height);
/* Must be unlocked. */
void Surface_Destroy(Surface *s);

int Surface_Width(const Surface *s);
int Surface_Height(const Surface *s);

/* Direct access: width * height pixels, row by row. The pointer is valid until
 * Surface_Unlock(), which makes the changes visible. Locks do not nest. NULL
 * when out of memory; the surface is then not locked. */
Pixel *Surface_Lock(Surface *s);
void Surface_Unlock(Surface *s);
int Surface_IsLocked(const Surface *s);

/* The following are for surfaces that are not locked. What is outside of a
 * surface is clipped. */
void Surface_Fill(Surface *s, const SurfaceRect *rect, Pixel color); /* NULL: all of it */
void Surface_Blit(Surface *to, int x, int y, const Surface *from);
Pixel Surface_Get(const Surface *s, int x, int y); /* 0 outside */

#endif
