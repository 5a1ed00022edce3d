#ifndef BODYWLD_H
#define BODYWLD_H

/* bodywld - round bodies, springs and gravity for two-dimensional games

   The world owns everything in it.  Bodies and joints are made and destroyed by
   the world they are in, and pw_world_free destroys what is left.

   - Destroying a body destroys the joints at it as well.
   - A body or joint goes only to functions of its own world.
   - While pw_step runs the world is locked: out of a contact callback nothing may
     be made or destroyed, nor stepped.  Note what has to go and destroy it
     afterwards.  All other functions can be called.

   NULL is not a world, body or joint, except where it says so. */

#include <stdbool.h>
#include <stddef.h>

#define PW_MAX_BODIES 256
#define PW_MAX_JOINTS 512

typedef struct pw_world pw_world;
typedef struct pw_body pw_body;
typedef struct pw_joint pw_joint;

typedef struct pw_vec {
    double x, y;
} pw_vec;

/* The bodies overlap.  Called once a step for each such pair. */
typedef void pw_contact(pw_world *world, pw_body *a, pw_body *b, void *context);

pw_world *pw_world_new(pw_vec gravity);
void pw_world_free(pw_world *world); /* or NULL */
bool pw_world_locked(const pw_world *world);
void pw_world_on_contact(pw_world *world, pw_contact *call, void *context); /* call may be NULL */

/* dt: seconds, > 0 and at most 1 */
void pw_step(pw_world *world, double dt);

/* radius >= 0, mass > 0.  NULL: too many, or no memory. */
pw_body *pw_body_new(pw_world *world, pw_vec position, double radius, double mass);
void pw_body_destroy(pw_world *world, pw_body *body);
pw_body *pw_body_next(pw_world *world, pw_body *body); /* NULL starts and ends; newest first */
size_t pw_body_count(const pw_world *world);
pw_vec pw_body_position(const pw_body *body);
pw_vec pw_body_velocity(const pw_body *body);
void pw_body_push(pw_body *body, pw_vec impulse);
void pw_body_set_user(pw_body *body, void *user); /* the world does not look at it */
void *pw_body_user(const pw_body *body);

/* A spring between two different bodies.  NULL: too many, or no memory. */
pw_joint *pw_joint_new(pw_world *world, pw_body *a, pw_body *b, double length, double stiffness);
void pw_joint_destroy(pw_world *world, pw_joint *joint);
size_t pw_joint_count(const pw_world *world);
double pw_joint_stretch(const pw_joint *joint); /* how much longer than its length it is now */

#endif
