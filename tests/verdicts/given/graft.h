#ifndef GRAFT_H
#define GRAFT_H

/* Trees whose branches are exchanged. */
typedef struct graft graft;
graft *graft_new(void);
/* With all its branches. */
void graft_free(graft *g);
/* A branch of to, which takes ownership of branch. */
void graft_add(graft *to, graft *branch);
/* Ends old, and puts branch in its place. */
void graft_replace(graft *parent, graft *old, graft *branch);

#endif
