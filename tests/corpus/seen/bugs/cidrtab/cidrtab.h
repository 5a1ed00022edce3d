#ifndef _CIDRTAB_H_
#define _CIDRTAB_H_

#include <stdint.h>

/*
 * Routing table, longest prefix match. Addresses are in host byte order.
 * Everything that returns int gives 0 for success and a CT_E... otherwise.
 */

struct cidrtab;

struct ct_route {
	uint32_t	prefix;		/* host bits are zero */
	int		bits;		/* 0..32; 0 is the default route */
	int		via;		/* whatever the caller likes */
};

#define CT_EBITS	1	/* prefix length out of range */
#define CT_EEXIST	2	/* there is a route for that prefix */
#define CT_ENOENT	3	/* no such route */
#define CT_EFULL	4	/* table full (CT_MAX) or out of memory */

#define CT_MAX		4096

struct cidrtab	*ct_open(void);
void		 ct_close(struct cidrtab *);

/* host bits in addr are ignored */
int	ct_add(struct cidrtab *, uint32_t addr, int bits, int via);
int	ct_del(struct cidrtab *, uint32_t addr, int bits);

/* most specific route for addr */
int	ct_lookup(const struct cidrtab *, uint32_t addr, struct ct_route *out);

/* routes sorted by prefix, shorter first; i counts from 0 */
int	ct_count(const struct cidrtab *);
int	ct_get(const struct cidrtab *, int i, struct ct_route *out);

/* does a contain every address of b? 0 also if the bits of one are bad */
int	ct_covers(const struct ct_route *a, const struct ct_route *b);

#endif
