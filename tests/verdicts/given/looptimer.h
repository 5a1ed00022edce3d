#ifndef LOOPTIMER_H
#define LOOPTIMER_H

typedef struct evl_loop evl_loop;
typedef struct evl_timer evl_timer;
struct evl_loop {
    evl_timer *timers;
    unsigned count;
};
struct evl_timer {
    evl_loop *loop;
    evl_timer *next;
};

void evl_loop_init(evl_loop *loop);
void evl_timer_init(evl_loop *loop, evl_timer *timer);
unsigned evl_count(const evl_loop *loop);
unsigned evl_beside(const evl_timer *timer);

#endif
