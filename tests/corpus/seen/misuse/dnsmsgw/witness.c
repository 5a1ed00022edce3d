#include "dnsmsgw.h"

#include <stdlib.h>
#include <string.h>

int main(int argc, char **argv)
{
	struct dnsw w = {0};
	uint8_t packet[64];
	uint8_t addr[4] = {127, 0, 0, 1};

	if (argc > 1 && atoi(argv[1]) == 6) {
		dnsw_question(&w, "a", 1);
		return 0;
	}
	dnsw_begin(&w, packet, sizeof packet, 0x1234, DNSW_RESPONSE);
	if (dnsw_question(&w, "a.bc.", 1) || dnsw_length(&w) != 12 + 6 + 4)
		return 2;
	if (dnsw_record(&w, DNSW_ANSWER, "", 1, 300, addr, 4) || dnsw_length(&w) != 22 + 1 + 4 + 10)
		return 2;
#ifdef LEGAL
	if (dnsw_record(&w, DNSW_ADDITIONAL, ".", 1, 300, NULL, 0) || dnsw_finish(&w) != 48 || packet[7] != 1 || packet[11] != 1)
		return 2;
	dnsw_begin(&w, packet, DNSW_HEADER, 1, 0);
	if (dnsw_question(&w, "", 1) != DNSW_ESPACE || dnsw_finish(&w) != DNSW_ESPACE)
		return 2;
	dnsw_begin(&w, packet, sizeof packet, 1, 0);
	if (dnsw_question(&w, "a..b", 1) != DNSW_ENAME || dnsw_record(&w, DNSW_ANSWER, "a", 1, 1, addr, (size_t)-1) != DNSW_ENAME)
		return 2;
	if (dnsw_error(&w) != DNSW_ENAME || dnsw_name_size("..") != DNSW_ENAME || dnsw_name_size(".a") != DNSW_ENAME)
		return 2;
	dnsw_begin(&w, packet, sizeof packet, 1, 0);
	return dnsw_record(&w, DNSW_ANSWER, "a", 1, 1, addr, (size_t)-1) != DNSW_ESPACE;
#else
	switch (argc > 1 ? atoi(argv[1]) : 1) {
	case 1:
		dnsw_question(&w, "b", 1);
		break;
	case 2:
		dnsw_finish(&w);
		dnsw_record(&w, DNSW_ANSWER, "", 1, 300, addr, 4);
		break;
	case 3: {
		uint8_t small[16];
		dnsw_begin(&w, small, 100, 1, 0);
		dnsw_question(&w, "example.com", 1);
		break;
	}
	case 4:
		dnsw_record(&w, DNSW_ANSWER, "", 1, 300, addr, 8);
		break;
	case 5:
		dnsw_record(&w, DNSW_QUESTION, "", 1, 300, addr, 4);
		break;
	}
	return 0;
#endif
}
