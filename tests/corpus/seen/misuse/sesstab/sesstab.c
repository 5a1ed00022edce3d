#include "sesstab.h"

#include <stdlib.h>
#include <string.h>

struct sess_table {
    session *v;
    size_t n, room;
    uint32_t last_id;
    uint32_t idle;
    sess_end_fn *on_end;
    void *ctx;
};

sess_table *sess_table_new(uint32_t idle, sess_end_fn *on_end, void *ctx)
{
    sess_table *t = calloc(1, sizeof *t);

    if (!t)
        return NULL;
    t->idle = idle;
    t->on_end = on_end;
    t->ctx = ctx;
    return t;
}

/* Takes a session out and closes the gap. */
static void end_session(sess_table *t, session *s)
{
    size_t behind = t->n - (size_t)(s - t->v) - 1;

    if (t->on_end)
        t->on_end(t, s, t->ctx);
    memmove(s, s + 1, behind * sizeof *s);
    t->n--;
}

void sess_table_free(sess_table *t)
{
    if (!t)
        return;
    while (t->n > 0)
        end_session(t, &t->v[t->n - 1]);
    free(t->v);
    free(t);
}

session *sess_find(sess_table *t, uint32_t id)
{
    size_t i;

    for (i = 0; i < t->n; i++) {
        if (t->v[i].id == id)
            return &t->v[i];
    }
    return NULL;
}

session *sess_at(sess_table *t, size_t i)
{
    return i < t->n ? &t->v[i] : NULL;
}

size_t sess_count(const sess_table *t)
{
    return t->n;
}

/* Makes the array's room fit n sessions; may move it. */
static int fit(sess_table *t, size_t n)
{
    size_t room = t->room ? t->room : 2;
    session *v;

    if (n <= t->room)
        return 0;
    while (room < n)
        room *= 2;
    v = realloc(t->v, room * sizeof *v);
    if (!v)
        return -1;
    t->v = v;
    t->room = room;
    return 0;
}

/* An id that no session has; ids are used again only after they have wrapped
 * around. */
static uint32_t fresh_id(sess_table *t)
{
    do {
        if (++t->last_id == 0)
            t->last_id = 1;
    } while (sess_find(t, t->last_id));
    return t->last_id;
}

uint32_t sess_open(sess_table *t, const char *user, int64_t now)
{
    char name[SESS_USER_MAX + 1] = "";
    size_t length = 0;
    session *s;

    while (user[length] != '\0') {
        if (length == SESS_USER_MAX)
            return 0;
        name[length] = user[length];
        length++;
    }
    if (length == 0 || t->n >= SESS_MAX)
        return 0;
    if (fit(t, t->n + 1) != 0)
        return 0;
    s = &t->v[t->n];
    memset(s, 0, sizeof *s);
    s->id = fresh_id(t);
    s->opened = s->seen = now;
    memcpy(s->user, name, sizeof name);
    t->n++;
    return s->id;
}

bool sess_touch(sess_table *t, uint32_t id, int64_t now)
{
    session *s = sess_find(t, id);

    if (!s)
        return false;
    if (now > s->seen)
        s->seen = now;
    return true;
}

/* Gives back memory once a table has become nearly empty. */
static void shrink(sess_table *t)
{
    size_t room = t->room / 2;
    session *v;

    if (t->n == 0) {
        free(t->v);
        t->v = NULL;
        t->room = 0;
        return;
    }
    if (room < 8 || t->n > room / 2)
        return;
    v = realloc(t->v, room * sizeof *v);
    if (v) {
        t->v = v;
        t->room = room;
    }
}

bool sess_close(sess_table *t, uint32_t id)
{
    session *s = sess_find(t, id);

    if (!s)
        return false;
    end_session(t, s);
    shrink(t);
    return true;
}

static bool is_idle(const sess_table *t, const session *s, int64_t now)
{
    if (now <= s->seen)
        return false;
    return (uint64_t)now - (uint64_t)s->seen > t->idle;
}

size_t sess_expire(sess_table *t, int64_t now)
{
    size_t ended = 0, i = 0;

    while (i < t->n) {
        session *s = &t->v[i];

        if (is_idle(t, s, now)) {
            end_session(t, s);
            ended++;
        } else {
            i++;
        }
    }
    if (ended > 0)
        shrink(t);
    return ended;
}
