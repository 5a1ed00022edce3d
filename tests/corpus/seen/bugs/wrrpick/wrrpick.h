#ifndef WRRPICK_H
#define WRRPICK_H

#define WRR_MAX 64           /* servers */
#define WRR_MAXWEIGHT 1000

struct wrr;

struct wrr *wrr_new(void);
void wrr_free(struct wrr *w);

int wrr_add(struct wrr *w, int id, int weight);     /* 0 or -1; weight 0: drained */
int wrr_weight(struct wrr *w, int id, int weight);  /* change it */
int wrr_del(struct wrr *w, int id);
int wrr_count(const struct wrr *w);

/* whose turn it is: 1 and *id, or 0 when nobody takes work */
int wrr_next(struct wrr *w, int *id);

#endif
