#include "memrd.h"

#include <stdlib.h>
#include <string.h>

int main(int argc, char **argv)
{
	static const char text[] = "one\n\ntwo\nx\1\2\3\4";
	MR *r = mr_open(text, sizeof text - 1);

	if (strcmp(mr_line(r), "one") || mr_tell(r) != 4)
		return 2;
#ifdef LEGAL
	uint16_t h;
	uint32_t w;
	char buf[4];

	(void)argc, (void)argv;
	mr_mark(r);
	if (strcmp(mr_line(r), "") || mr_getc(r) != 't')
		return 2;
	mr_ungetc(r);
	if (mr_peek(r) != 't' || strcmp(mr_line(r), "two") || mr_skip(r, 1) != 1 || mr_u32(r, &w) || w != 0x01020304)
		return 2;
	if (mr_getc(r) != -1 || mr_peek(r) != -1 || mr_u16(r, &h) != -1 || mr_line(r) || mr_left(r))
		return 2;
	mr_back(r);
	if (mr_skip(r, 5) != 5 || mr_read(r, buf, 2) != 2 || memcmp(buf, "x\1", 2) || mr_u16(r, &h) || h != 0x0203)
		return 2;
	if (strcmp(mr_line(r), "\4") || mr_read(r, NULL, 0) || mr_skip(r, (size_t)-1))
		return 2;
	mr_close(r);
	r = mr_open(NULL, 0);
	if (mr_getc(r) != -1 || mr_line(r) || mr_left(r) || mr_u16(r, &h) != -1)
		return 2;
	mr_close(r);
	mr_close(NULL);
#else
	switch (argc > 1 ? atoi(argv[1]) : 1) {
	case 1:
		mr_ungetc(r);
		break;
	case 2:
		mr_back(r);
		break;
	case 3: {
		char *data = malloc(4);
		MR *s;
		memcpy(data, "abc", 4);
		s = mr_open(data, 4);
		free(data);
		mr_getc(s);
		break;
	}
	case 4: {
		const char *line = mr_line(r);
		mr_line(r);
		mr_open(line, strlen(line));
		break;
	}
	case 5:
		mr_close(r);
		mr_getc(r);
		break;
	case 6: {
		char small[4] = "abc", big[8];
		r = mr_open(small, 8);
		mr_read(r, big, 8);
		break;
	}
	case 7: {
		char small[4];
		mr_read(r, small, 8);
		break;
	}
	}
#endif
	return 0;
}
