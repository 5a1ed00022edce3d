#ifndef ENDED_H
#define ENDED_H

#include <stddef.h>

/* Arrays without a number, parts that are deleted, and lengths of something else. */

struct ended_field {
    const char *name;
    int width;
};

/* In what follows `fields` is a table that ends with a row without a name. */

int ended_width(const struct ended_field *fields);
/* argv is an array like main's, with a NULL at the end. */
int ended_count(char *const argv[]);
/* words is NULL-terminated. */
int ended_words(const char *const *words);
/* The first of the names, which may be NULL. */
const char *ended_first(const char *const *names);
/* Writes a header for datalen bytes to come. */
int ended_build(unsigned char *out, size_t size, const struct ended_field *f, size_t datalen);

/* An option; the last in your array is a row of zeros. */
struct ended_option {
    char letter;
    const char *help;
};
void ended_help(int width, struct ended_option *options);

typedef struct ended_scan ended_scan;

ended_scan *ended_begin(int low, int high);
/* Delete the row at which the scan stands. */
void ended_scan_delete(ended_scan *scan);
/* End a scan and free it.  NULL is ignored. */
void ended_scan_end(ended_scan *scan);

/* Every plan starts as ended_always(); change them only by the functions below. */
struct ended_plan {
    unsigned chosen[4];
};
struct ended_plan ended_always(void);
void ended_only(struct ended_plan *plan, unsigned number);
int ended_means(const struct ended_plan *plan, unsigned number);

#endif
