#include "iphview.h"

#include <assert.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(int argc, char **argv)
{
	struct iph_fields f = {0x7f000001, 0xffffffff, 7, 1, 17};

#ifdef LEGAL
	struct iph_fields g;
	struct iph_opt opt;
	uint8_t pkt[64], options[IPH_MAXOPT];
	size_t len, pos = 0;
	unsigned sum;

	(void)argc, (void)argv;
	assert(iph_sum(NULL, 0) == 0xffff && iph_check(pkt, 0) == IPH_ESHORT);
	assert(iph_build(pkt, 19, &f, 0) == IPH_ESHORT);
	assert(iph_build(pkt, SIZE_MAX, &f, SIZE_MAX) == IPH_EHEADER);
	assert(iph_build(pkt, sizeof pkt, &f, 65516) == IPH_EHEADER);
	assert(iph_build(pkt, sizeof pkt, &f, 3) == 20);
	assert(iph_check(pkt, 22) == IPH_ESHORT && iph_check(pkt, 1) == IPH_ESHORT);
	assert(iph_check(pkt, 23) == 0 && iph_check(pkt, sizeof pkt) == 0);
	iph_get(pkt, &g);
	assert(g.src == f.src && g.dst == f.dst && g.id == 7 && g.ttl == 1 && g.proto == 17);
	assert(iph_payload(pkt, &len) == pkt + 20 && len == 3);
	assert(iph_copy_options(pkt, options) == 0 && options[39] == 0);
	assert(iph_next_option(pkt, &pos, &opt) == 0 && iph_next_option(pkt, &pos, &opt) == 0);
	pos = SIZE_MAX;
	assert(iph_next_option(pkt, &pos, &opt) == 0);
	assert(iph_forward(pkt) == 0 && iph_forward(pkt) == 0 && iph_check(pkt, 23) == 0);
	pkt[8] = 3;
	assert(iph_check(pkt, 23) == IPH_ESUM);
	pkt[0] = 0x44;
	assert(iph_check(pkt, 23) == IPH_EHEADER);
	pkt[0] = 0x65;
	assert(iph_check(pkt, 23) == IPH_EVERSION);
	memset(pkt, 0, sizeof pkt);
	memcpy(pkt, "\x4f\0\0\x3c", 4);
	memcpy(pkt + 20, "\1\1\x44\4ab\2\2\7\0", 10);
	sum = iph_sum(pkt, 60);
	pkt[10] = (uint8_t)(sum >> 8);
	pkt[11] = (uint8_t)sum;
	assert(iph_check(pkt, 60) == 0 && iph_copy_options(pkt, options) == 40);
	pos = 0;
	assert(iph_next_option(pkt, &pos, &opt) == 1 && opt.type == 0x44 && opt.len == 2);
	assert(opt.data[1] == 'b');
	assert(iph_next_option(pkt, &pos, &opt) == 1 && opt.type == 2 && opt.len == 0);
	assert(iph_next_option(pkt, &pos, &opt) == -1 && iph_next_option(pkt, &pos, &opt) == 0);
	assert(iph_payload(pkt, &len) == pkt + 60 && len == 0);
#else
	int rule = argc > 1 ? atoi(argv[1]) : 1;
	uint8_t *pkt = malloc(IPH_MIN);

	if (!pkt)
		return 0;
	iph_build(pkt, IPH_MIN, &f, 0);
	if (rule == 1) {
		pkt[0] = 0x4f;
		printf("%u\n", iph_forward(pkt));
	} else if (rule == 2) {
		pkt[0] = 0x4f;
		pkt[3] = 60;
		printf("%d\n", iph_check(pkt, 1500));
	} else {
		uint8_t options[8];

		if (iph_check(pkt, IPH_MIN) == 0)
			iph_copy_options(pkt, options);
	}
	free(pkt);
#endif
	return 0;
}
