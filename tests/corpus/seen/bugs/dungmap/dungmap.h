#ifndef DUNGMAP_H
#define DUNGMAP_H

/*
 * dungmap.h - the map of a dungeon crawler: a rectangle of tiles and a hero
 * who walks on it.
 */

#define DM_SIDE 200 /* longest side of a map */

typedef enum { DM_FLOOR, DM_WALL, DM_WATER, DM_DOOR } dm_tile;
typedef enum { DM_NORTH, DM_EAST, DM_SOUTH, DM_WEST } dm_dir;

typedef struct dm_map dm_map;

/* A map of floor with the hero at 0,0. NULL if a side is not 1..DM_SIDE. */
dm_map *dm_create(int width, int height);
void dm_free(dm_map *m);

int dm_width(const dm_map *m);
int dm_height(const dm_map *m);

/* Outside of the map everything is wall and can't be set (returns 0). */
dm_tile dm_get(const dm_map *m, int x, int y);
int dm_set(dm_map *m, int x, int y, dm_tile t);

/* Puts the hero somewhere. Returns 0 if that isn't on the map or is wall. */
int dm_place(dm_map *m, int x, int y);
/* One step; returns 0, without moving, if there is wall. */
int dm_step(dm_map *m, dm_dir d);
void dm_where(const dm_map *m, int *x, int *y);

/* The tile below the hero. */
dm_tile dm_underfoot(const dm_map *m);

/* Makes the map larger or smaller at its right and lower side. New tiles are
   floor. Returns 0 and leaves the map alone if a side is not 1..DM_SIDE or
   memory is out. A hero who would be outside gets back to the nearest place
   on the map. */
int dm_resize(dm_map *m, int width, int height);

/* How many tiles can be reached from the hero, with that of the hero. */
int dm_reachable(const dm_map *m);

#endif
