/* functions that cannot be predicates, for one reason each */
#include <stdbool.h>
struct pair {
    int a, b;
};
struct pair returns_a_struct(const struct pair *pair)
{
    return *pair;
}
void returns_nothing(struct pair *pair)
{
    pair->a = 0;
}
bool takes_nothing(void)
{
    return true;
}
bool takes_anything(const struct pair *pair, ...)
{
    return pair->a == 0;
}
bool only_declared(const struct pair *pair);
