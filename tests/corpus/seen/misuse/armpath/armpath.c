#include "armpath.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

struct armpath {
    int joints;
    size_t length;
    size_t room;
    double *poses; /* room * joints */
    double *times; /* room, of the move to each pose */
    double duration;
};

struct armcursor {
    const armpath *path;
    size_t reached; /* the pose which was left last */
    double since;   /* seconds since then */
};

armpath *armpath_create(int joints)
{
    armpath *path;

    if (joints < 1 || joints > ARMPATH_MAX_JOINTS)
        return NULL;
    path = calloc(1, sizeof *path);
    if (path != NULL)
        path->joints = joints;
    return path;
}

void armpath_destroy(armpath *path)
{
    if (path == NULL)
        return;
    free(path->poses);
    free(path->times);
    free(path);
}

static int make_room(armpath *path)
{
    size_t room = path->room == 0 ? 4 : path->room * 2;
    double *poses, *times;

    if (path->length < path->room)
        return 0;
    times = realloc(path->times, room * sizeof *times);
    if (times == NULL)
        return -1;
    path->times = times;
    /* not realloc(): the new pose may be one of the old */
    poses = malloc(room * (size_t)path->joints * sizeof *poses);
    if (poses == NULL)
        return -1;
    if (path->length > 0)
        memcpy(poses, path->poses, path->length * (size_t)path->joints * sizeof *poses);
    free(path->poses);
    path->poses = poses;
    path->room = room;
    return 0;
}

int armpath_append(armpath *path, const double *pose, double seconds)
{
    double copy[ARMPATH_MAX_JOINTS];

    if (path->length >= ARMPATH_MAX_POSES)
        return -1;
    for (int i = 0; i < path->joints; i++) {
        if (!(fabs(pose[i]) <= ARMPATH_MAX_ANGLE))
            return -1;
        copy[i] = pose[i];
    }
    if (path->length == 0)
        seconds = 0;
    else if (!(seconds > 0 && seconds <= ARMPATH_MAX_MOVE))
        return -1;
    if (make_room(path) < 0)
        return -1;
    memcpy(path->poses + path->length * (size_t)path->joints, copy, (size_t)path->joints * sizeof *copy);
    path->times[path->length] = seconds;
    path->duration += seconds;
    path->length++;
    return 0;
}

size_t armpath_length(const armpath *path)
{
    return path->length;
}

double armpath_duration(const armpath *path)
{
    return path->duration;
}

const double *armpath_pose(const armpath *path, size_t index)
{
    return index < path->length ? path->poses + index * (size_t)path->joints : NULL;
}

armcursor *armpath_play(const armpath *path)
{
    armcursor *cursor;

    if (path->length == 0)
        return NULL;
    cursor = calloc(1, sizeof *cursor);
    if (cursor != NULL)
        cursor->path = path;
    return cursor;
}

int armpath_step(armcursor *cursor, double seconds, double *pose)
{
    const armpath *path = cursor->path;
    const double *from, *to;
    double part;

    if (!(seconds >= 0))
        return -1;
    cursor->since += seconds;
    while (cursor->reached + 1 < path->length && cursor->since >= path->times[cursor->reached + 1]) {
        cursor->reached++;
        cursor->since -= path->times[cursor->reached];
    }
    from = path->poses + cursor->reached * (size_t)path->joints;
    if (cursor->reached + 1 == path->length) {
        cursor->since = 0;
        for (int i = 0; i < path->joints; i++)
            pose[i] = from[i];
        return 0;
    }
    to = from + path->joints;
    part = cursor->since / path->times[cursor->reached + 1];
    for (int i = 0; i < path->joints; i++)
        pose[i] = from[i] + (to[i] - from[i]) * part;
    return 1;
}

void armpath_close(armcursor *cursor)
{
    free(cursor);
}
