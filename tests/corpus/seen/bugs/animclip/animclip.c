#include "animclip.h"

#include <stdlib.h>
#include <string.h>

struct steps {
    int users;
    int count;
    int room;
    clip_step step[];
};

struct clip {
    struct steps *steps;
};

static struct steps *steps_new(int room)
{
    struct steps *s = malloc(sizeof *s + (size_t)room * sizeof s->step[0]);
    if (!s)
        return NULL;
    s->users = 1;
    s->count = 0;
    s->room = room;
    return s;
}

static void steps_drop(struct steps *s)
{
    if (--s->users == 0)
        free(s);
}

/* Makes sure that the steps are the clip's own, with room for one more. */
static bool detach(clip *c)
{
    struct steps *old = c->steps;
    if (old->users == 1 && old->count < old->room)
        return true;
    struct steps *own = steps_new(old->count < old->room ? old->room : 2 * old->room);
    if (!own)
        return false;
    own->count = old->count;
    memcpy(own->step, old->step, (size_t)old->count * sizeof own->step[0]);
    steps_drop(old);
    c->steps = own;
    return true;
}

clip *clip_new(void)
{
    clip *c = malloc(sizeof *c);
    if (!c)
        return NULL;
    c->steps = steps_new(4);
    if (!c->steps) {
        free(c);
        return NULL;
    }
    return c;
}

clip *clip_copy(clip *c)
{
    clip *copy = malloc(sizeof *copy);
    if (!copy)
        return NULL;
    copy->steps = c->steps;
    copy->steps->users++;
    return copy;
}

void clip_free(clip *c)
{
    if (!c)
        return;
    steps_drop(c->steps);
    free(c);
}

static bool ms_ok(int ms)
{
    return ms >= 1 && ms <= CLIP_MAX_MS;
}

bool clip_add(clip *c, int sprite, int ms)
{
    if (!ms_ok(ms) || c->steps->count >= CLIP_MAX_STEPS || !detach(c))
        return false;
    c->steps->step[c->steps->count++] = (clip_step){sprite, ms};
    return true;
}

bool clip_set_ms(clip *c, int index, int ms)
{
    if (!ms_ok(ms) || index < 0 || index >= c->steps->count || !detach(c))
        return false;
    c->steps->step[index].ms = ms;
    return true;
}

void clip_reverse(clip *c)
{
    struct steps *s = c->steps;
    for (int i = 0, j = s->count - 1; i < j; i++, j--) {
        clip_step t = s->step[i];
        s->step[i] = s->step[j];
        s->step[j] = t;
    }
}

void clip_clear(clip *c)
{
    if (detach(c))
        c->steps->count = 0;
}

int clip_steps(const clip *c)
{
    return c->steps->count;
}

bool clip_get(const clip *c, int index, clip_step *step)
{
    if (index < 0 || index >= c->steps->count)
        return false;
    *step = c->steps->step[index];
    return true;
}

int clip_duration(const clip *c)
{
    int sum = 0;
    for (int i = 0; i < c->steps->count; i++)
        sum += c->steps->step[i].ms;
    return sum;
}

int clip_sprite_at(const clip *c, int ms)
{
    if (c->steps->count == 0 || ms < 0)
        return -1;
    ms %= clip_duration(c);
    int i = 0;
    while (ms >= c->steps->step[i].ms)
        ms -= c->steps->step[i++].ms;
    return c->steps->step[i].sprite;
}

bool clip_equal(const clip *a, const clip *b)
{
    if (a->steps->count != b->steps->count)
        return false;
    for (int i = 0; i < a->steps->count; i++)
        if (a->steps->step[i].sprite != b->steps->step[i].sprite || a->steps->step[i].ms != b->steps->step[i].ms)
            return false;
    return true;
}
