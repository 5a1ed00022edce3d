#include "msgsect.h"

#include <string.h>

int main(void)
{
	msgsect *m = msgsect_create();
	const char *data = NULL;

	if (!m)
		return 2;
#ifdef LEGAL
	{
		const msgsect_node *node = NULL;
		if (msgsect_add(m, MSGSECT_ANSWER, "Key.example", MSGSECT_TYPE_TKEY, "one") != MSGSECT_OK)
			return 1;
		if (msgsect_tkey(m, "key.EXAMPLE", &data) != MSGSECT_OK || strcmp(data, "one") != 0)
			return 1;
		msgsect_add(m, MSGSECT_ADDITIONAL, "key.example", MSGSECT_TYPE_TKEY, "");
		if (msgsect_tkey(m, "key.example", &data) != MSGSECT_OK || *data)
			return 1;
		if (msgsect_tkey(m, "none", &data) != MSGSECT_NXNAME || msgsect_add(m, MSGSECT_ANSWER, "", 1, "") != MSGSECT_BADARG)
			return 1;
		if (msgsect_find(m, MSGSECT_ANSWER, "key.example", MSGSECT_TYPE_A, &node, &data) != MSGSECT_NXTYPE || !node)
			return 1;
		if (node != msgsect_first(m, MSGSECT_ANSWER) || msgsect_next(node) || msgsect_records(node) != 1)
			return 1;
		if (strcmp(msgsect_owner(node), "Key.example") != 0)
			return 1;
	}
#else
	msgsect_add(m, MSGSECT_ADDITIONAL, "key.example", MSGSECT_TYPE_A, "10.0.0.1");
	msgsect_tkey(m, "key.example", &data);
#endif
	msgsect_destroy(&m);
	return 0;
}
