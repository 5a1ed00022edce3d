#include "isokana.h"

#include <stdlib.h>
#include <string.h>

int main(void)
{
	isokana c;
#ifdef LEGAL
	const uint32_t text[] = { 'a', 0x3042, 0x30a2, 'b', 0xff71, 0x3042, '\n' };
	const uint32_t *in = text;
	size_t n = 7, room = isokana_bound(7), made;
	unsigned char *buf = malloc(room), *out = buf;
	uint32_t back[7];
	if (!buf)
		return 2;
	isokana_init(&c);
	if (isokana_put(&c, &in, &n, &out, &room) != ISOKANA_OK || n != 0)
		return 1;
	if (isokana_end(&c, &out, &room) != ISOKANA_OK)
		return 1;
	if (isokana_decode(buf, (size_t)(out - buf), back, 7, &made) != ISOKANA_OK)
		return 1;
	if (made != 7 || memcmp(back, text, sizeof text) != 0)
		return 1;
	in = text, n = 2, out = buf, room = 3;
	isokana_init(&c);
	if (isokana_put(&c, &in, &n, &out, &room) != ISOKANA_FULL || n != 1 || room != 2)
		return 1;
	if (isokana_can(0x1b) || !isokana_can('a') || isokana_bound(SIZE_MAX) != SIZE_MAX)
		return 1;
	free(buf);
#else
	const uint32_t text[] = { 0x3042, 0xff71 };
	const uint32_t *in = text;
	size_t n = 2, room = 6;
	unsigned char *buf = malloc(room), *out = buf;
	if (!buf)
		return 2;
	isokana_init(&c);
	isokana_put(&c, &in, &n, &out, &room);
	free(buf);
#endif
	return 0;
}
