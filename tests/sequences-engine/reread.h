/* Numbers that are read from a text, and are used only when they came from one. */
#ifndef REREAD_H
#define REREAD_H

struct reread {
    unsigned number, check;
};

int reread_parse(const char *text, struct reread *out); /* fills out; 0 */
void reread_use(const struct reread *read);

struct minted {
    unsigned worth, stamp;
};

struct minted reread_mint(const char *text);
void reread_spend(struct minted coin);

#endif
