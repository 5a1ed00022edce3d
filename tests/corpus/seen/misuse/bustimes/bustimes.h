/*
NAME
    bustimes - a day's departures between stops, and how to get there first

DESCRIPTION
    A table is filled with stops and trips, sealed, and then searched as often
    as wanted.  Times are minutes after midnight, 0 to 2879 (the day after
    included).

    bt_table *bt_open(void)
        New table.  NULL without memory.

    void bt_close(bt_table *t)
        Frees the table and what it lent: names of stops.  NULL is ignored.
        Routes found in it must be freed before.

    int bt_stop(bt_table *t, const char *name)
        Number of the stop with this name, which is added if it is new (and the
        table is not sealed).  The name is copied.  -1 for names that are empty
        or longer than 63 bytes, when there are BT_STOPS, or without memory.

    const char *bt_name(const bt_table *t, int stop)
        Name of a stop, in the table's memory; NULL if there is no such stop.

    int bt_trip(bt_table *t, int from, int to, int leaves, int arrives)
        Adds a trip.  0, or -1 if a stop does not exist, from and to are the
        same, a time is out of range, it does not arrive later than it leaves,
        there are BT_TRIPS, the table is sealed, or there is no memory.

    void bt_seal(bt_table *t)
        Sorts the trips.  Nothing can be added after that.  Sealing twice does
        no harm.

    bt_route *bt_search(const bt_table *t, int from, int to, int time)
        The route that arrives first if one is at `from` at `time`; changing
        takes no time.  NULL if there is none, arguments are out of range, from
        and to are the same, or without memory.  The table must be sealed.

    int bt_legs(const bt_route *r)
        Number of trips of a route, 1 or more.

    const bt_leg *bt_leg_at(const bt_route *r, int i)
        Leg i, counted from 0; i must be less than bt_legs(r).  Belongs to the
        route.

    void bt_done(bt_route *r)
        Frees a route.  NULL is ignored.
*/
#ifndef BUSTIMES_H
#define BUSTIMES_H

#define BT_STOPS 200
#define BT_TRIPS 2000

typedef struct bt_table bt_table;
typedef struct bt_route bt_route;
typedef struct bt_leg {
    int from, to;
    int leaves, arrives;
    const char *headsign; /* name of the stop `to`, lent by the table */
} bt_leg;

bt_table *bt_open(void);
void bt_close(bt_table *t);
int bt_stop(bt_table *t, const char *name);
const char *bt_name(const bt_table *t, int stop);
int bt_trip(bt_table *t, int from, int to, int leaves, int arrives);
void bt_seal(bt_table *t);
bt_route *bt_search(const bt_table *t, int from, int to, int time);
int bt_legs(const bt_route *r);
const bt_leg *bt_leg_at(const bt_route *r, int i);
void bt_done(bt_route *r);

#endif
