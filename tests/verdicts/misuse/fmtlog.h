#ifndef FMTLOG_H
#define FMTLOG_H

#include <stddef.h>
struct fmtlog;
struct fmtlog *fmtlog_new(void);
void fmtlog_free(struct fmtlog *l);
void fmtlog_set_format(struct fmtlog *l, const char *format);
size_t fmtlog_number(struct fmtlog *l, int number);

#endif
