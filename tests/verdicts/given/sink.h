#ifndef SINK_H
#define SINK_H

/* Writes records to memory. */
enum sink_flags { SINK_APPEND = 1, SINK_TRUNCATE = 2, SINK_SYNC = 4 };
typedef struct sink sink;
/* SINK_APPEND and SINK_TRUNCATE exclude each other. */
sink *sink_open(unsigned flags);
void sink_close(sink *s);
int sink_write(sink *s, int record);
int sink_total(const sink *s);

#endif
