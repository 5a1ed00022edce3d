#ifndef ENVPTS_H
#define ENVPTS_H

/*
 * envpts: volume envelopes as music trackers have them.
 *
 * An envelope is a line through a few points. Each point has a tick (time) and
 * a level (0 = silent, 64 = full); between two points the level moves in a
 * straight line. Points come in order of time. Two (or more) points may sit on
 * the same tick: then the level jumps there, and what you hear on that tick is
 * the level of the last of them.
 *
 * An env only describes the shape. To play it, keep one env_pos for each
 * sounding note; many notes may share one env, as long as it is not freed
 * before the last env_next() of any of them.
 */

#define ENV_MAX_POINTS 32
#define ENV_FULL 64

struct env_point {
    unsigned short tick;
    unsigned char level;
};

typedef struct env env;

/* A note's place in its envelope. Filled in by env_start(); don't touch. It
   holds no memory of its own, so you can copy it or forget about it. */
typedef struct env_pos {
    const env *shape;
    unsigned tick;
    int segment;
    int released;
    int done;
} env_pos;

/* Make an envelope from 1 to ENV_MAX_POINTS points (they are copied). The
   first must be on tick 0, ticks must not decrease, levels must not exceed
   ENV_FULL. NULL if one of that isn't so, or if there is no memory. */
env *env_new(const struct env_point *points, int count);

/* The same from text: "tick:level" pairs in decimal with single spaces between
   them, for instance "0:64 12:40 48:0". NULL also if the text is malformed. */
env *env_parse(const char *text);

/* Goodbye. NULL is fine. */
void env_free(env *e);

/* Number of points, and the tick of the last one. */
int env_count(const env *e);
unsigned env_length(const env *e);

/* Hold the envelope on the tick of this point (or where a note is, if that is
   already behind it) for as long as the note isn't released. -1 (how it starts out) is for no sustain. Returns 0, or -1 if there
   is no such point. */
int env_set_sustain(env *e, int point);

/* Once the tick of point `last` was played, go on with the tick of point
   `first`, forever. -1, -1 (how it starts out) is for no loop. Returns 0, or -1
   if there are no such points or first > last. */
int env_set_loop(env *e, int first, int last);

/* The level on a tick, without sustain and loop. After the last point it stays
   what it was there. */
int env_level(const env *e, unsigned tick);

/* Begin to play e, at tick 0. */
void env_start(env_pos *pos, const env *e);

/* The level on the current tick; then move on by one tick. Call it as often as
   you like. */
int env_next(env_pos *pos);

/* The key was released: sustain holds no longer. */
void env_release(env_pos *pos);

/* 1 if the last point was played and there is nothing left to come, else 0. */
int env_done(const env_pos *pos);

#endif
