#pragma once

/* Families. */
struct kin;

struct kin *kin_new(int name);
void kin_free(struct kin *kin);
/* A child, which stays its parent's. */
struct kin *kin_add_child(struct kin *parent, int name);
/* Takes a child out of its parent: it is the caller's then. */
struct kin *kin_detach(struct kin *parent, struct kin *child);
/* The parent takes the child over. */
void kin_adopt(struct kin *parent, struct kin *child);
/* Of the names of all children. */
int kin_sum(const struct kin *kin);
