#include "emitter.h"

#include <string.h>

#ifdef LEGAL
int main(void)
{
    struct event event;
    emitter *e = emitter_new();
    event_scalar(&event, "title", "text");
    emitter_emit(e, &event);
    event_group_start(&event, "empty");
    emitter_emit(e, &event);
    event_group_end(&event);
    emitter_emit(e, &event);
    event_group_end(&event);
    int refused = !emitter_emit(e, &event);
    event_group_start(&event, "list");
    emitter_emit(e, &event);
    event_scalar(&event, NULL, NULL);
    emitter_emit(e, &event);
    event_scalar(&event, "never", "emitted");
    event_delete(&event);
    emitter_flush(e);
    int right = strcmp(emitter_text(e), "title: text\nempty: {}\nlist:\n  ~: ~\n") == 0 && emitter_depth(e) == 1;
    emitter_delete(e);
    e = emitter_new();
    event_scalar(&event, "held", "back");
    emitter_emit(e, &event);
    emitter_delete(e);
    emitter_delete(NULL);
    return !(refused && right);
}
#else
int main(void)
{
    struct event event;
    emitter *e = emitter_new();
    event_scalar(&event, "name", "value");
    emitter_emit(e, &event);
    emitter_delete(e);
    event_delete(&event);
    return 0;
}
#endif
