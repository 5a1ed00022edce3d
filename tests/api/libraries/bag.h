#pragma once
struct bag;
struct bag *bag_new(int n);
void bag_free(struct bag *bag);
void bag_join(struct bag *restrict into, const struct bag *restrict from);
int bag_same(const struct bag *restrict a, const struct bag *restrict b);
