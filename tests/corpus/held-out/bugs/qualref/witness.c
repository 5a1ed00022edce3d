#include "qualref.h"

#include <assert.h>
#include <limits.h>
#include <string.h>

#ifdef LEGAL
static void same(const char *in, const char *out)
{
    qr_range r, again;
    char buf[100];
    size_t n;

    assert(qr_parse(in, &r) == QR_OK);
    n = qr_format(&r, buf, sizeof buf);
    assert(n == strlen(out) && strcmp(buf, out) == 0);
    assert(qr_parse(buf, &again) == QR_OK);
    assert(again.first.row == r.first.row && again.last.col == r.last.col && strcmp(again.sheet, r.sheet) == 0);
}

int main(void)
{
    qr_range r, s;
    qr_cell c;
    char buf[100], letters[4];
    int i, n;

    assert(qr_column("A") == 0 && qr_column("xfd") == QR_COLS - 1 && qr_column("XFE") == -1);
    assert(qr_column("") == -1 && qr_column("A1") == -1 && qr_column("ZZZZZZZZZZZZZZ") == -1);
    for (i = 0; i < QR_COLS; i++) {
        assert(qr_column_name(i, letters) > 0);
        assert(qr_column(letters) == i);
    }
    assert(qr_column_name(QR_COLS, letters) == 0 && qr_column_name(INT_MIN, letters) == 0 && letters[0] == 0);
    assert(qr_column_name(INT_MAX, letters) == 0);

    same("A1", "A1");
    same("$xfd$1048576", "XFD1048576");
    same("D9:B7", "B7:D9");
    same("D7:B9", "B7:D9");
    same("B2:B2", "B2");
    same("Sales!B007", "Sales!B7");
    same("'Sales'!B7", "Sales!B7");
    same("'It''s, mine'!B7:C8", "'It''s, mine'!B7:C8");
    same("'\xc3\xa9'!A1", "'\xc3\xa9'!A1");
    same("2024!A1", "2024!A1");

    memset(&r, 0, sizeof r);
    assert(qr_parse("", &r) == QR_ESYNTAX && qr_parse("A", &r) == QR_ESYNTAX && qr_parse("1", &r) == QR_ESYNTAX);
    assert(qr_parse("A0", &r) == QR_EBOUNDS && qr_parse("XFE1", &r) == QR_EBOUNDS);
    assert(qr_parse("A99999999999999999999", &r) == QR_EBOUNDS && qr_parse("A1048577", &r) == QR_EBOUNDS);
    assert(qr_parse("A1:", &r) == QR_ESYNTAX && qr_parse("A1 ", &r) == QR_ESYNTAX && qr_parse("$", &r) == QR_ESYNTAX);
    assert(qr_parse("'", &r) == QR_ESYNTAX && qr_parse("'a", &r) == QR_ESYNTAX && qr_parse("'a'", &r) == QR_ESYNTAX);
    assert(qr_parse("'a'!", &r) == QR_ESYNTAX && qr_parse("a!", &r) == QR_ESYNTAX);
    assert(qr_parse("'a*'!A1", &r) == QR_ENAME && qr_parse("'''a'!A1", &r) == QR_ENAME);
    assert(qr_parse("'a'''!A1", &r) == QR_ENAME && qr_parse("''''!A1", &r) == QR_ENAME);
    assert(qr_parse("abcdefghijklmnopqrstuvwxyz12345!A1", &s) == QR_OK);
    assert(qr_parse("abcdefghijklmnopqrstuvwxyz123456!A1", &s) == QR_ENAME);
    assert(qr_parse("'abcdefghijklmnopqrstuvwxyz123456'!A1", &s) == QR_ENAME);

    assert(qr_parse("A1:XFD1048576", &s) == QR_OK && qr_count(&s) == (long long)QR_ROWS * QR_COLS);
    assert(qr_move(&s, 1, 0) == QR_EBOUNDS && qr_move(&s, INT_MIN, INT_MAX) == QR_EBOUNDS && qr_move(&s, 0, 0) == QR_OK);
    assert(qr_parse("B2:C3", &r) == QR_OK && qr_intersect(&r, &s, &s) == 1 && qr_count(&s) == 4);
    assert(qr_intersect(&s, &s, &s) == 1);
    for (n = 1, c = r.first; qr_next(&r, &c); n++)
        ;
    assert(n == 4 && c.row == 2 && c.col == 2);
    assert(qr_move(&r, -1, -1) == QR_OK && qr_contains(&r, (qr_cell){ 0, 0 }) && !qr_contains(&r, (qr_cell){ INT_MIN, INT_MAX }));
    assert(qr_move(&r, 5, 5) == QR_OK && qr_intersect(&r, &s, &s) == 0);
    assert(qr_parse("x!B2", &r) == QR_OK && qr_intersect(&r, &s, &s) == 0);
    assert(qr_format(&r, NULL, 0) == 4 && qr_format(&r, buf, 1) == 4 && buf[0] == 0);
    assert(qr_format(&r, buf, 3) == 4 && strcmp(buf, "x!") == 0);
    memset(&r, 'x', sizeof r);
    assert(!qr_valid(&r) && qr_count(&r) == 0 && qr_format(&r, buf, sizeof buf) == 0 && buf[0] == 0);
    r = s;
    r.first.row = INT_MIN;
    r.last.row = INT_MAX;
    assert(!qr_valid(&r) && qr_count(&r) == 0 && qr_move(&r, 1, 1) == QR_EBOUNDS);
    return 0;
}
#else
int main(void)
{
    qr_range r;

    assert(qr_parse("!A1", &r) == QR_ENAME);
    return 0;
}
#endif
