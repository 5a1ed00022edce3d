#ifndef SDATUM_H
#define SDATUM_H

/*	sdatum - keyed data in core, after ndbm(3)
 *
 *	Keys and contents are any bytes, given as datums: dsize bytes at dptr.
 *	A datum that is handed out points into the data base; it must not be
 *	written to or freed, and is gone with the next sd_store, sd_delete or
 *	sd_close.  Datums that are handed in are copied.
 */

typedef struct {
	const char *dptr;	/* may be NULL when dsize is 0 */
	int dsize;
} datum;

typedef struct sdatum SD;

#define SD_INSERT	0
#define SD_REPLACE	1

#define SD_DATA		1024	/* key and content together, at most */
#define SD_RECS		2000

SD *sd_open(void);
void sd_close(SD *);

/* Returns 0; 1 if SD_INSERT finds the key in use; -1 on error: size below 0, too much data. */
int sd_store(SD *, datum key, datum content, int how);

/* dptr is NULL if there is no such key, and not otherwise. */
datum sd_fetch(SD *, datum key);

/* 0, or -1 if there is no such key. */
int sd_delete(SD *, datum key);

/* for (k = sd_firstkey(p); k.dptr; k = sd_nextkey(p)) ...
   in no order.  After a store or delete begin anew. */
datum sd_firstkey(SD *);
datum sd_nextkey(SD *);

int sd_count(const SD *);

#endif
