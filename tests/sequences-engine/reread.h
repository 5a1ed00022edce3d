/* Numbers that are read from a text, and are used only when they came from one. */
#ifndef REREAD_H
#define REREAD_H

struct reread {
    unsigned number, check;
};

int reread_parse(const char *text, struct reread *out); /* fills out; 0 */
void reread_use(const struct reread *read);

#endif
