#include "railsw.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>

struct route {
    bool set;
    bool needs[RAIL_SWITCHES];
    sw_pos pos[RAIL_SWITCHES];
};

struct station {
    int switches, routes;
    sw_pos pos[RAIL_SWITCHES];
    struct route route[RAIL_ROUTES];
};

station *rail_open(int switches)
{
    if (switches < 1 || switches > RAIL_SWITCHES)
        return NULL;
    station *s = calloc(1, sizeof *s);
    if (s)
        s->switches = switches;
    return s;
}

void rail_close(station *s)
{
    if (!s)
        return;
    for (int i = 0; i < s->routes; i++)
        assert(!s->route[i].set);
    free(s);
}

static bool has_switch(const station *s, int sw)
{
    return sw >= 0 && sw < s->switches;
}

static const struct route *route_of(const station *s, int route)
{
    assert(route >= 0 && route < s->routes);
    return &s->route[route];
}

int rail_add_route(station *s)
{
    return s->routes == RAIL_ROUTES ? -1 : s->routes++;
}

void rail_need(station *s, int route, int sw, sw_pos pos)
{
    assert(!route_of(s, route)->set && has_switch(s, sw));
    s->route[route].needs[sw] = true;
    s->route[route].pos[sw] = pos == SW_TURN ? SW_TURN : SW_STRAIGHT;
}

sw_pos rail_position(const station *s, int sw)
{
    assert(has_switch(s, sw));
    return s->pos[sw];
}

bool rail_can_throw(const station *s, int sw)
{
    assert(has_switch(s, sw));
    for (int i = 0; i < s->routes; i++)
        if (s->route[i].set && s->route[i].needs[sw])
            return false;
    return true;
}

void rail_throw(station *s, int sw)
{
    assert(rail_can_throw(s, sw));
    s->pos[sw] = s->pos[sw] == SW_STRAIGHT ? SW_TURN : SW_STRAIGHT;
}

bool rail_can_set(const station *s, int route)
{
    const struct route *r = route_of(s, route);
    if (r->set)
        return false;
    for (int i = 0; i < s->switches; i++)
        if (r->needs[i] && r->pos[i] != s->pos[i] && !rail_can_throw(s, i))
            return false;
    return true;
}

void rail_set(station *s, int route)
{
    assert(rail_can_set(s, route));
    struct route *r = &s->route[route];
    for (int i = 0; i < s->switches; i++)
        if (r->needs[i])
            s->pos[i] = r->pos[i];
    r->set = true;
}

void rail_release(station *s, int route)
{
    assert(route_of(s, route)->set);
    s->route[route].set = false;
}

bool rail_is_set(const station *s, int route)
{
    return route_of(s, route)->set;
}

char *rail_report(const station *s)
{
    char *text = malloc(RAIL_SWITCHES + 3 * RAIL_ROUTES + 2), *at = text;
    char before = ' ';
    if (!text)
        return NULL;
    for (int i = 0; i < s->switches; i++)
        *at++ = s->pos[i] == SW_TURN ? '/' : '-';
    for (int i = 0; i < s->routes; i++)
        if (s->route[i].set) {
            at += sprintf(at, "%c%d", before, i);
            before = ',';
        }
    *at = '\0';
    return text;
}
