/* kvscan.h -- destructive scanner for "key = value" text, no malloc.
 *
 *   char buf[] = "name = joe\n# remark\nage=7\n";
 *   kvscan s;
 *   char *k, *v;
 *   kvscan_start(&s, buf);
 *   while (kvscan_next(&s, &k, &v) > 0)
 *       ...
 *
 * Keys and values are strings within the scanned buffer, which is written to
 * (terminators are put into it, like strtok does). Blank lines and lines
 * that begin with # are skipped. White space around keys and values is
 * removed.
 */
#ifndef KVSCAN_H
#define KVSCAN_H

typedef struct kvscan {
    char *at;       /* the rest of the text */
    int   line;     /* line number of the last result, from 1 */
} kvscan;

/* Starts on a terminated text. */
void kvscan_start(kvscan *s, char *text);

/* Next pair: 1, with *key and *value set; 0 at the end of the text; -1 for a
 * line without '=' or with an empty key, which is skipped. */
int kvscan_next(kvscan *s, char **key, char **value);

/* Line number of what the last kvscan_next() returned, 0 before that. */
int kvscan_line(const kvscan *s);

/* Replaces \n, \t, \\ and \" by what they mean, in place. An unknown escape
 * stays as it is. Returns its argument. */
char *kv_unescape(char *value);

/* Takes quotes away: if a value begins and ends with " it is moved and
 * shortened in place. Returns its argument. */
char *kv_unquote(char *value);

/* Splits at a separator: returns the part before it, and moves *list behind
 * it, or to NULL if that was the last part. *list must not be NULL. */
char *kv_split(char **list, char sep);

/* Reads a whole decimal number. 0 if it is one, -1 if not or out of range. */
int kv_int(const char *value, int *number);

/* 1 for "1", "yes", "true", "on"; 0 for "0", "no", "false", "off"; else -1. */
int kv_bool(const char *value);

#endif
