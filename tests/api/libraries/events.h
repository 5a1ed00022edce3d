/* Who listens is called: callbacks with user data. */
#include <stddef.h>

typedef struct events events;
typedef void (*events_handler)(void *data, int event);
typedef int (*events_filter)(void *data, int event);

events *events_new(void);
void events_free(events *e);
int events_listen(events *e, events_handler handler, void *data); /* an id > 0; 0: too many */
int events_unlisten(events *e, int id);
size_t events_emit(events *e, int event);
size_t events_emit_if(events *e, int event, events_filter filter, void *data);
size_t events_listeners(const events *e);
