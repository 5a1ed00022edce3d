#ifndef ACTORSET_H
#define ACTORSET_H
/*
 * Everything on the map that moves or bleeds.
 *
 * Actors sit side by side in one array so that the frame loop is quick, which
 * is why they shift around when others come and go.  Talk about an actor by its
 * id; ids are never given out twice.  A pointer to a part of an actor is for
 * right now: spawn or kill anybody and it may point anywhere.
 */
#include <stddef.h>
#include <stdint.h>

#define AS_MAX     4096u
#define AS_BODY    1u      // takes part in as_step
#define AS_HEALTH  2u      // has hit points
                           // the other bits are yours

typedef uint32_t as_id;    // 0 is nobody
typedef struct as_set as_set;
typedef struct { float x, y, vx, vy; } as_pos;
typedef void as_fn(as_set *s, as_id id, void *ctx);

as_set *as_new(void);
void    as_free(as_set *s);
size_t  as_count(const as_set *s);

as_id   as_spawn(as_set *s, unsigned parts);     // 0 when the map is full
int     as_alive(const as_set *s, as_id id);     // safe to ask with any number

// From here on: living actors, please.
void    as_kill(as_set *s, as_id id);
void    as_doom(as_set *s, as_id id);            // dies at the next as_reap
unsigned as_parts(const as_set *s, as_id id);
as_pos *as_where(as_set *s, as_id id);
int    *as_hp(as_set *s, as_id id);              // AS_HEALTH only

// Calls fn for each actor that has all of these parts, in no special order.  In fn
// use as_doom; as_spawn, as_kill and as_reap have to wait until the round is over.
void    as_each(as_set *s, unsigned parts, as_fn *fn, void *ctx);
size_t  as_reap(as_set *s);                      // how many died
void    as_step(as_set *s, float seconds);       // moves the bodies

#endif
