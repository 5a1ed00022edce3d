#include <stdbool.h>
struct pair {
    int a, b;
};
bool pair_ok(const struct pair *pair)
{
    return pair->a = = pair->c;
}
