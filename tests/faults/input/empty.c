/* nothing here could be a predicate */
struct pair {
    int a, b;
};
void pair_reset(struct pair *pair)
{
    pair->a = pair->b = 0;
}
