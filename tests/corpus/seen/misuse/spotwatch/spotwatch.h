#ifndef SPOTWATCH_H
#define SPOTWATCH_H

/*  Actors of a game, and pointers to them that notice their end.

    Actors are reference counted: aw_new hands you the first reference, aw_ref
    makes another one, aw_unref drops one, and with the last of them the actor
    is gone.  Aiming at an actor should not keep it alive, though.  So instead
    of a reference you can have a watch:

        struct turret { aw_actor *target; } t;

        aw_watch(monster, &t.target);       -- t.target == monster
        ...
        aw_unref(monster);                  -- t.target == NULL

    aw_watch remembers the address of your pointer (the spot) and NULL is
    written there when the actor goes.  Hence the spot has to stay in place as
    long as it watches: end the watch with aw_unwatch before a spot that is on
    the stack goes out of scope or memory with a spot in it is freed.  A spot
    watches one actor at a time.

    You can hang data on an actor under a name.  Given a destroy function it is
    called for the data when other data is set under that name, when it is set
    to NULL and when the actor goes.  Watches have ended by then, and
    destroy functions must not do anything with their actor.

    Functions that can fail for want of memory return 0 then, otherwise 1.  */

typedef struct aw_actor aw_actor;
typedef void aw_destroy(void *data);

aw_actor   *aw_new      (const char *name, int health);   /* health is 0 at least */
aw_actor   *aw_ref      (aw_actor *actor);
void        aw_unref    (aw_actor *actor);

const char *aw_name     (const aw_actor *actor);          /* the actor's: lives as long */
int         aw_health   (const aw_actor *actor);
int         aw_hurt     (aw_actor *actor, int by);        /* health left; by < 0 heals */

int         aw_watch    (aw_actor *actor, aw_actor **spot);  /* again with the same: no matter */
void        aw_unwatch  (aw_actor *actor, aw_actor **spot);  /* a spot that watches this actor; *spot becomes NULL */
unsigned    aw_watchers (const aw_actor *actor);

/*  aw_put destroys what was there before, even when it is the same pointer.
    What it could not put is not destroyed.  aw_take gives data back to you
    without destroying it.  aw_get and aw_take return NULL for unknown names.  */
int         aw_put      (aw_actor *actor, const char *name, void *data, aw_destroy *destroy);
void       *aw_get      (const aw_actor *actor, const char *name);
void       *aw_take     (aw_actor *actor, const char *name);

#endif
