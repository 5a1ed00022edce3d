/* Structs that the caller has, and the functions that make something of them. */
struct noise {
    unsigned at;
    int last[4];
};
/* Only functions work on it, and this is where it begins. */
void noise_reset(struct noise *noise);
int noise_next(struct noise *noise);

struct point {
    int x, y;
};
/* Plain data: there are copies of it. */
void point_reset(struct point *point);
void point_move(struct point *point, int x, int y);
int point_distance(struct point from, struct point to);

struct sum {
    unsigned long total;
    unsigned count;
};
/* To be called before a sum is used for anything else. */
void sum_zero(struct sum *sum);
void sum_add(struct sum *sum, int number);
