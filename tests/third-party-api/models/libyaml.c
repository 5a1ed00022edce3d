/* libyaml: texts that are read and written again, as events and as documents. */
#include <assay.h>
#include <string.h>
#include "yaml.h"
static const char *const texts[] = {
    "%YAML 1.1\n%TAG ! tag:x,2000:\n---\n- &a !!str 'it''s'\n- *a\n- \"\\x41\\u00e9\\n\\\n  b\"\n- {b: c, ? d : e}\n- [f, g]\n...\n",
    "a: |+2\n   x\n  y\n\nb: >-\n  z\n\n   w\n? - k\n: !<u> v # c\nc:\n- ~\n- ' '\n- \"\\t \\\" \\U0001F600\"\n", "[a, {b: [}",
    "--- !e!x\n...\n--- &b\n- - a\n  - b: {}\n    c: []\n- d:\n    ? e\n", "- @\n", "a: b: c\n", "\"\\q\"", "%FOO\n--- >\n a\n\tb\n"};
int copy(unsigned which, int as_documents, int style, int width)
{
    static unsigned char out[9999]; size_t used;
    yaml_parser_t p; yaml_emitter_t e; yaml_event_t event; yaml_document_t document;
    yaml_parser_initialize(&p), yaml_emitter_initialize(&e);
    yaml_parser_set_input_string(&p, (const unsigned char *)texts[which % 8], strlen(texts[which % 8]));
    yaml_emitter_set_output_string(&e, out, sizeof out, &used), yaml_emitter_set_canonical(&e, style & 1);
    yaml_emitter_set_unicode(&e, style & 2), yaml_emitter_set_width(&e, width % 99), yaml_emitter_set_indent(&e, style & 7);
    int done = as_documents ? yaml_parser_load(&p, &document) && yaml_emitter_dump(&e, &document) : 1;
    while (!as_documents && (done = yaml_parser_parse(&p, &event)) && event.type && (done = yaml_emitter_emit(&e, &event))) {}
    return yaml_emitter_delete(&e), yaml_parser_delete(&p), done;
}
