#include "postkey.h"

#include <assert.h>
#include <string.h>

int main(void)
{
    struct postkey a, b;
#ifdef LEGAL
    char line[256], tiny[4];
    postkey_clear(&a);
    assert(postkey_format(&a, NULL, 0) == 8 && postkey_format(&a, line, sizeof line) == 8);
    assert(postkey_parse(&b, line) == 0 && postkey_equal(&a, &b) && postkey_hash(&a) == postkey_hash(&b));
    assert(postkey_parse(&a, "  Ann   Lee ,1 High St, Leeds,LS1 4DY,gb ") == 0);
    assert(strcmp(a.name, "Ann Lee") == 0 && strcmp(a.country, "GB") == 0);
    assert(postkey_format(&a, tiny, sizeof tiny) == strlen("Ann Lee, 1 High St, Leeds, LS1 4DY, GB"));
    assert(strcmp(tiny, "Ann") == 0);
    assert(postkey_parse(&b, "ANN LEE,1 HIGH ST,LEEDS,ls1 4dy,GB") == 0);
    assert(postkey_equal(&a, &b) && postkey_compare(&a, &b) == 0 && postkey_hash(&a) == postkey_hash(&b));
    assert(postkey_equal(&a, &a) && postkey_compare(&b, &b) == 0);
    assert(postkey_parse(&b, "") == -1 && postkey_parse(&b, ",,,,,") == -1 && postkey_parse(&b, ",,,,g") == -1);
    assert(postkey_set(&a, POSTKEY_POSTCODE, "12345678901") == 0);
    assert(postkey_set(&a, POSTKEY_POSTCODE, "123456789012") == -1);
    assert(postkey_set(&a, POSTKEY_CITY, "a,b") == -1 && postkey_set(&a, POSTKEY_CITY, "a\n") == -1);
    assert(postkey_set(&a, (enum postkey_field)9, "x") == -1);
    assert(postkey_set(&a, POSTKEY_COUNTRY, "") == 0 && postkey_set(&a, POSTKEY_NAME, "\xc3\xa9") == 0);
    assert(postkey_set(&a, POSTKEY_NAME, a.street) == 0 && strcmp(a.name, "1 High St") == 0);
    assert(postkey_set(&a, POSTKEY_NAME, a.name + 2) == 0 && strcmp(a.name, "High St") == 0);
    assert(postkey_compare(&a, &b) == -postkey_compare(&b, &a) && !postkey_equal(&a, &b));
    postkey_format(&a, line, sizeof line);
    assert(postkey_parse(&b, line) == 0 && postkey_equal(&a, &b));
    return 0;
#else
    assert(postkey_parse(&a, "Ann Lee, 1 High St, Leeds, LS1 4DY, GB") == 0);
    assert(postkey_parse(&b, "Ann Lee, 1 High St, Leeds, LS14DY, GB") == 0);
    return postkey_equal(&a, &b) && postkey_hash(&a) != postkey_hash(&b);
#endif
}
