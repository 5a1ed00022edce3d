#include "tcpopts.h"

#include <string.h>

int main(void)
{
	struct tcpopt_builder b;
	const uint8_t *data, bad[] = { 1, 3, 9, 0 }, end[] = { 0, 2, 0 };
	size_t len;

	tcpopt_init(&b);
	if (tcpopt_count(b.bytes, 0) != 0 || tcpopt_mss(NULL, 0, 536) != 536 || tcpopt_check(NULL, 0) != TCPOPT_OK)
		return 2;
	if (tcpopt_add_mss(&b, 1460) || tcpopt_add_nop(&b) || tcpopt_add_wscale(&b, 7) || b.len != 8)
		return 2;
	if (tcpopt_add_raw(&b, TCPOPT_SACKOK, NULL, 0) || tcpopt_add_stamp(&b, 0xfffefdfc, 1) || b.len != 20)
		return 2;
	if (tcpopt_add_wscale(&b, 15) != TCPOPT_INVALID || tcpopt_add_raw(&b, 1, NULL, 0) != TCPOPT_INVALID)
		return 2;
	if (tcpopt_add_raw(&b, 99, b.bytes, (size_t)-1) != TCPOPT_FULL || tcpopt_add_raw(&b, 99, b.bytes, 5))
		return 2;
	tcpopt_pad(&b);
	if (b.len != 28 || tcpopt_count(b.bytes, b.len) != 5 || tcpopt_mss(b.bytes, b.len, 0) != 1460)
		return 2;
	if (tcpopt_find(b.bytes, b.len, TCPOPT_STAMP, &data, &len) || len != 8 || data[0] != 0xff || data[7] != 1)
		return 2;
	if (tcpopt_find(b.bytes, b.len, 5, &data, &len) != TCPOPT_ABSENT || tcpopt_check(b.bytes, b.len))
		return 2;
	if (tcpopt_count(bad, 4) != 0 || tcpopt_check(bad, 4) != TCPOPT_BROKEN || tcpopt_check(bad, 2) != TCPOPT_BROKEN)
		return 2;
	while (tcpopt_add_nop(&b) == TCPOPT_OK)
		continue;
	if (b.len != TCPOPT_SPACE || tcpopt_count(end, 3) != 0 || tcpopt_check(end, 3))
		return 2;
#ifndef LEGAL
	tcpopt_count(end + 1, 2);
#endif
	return 0;
}
