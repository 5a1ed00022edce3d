#include "gridling.h"
#include <assert.h>
#include <math.h>
#include <string.h>

int main(void)
{
    gl_sheet *s = gl_new();
    assert(s);
    double d = -1;
#ifdef LEGAL
    assert(gl_number(s, "A1", &d) == GL_KIND && gl_number(s, "", &d) == GL_WHERE && d == -1);
    assert(gl_number(s, "A0", &d) == GL_WHERE && gl_number(s, "A01", &d) == GL_WHERE && gl_number(s, "A201", &d) == GL_WHERE);
    assert(gl_number(s, "A99999999999999", &d) == GL_WHERE && gl_number(s, "A1x", &d) == GL_WHERE && gl_number(s, "\xff", &d) == GL_WHERE);
    assert(gl_set_number(s, "b2", 2.5) == GL_OK && gl_number(s, "B2", &d) == GL_OK && d == 2.5);
    assert(gl_set_text(s, "Z200", "") == GL_OK && !strcmp(gl_text(s, "z200"), ""));
    assert(gl_set_text(s, "B3", "hello") == GL_OK && gl_set_text(s, "B3", gl_text(s, "B3")) == GL_OK);
    assert(!strcmp(gl_text(s, "B3"), "hello") && gl_number(s, "B3", &d) == GL_KIND && !gl_text(s, "B2") && !gl_text(s, "??"));
    assert(gl_name(s, "tax", "B2") == GL_OK && gl_name(s, "vat", "tax") == GL_OK && gl_name(s, "x", "B2") == GL_LIMIT);
    assert(gl_name(s, "B2", "B2") == GL_LIMIT && gl_name(s, "abcdefghijklmnop", "B2") == GL_LIMIT && gl_name(s, "abcdefghijklmno", "A9") == GL_OK);
    assert(gl_name(s, "vat", "C2") == GL_OK && gl_set_number(s, "vat", 1) == GL_OK && gl_set_number(s, "tax", 3) == GL_OK);
    assert(gl_sum(s, "vat", "A1", &d) == GL_OK && d == 4 && gl_sum(s, "Z200", "A1", &d) == GL_OK && d == 4);
    assert(gl_sum(s, "nope", "A1", &d) == GL_WHERE && gl_set_number(s, "nope", 1) == GL_WHERE);
    assert(gl_name(s, "vat", "D5") == GL_OK && gl_drop_row(s, 2) == GL_OK);
    assert(!gl_has_name(s, "tax") && gl_has_name(s, "vat") && gl_number(s, "tax", &d) == GL_WHERE && gl_number(s, "vat", &d) == GL_KIND);
    assert(gl_drop_row(s, 0) == GL_WHERE && gl_drop_row(s, 201) == GL_WHERE && gl_drop_row(s, 200) == GL_OK && gl_drop_row(s, 77) == GL_OK);
    assert(gl_set_number(s, "A1", NAN) == GL_OK && gl_clear(s, "A1") == GL_OK && gl_clear(s, "A1") == GL_OK && gl_clear(s, "A") == GL_WHERE);
    gl_free(NULL);
#else
    gl_name(s, "aa", "A1");
    gl_name(s, "bb", "B1");
    gl_drop_row(s, 1);
    gl_number(s, "bb", &d);
#endif
    gl_free(s);
    return 0;
}
