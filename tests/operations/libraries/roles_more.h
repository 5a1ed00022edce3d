/* Included by roles.h: its functions are not operations of roles.h. */
struct session;
void session_hidden(struct session *s);
