/* gridbot: a robot on a grid, driven by little scripts.
 *
 * The grid has WIDTH columns (x = 0 is the leftmost) and HEIGHT rows (y = 0
 * is the lowest) with a wall around it.  The robot looks in one of four
 * directions and stops at walls.
 *
 * Scripts are strings of commands; blanks between commands do no harm:
 *
 *     F  F12     go forward one field, or so many (0 to 999)
 *     B  B12     go backward
 *     L  R       turn left, right
 *     3[ ... ]   do what is in the brackets so many times (0 to 999);
 *                without a number, once
 *
 * For instance "4[F10R]" walks a square.
 */
#ifndef GRIDBOT_H
#define GRIDBOT_H

#define GB_MAX_SIDE  1000    /* widest and highest grid */
#define GB_MAX_DEPTH 3       /* so many brackets may be open at a time */
#define GB_MAX_STEPS 100000  /* commands, and rounds of brackets, in a run */

enum gb_dir { GB_NORTH, GB_EAST, GB_SOUTH, GB_WEST };

enum {
    GB_OK,
    GB_ESYNTAX,     /* not a script */
    GB_EDEPTH,      /* brackets are nested too deep */
    GB_ESTEPS,      /* the run takes too many steps */
    GB_ERANGE       /* an argument is out of range */
};

/* Read the fields as you like, but let only the functions change them. */
typedef struct {
    int width, height;
    int x, y;
    enum gb_dir dir;
} gb_robot;

/* Puts a robot at 0, 0 of a new grid, looking north.  Sides are 1 up to
 * GB_MAX_SIDE, else GB_ERANGE, and *r is not touched. */
int gb_init(gb_robot *r, int width, int height);

/* Moves the robot to a field.  GB_ERANGE if it is not on the grid, or dir is
 * no direction. */
int gb_place(gb_robot *r, int x, int y, int dir);

/* Goes n fields forward, or backward if n is negative, or up to the wall.
 * Any n will do.  Returns how many fields it went. */
int gb_move(gb_robot *r, int n);

/* Turns right n times, or left if n is negative.  Any n will do. */
void gb_turn(gb_robot *r, int n);

/* Runs a script.  Unless it returns GB_OK the robot has not moved; then it
 * is GB_ESYNTAX, GB_EDEPTH or GB_ESTEPS.  Any string may be given. */
int gb_run(gb_robot *r, const char *script);

/* Says what gb_run would return. */
int gb_check(const char *script);

/* Whether two robots look in the same direction from the same field of grids
 * of the same size. */
int gb_same(const gb_robot *a, const gb_robot *b);

/* "north" etc., "?" if dir is no direction. */
const char *gb_dir_name(int dir);

#endif
