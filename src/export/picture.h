/* Picture: a small tree, list, graph or array drawn with characters. */
#ifndef ASSAY_EXPORT_PICTURE_H
#define ASSAY_EXPORT_PICTURE_H

#include "model/input.h"

/* Nothing is added when no picture says more than the text: too large, or nothing linked.  width: columns. */
void picture_draw(const struct input *input, size_t width, const char *indent, bool ascii, struct text *out);

#endif
