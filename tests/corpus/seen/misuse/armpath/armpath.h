#ifndef ARMPATH_H
#define ARMPATH_H

#include <stddef.h>

/**
 * \file armpath.h
 * \brief Motion plans of a robot arm: poses with times, played in small steps.
 *
 * A pose is an array of as many doubles as the arm has joints, in radians.
 */

#define ARMPATH_MAX_JOINTS 8     /**< joints of an arm */
#define ARMPATH_MAX_POSES  10000 /**< poses of a path */
#define ARMPATH_MAX_ANGLE  1e4   /**< greatest absolute value in a pose */
#define ARMPATH_MAX_MOVE   3600. /**< longest move in seconds */

typedef struct armpath armpath;     /**< a plan */
typedef struct armcursor armcursor; /**< a plan being played */

/** Creates an empty path.
 *  \param joints  1 to ARMPATH_MAX_JOINTS
 *  \return the path, or NULL for another number or without memory */
armpath *armpath_create(int joints);

/** Destroys a path.  NULL is ignored.  All cursors on it must have been closed
 *  before. */
void armpath_destroy(armpath *path);

/** Appends a pose.
 *  \param pose     \a joints values, copied
 *  \param seconds  how long the move to it takes, more than 0 and at most
 *                  ARMPATH_MAX_MOVE; ignored for the first pose
 *  \return 0, or -1 when a value is out of its range or not a number, the path
 *          is full, or there is no memory */
int armpath_append(armpath *path, const double *pose, double seconds);

/** \return the number of poses */
size_t armpath_length(const armpath *path);

/** \return how long the whole path takes in seconds */
double armpath_duration(const armpath *path);

/** Gives access to a pose inside the path.
 *  \return the \a joints values, or NULL when there is no such pose.  The
 *          pointer becomes invalid with the next armpath_append(). */
const double *armpath_pose(const armpath *path, size_t index);

/** Starts to play a path from its first pose.  The path may be played by
 *  several cursors at a time.
 *  \return a cursor for armpath_close(), or NULL when the path is empty or
 *          there is no memory */
armcursor *armpath_play(const armpath *path);

/** Goes on by some time and tells where the arm is then.
 *  \param seconds  0 or more
 *  \param pose     room for \a joints values
 *  \return 1 while moving, 0 when the last pose is reached, -1 when
 *          \a seconds is negative or not a number (\a pose is not set then) */
int armpath_step(armcursor *cursor, double seconds, double *pose);

/** Closes a cursor.  NULL is ignored. */
void armpath_close(armcursor *cursor);

#endif
