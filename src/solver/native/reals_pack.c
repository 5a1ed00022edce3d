/* Numbers that are all some distance apart.  From the left, the next one is as
 * far left as the last allows: its place is a cut.  The cut behind a number
 * (an open end) means 'as near to it as you like', and so does every place that
 * follows from it: that strictness is what makes the count exact.  All of them
 * are then moved by one small amount. */
#include "solver/native/reals_parts.h"

struct room {
    struct cut from, to;
};

struct rooms {
    struct room *items;
    size_t count;
};

/* A cut that greed arrives at. */
struct walk {
    struct cut place;
    bool started;
    mpq_t room_left; /* the least distance by which places behind open ends may not be moved; 0: any */
    mpz_t count;
};

static void walk_init(struct walk *walk)
{
    *walk = (struct walk){0};
    mpq_init(walk->place.at);
    mpq_init(walk->room_left);
    mpz_init(walk->count);
}

static void walk_clear(struct walk *walk)
{
    mpq_clear(walk->place.at);
    mpq_clear(walk->room_left);
    mpz_clear(walk->count);
}

static void bounded_by(struct walk *walk, const mpq_t amount)
{
    if (mpq_sgn(walk->room_left) == 0 || mpq_cmp(amount, walk->room_left) < 0)
        mpq_set(walk->room_left, amount);
}

/* The first place in a room; false: it has none. */
static bool walk_enter(struct walk *walk, const struct room *room, const mpq_t distance)
{
    struct cut next = {.after = walk->place.after};
    mpq_init(next.at);
    mpq_add(next.at, walk->place.at, distance);
    bool inside = true;
    if (!walk->started || cut_compare(&next, &room->from) < 0) {
        if (walk->started && walk->place.after && !room->from.after) {
            mpq_sub(next.at, room->from.at, next.at);
            bounded_by(walk, next.at);
        }
        mpq_set(walk->place.at, room->from.at);
        walk->place.after = room->from.after;
    } else {
        inside = cut_compare(&next, &room->to) < 0;
        if (inside)
            mpq_set(walk->place.at, next.at);
    }
    walk->started = true;
    mpq_clear(next.at);
    return inside;
}

/* From the first place to the last one in the room. */
static void walk_through(struct walk *walk, const struct room *room, const mpq_t distance)
{
    mpq_t length, steps;
    mpz_t whole;
    mpq_init(length);
    mpq_init(steps);
    mpz_init(whole);
    mpq_sub(length, room->to.at, walk->place.at);
    mpq_div(steps, length, distance);
    mpz_fdiv_q(whole, mpq_numref(steps), mpq_denref(steps));
    bool exact = mpz_cmp_ui(mpq_denref(steps), 1) == 0;
    if (exact && !(room->to.after && !walk->place.after))
        mpz_sub_ui(whole, whole, 1); /* the end itself is not reached */
    mpz_add(walk->count, walk->count, whole);
    mpz_add_ui(walk->count, walk->count, 1);
    mpq_set_z(steps, whole);
    mpq_mul(steps, steps, distance);
    mpq_add(walk->place.at, walk->place.at, steps);
    if (walk->place.after) {
        mpq_sub(length, room->to.at, walk->place.at);
        bounded_by(walk, length);
    }
    mpq_clear(length);
    mpq_clear(steps);
    mpz_clear(whole);
}

static void walk_all(struct walk *walk, const struct rooms *rooms, const mpq_t distance)
{
    for (size_t i = 0; i < rooms->count; i++)
        if (walk_enter(walk, &rooms->items[i], distance))
            walk_through(walk, &rooms->items[i], distance);
}

/* Where a stretch has no end, it is cut off this far from its other end, or from 0. */
static void rooms_of(struct rooms *rooms, const struct reals *set, const mpq_t width)
{
    rooms->count = reals_stretches(set);
    rooms->items = mem_array(rooms->count, sizeof *rooms->items);
    for (size_t i = 0; i < rooms->count; i++) {
        struct room *room = &rooms->items[i];
        struct stretch stretch = reals_stretch(set, i);
        mpq_init(room->from.at);
        mpq_init(room->to.at);
        if (stretch.from)
            mpq_set(room->from.at, stretch.from->at);
        else if (stretch.to)
            mpq_sub(room->from.at, stretch.to->at, width);
        else
            mpq_neg(room->from.at, width);
        if (stretch.to)
            mpq_set(room->to.at, stretch.to->at);
        else if (stretch.from)
            mpq_add(room->to.at, stretch.from->at, width);
        else
            mpq_set(room->to.at, width);
        room->from.after = stretch.from && stretch.from->after;
        room->to.after = !stretch.to || stretch.to->after;
    }
}

static void rooms_release(struct rooms *rooms)
{
    for (size_t i = 0; i < rooms->count; i++) {
        mpq_clear(rooms->items[i].from.at);
        mpq_clear(rooms->items[i].to.at);
    }
    mem_free(rooms->items);
}

static bool has_ends(const struct reals *set)
{
    size_t count = reals_stretches(set);
    return !count || (reals_stretch(set, 0).from && reals_stretch(set, count - 1).to);
}

static void count_in(const struct rooms *rooms, const mpq_t distance, mpz_t count)
{
    struct walk walk;
    walk_init(&walk);
    walk_all(&walk, rooms, distance);
    mpz_set(count, walk.count);
    walk_clear(&walk);
}

bool reals_pack_count(const struct reals *set, const mpq_t distance, mpz_t count)
{
    if (mpq_sgn(distance) <= 0)
        BUG("a distance is positive");
    if (!has_ends(set))
        return false;
    struct rooms rooms;
    rooms_of(&rooms, set, distance);
    count_in(&rooms, distance, count);
    rooms_release(&rooms);
    return true;
}

struct reals_packing {
    struct rooms rooms;
    mpq_t distance; /* of the places */
    mpq_t slack;    /* how far a number may be to the right of its place */
    mpq_t nudge;    /* what places behind an open end are moved by */
    mpq_t grid;     /* numbers with few decimals, of which slack has some */
    mpz_t left;
    struct walk walk;
    size_t at;
    struct dice dice;
};

/* The largest power of ten that is not above the limit (> 0). */
static void power_of_ten_below(const mpq_t limit, mpq_t out)
{
    mpq_t ten;
    mpq_init(ten);
    mpq_set_ui(ten, 10, 1);
    mpq_set_ui(out, 1, 1);
    for (; mpq_cmp(out, limit) <= 0; mpq_mul(out, out, ten))
        ;
    while (mpq_cmp(out, limit) > 0)
        mpq_div(out, out, ten);
    mpq_clear(ten);
}

/* A larger distance at which n still fit: the best of 1024 between the least and the span. */
static void widen(struct reals_packing *packing, const mpq_t distance, const mpz_t n)
{
    mpq_t more, part, tried;
    mpz_t count;
    mpz_init(count);
    mpq_init(more);
    mpq_init(part);
    mpq_init(tried);
    mpq_set(packing->distance, distance);
    mpq_sub(more, packing->rooms.items[packing->rooms.count - 1].to.at, packing->rooms.items[0].from.at);
    mpz_sub_ui(count, n, 1);
    mpq_set_z(part, count);
    mpq_div(more, more, part);
    mpq_sub(more, more, distance);
    unsigned low = 0, high = mpq_sgn(more) > 0 ? 1024 : 0;
    while (low < high) {
        unsigned middle = (low + high + 1) / 2;
        mpq_set_ui(part, middle, 1024);
        mpq_canonicalize(part);
        mpq_mul(tried, more, part);
        mpq_add(tried, tried, distance);
        count_in(&packing->rooms, tried, count);
        if (mpz_cmp(count, n) >= 0) {
            low = middle;
            mpq_set(packing->distance, tried);
        } else {
            high = middle - 1;
        }
    }
    mpq_sub(packing->slack, packing->distance, distance);
    mpz_clear(count);
    mpq_clear(more);
    mpq_clear(part);
    mpq_clear(tried);
}

/* The amount that fits everywhere. */
static void find_nudge(struct reals_packing *packing)
{
    struct walk walk;
    walk_init(&walk);
    walk_all(&walk, &packing->rooms, packing->distance);
    if (mpq_sgn(walk.room_left)) {
        mpq_div_2exp(walk.room_left, walk.room_left, 1);
        power_of_ten_below(walk.room_left, packing->nudge);
    }
    walk_clear(&walk);
}

struct reals_packing *reals_pack(const struct reals *set, const mpq_t distance, const mpz_t n, uint64_t seed)
{
    struct reals_packing *packing = mem_alloc(sizeof *packing);
    mpq_init(packing->distance);
    mpq_init(packing->slack);
    mpq_init(packing->nudge);
    mpq_init(packing->grid);
    mpz_init_set(packing->left, n);
    walk_init(&packing->walk);
    packing->dice = dice_of(seed, 0);
    mpq_t width, least;
    mpq_init(width);
    mpq_init(least);
    mpq_set_z(width, n);
    mpq_mul(width, width, distance);
    mpq_mul_2exp(width, width, 1);
    mpq_set_ui(least, 1000, 1);
    mpq_add(width, width, least);
    rooms_of(&packing->rooms, set, width);
    mpz_t count;
    mpz_init(count);
    count_in(&packing->rooms, distance, count);
    if (mpz_cmp(count, n) < 0)
        BUG("more numbers are asked for than are that far apart");
    mpq_set(packing->distance, distance);
    if (mpz_cmp_ui(n, 1) > 0)
        widen(packing, distance, n);
    else if (packing->rooms.count)
        mpq_sub(packing->slack, packing->rooms.items[0].to.at, packing->rooms.items[0].from.at);
    find_nudge(packing);
    if (mpq_sgn(packing->slack)) {
        mpq_div_2exp(width, packing->slack, 2);
        power_of_ten_below(width, packing->grid);
    }
    mpz_clear(count);
    mpq_clear(width);
    mpq_clear(least);
    return packing;
}

/* To the right of its place, no further than the slack and the room allow, with few decimals. */
static void move(struct reals_packing *packing, const struct room *room, mpq_t out)
{
    mpq_t end;
    mpz_t first, last;
    mpq_init(end);
    mpz_inits(first, last, NULL);
    mpq_add(end, out, packing->slack);
    mpq_sub(end, end, packing->nudge);
    bool cut = mpq_cmp(end, room->to.at) >= 0;
    if (cut)
        mpq_set(end, room->to.at);
    mpq_div(end, end, packing->grid);
    if (cut && !room->to.after) {
        mpz_cdiv_q(last, mpq_numref(end), mpq_denref(end));
        mpz_sub_ui(last, last, 1);
    } else {
        mpz_fdiv_q(last, mpq_numref(end), mpq_denref(end));
    }
    mpq_div(end, out, packing->grid);
    mpz_cdiv_q(first, mpq_numref(end), mpq_denref(end));
    mpz_sub(last, last, first);
    if (mpz_sgn(last) >= 0 && mpz_fits_ulong_p(last)) {
        mpz_add_ui(first, first, dice_below(&packing->dice, mpz_get_ui(last) + 1));
        mpq_set_z(out, first);
        mpq_mul(out, out, packing->grid);
    }
    mpq_clear(end);
    mpz_clears(first, last, NULL);
}

bool reals_pack_next(struct reals_packing *packing, mpq_t out)
{
    if (mpz_sgn(packing->left) <= 0)
        return false;
    mpz_sub_ui(packing->left, packing->left, 1);
    while (packing->at < packing->rooms.count &&
           !walk_enter(&packing->walk, &packing->rooms.items[packing->at], packing->distance))
        packing->at++;
    if (packing->at == packing->rooms.count)
        BUG("a packing ended early");
    mpq_set(out, packing->walk.place.at);
    if (packing->walk.place.after)
        mpq_add(out, out, packing->nudge);
    if (mpq_sgn(packing->slack))
        move(packing, &packing->rooms.items[packing->at], out);
    return true;
}

void reals_packing_free(struct reals_packing *packing)
{
    if (!packing)
        return;
    rooms_release(&packing->rooms);
    mpq_clear(packing->distance);
    mpq_clear(packing->slack);
    mpq_clear(packing->nudge);
    mpq_clear(packing->grid);
    mpz_clear(packing->left);
    walk_clear(&packing->walk);
    mem_free(packing);
}
