#ifndef BERTH_H
#define BERTH_H

/* Harbours, and boats that lie in them. */
typedef struct harbour harbour;
typedef struct boat boat;
struct rules {
    int most;
};

harbour *harbour_new(void);

/* Let all boats leave first. */
void harbour_free(harbour *h);

/* Takes the rules into account, with a note that goes by them and that may be NULL. */
int harbour_set(harbour *h, const struct rules *rules, const char *note);

/* The same; the rules and the note may be NULL. */
int harbour_change(harbour *h, const struct rules *rules, const char *note);

boat *boat_new(harbour *h);
void boat_free(boat *b);

/* A quay is a harbour of its own. */
typedef struct quay quay;
typedef struct raft raft;
quay *quay_new(void);
void quay_free(quay *q); /* and all rafts that are tied to it */
raft *raft_tie(quay *q);
void raft_free(raft *r);

#endif
