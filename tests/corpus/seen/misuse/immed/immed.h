// immed.h - "immediate mode" drawing: vertices in, triangles out.
//
// Works like the old OpenGL calls of the same names, in two dimensions. Shapes
// are turned into triangles, transformed, collected in batches and handed to
// your sink.

#ifndef IMMED_H
#define IMMED_H

#include <stddef.h>
#include <stdint.h>

enum {
    IM_MAX_BATCH = 96, // vertices handed over at once, at most
    IM_MAX_DEPTH = 8   // pushed matrices, at most
};

typedef enum ImPrim {
    IM_TRIANGLES, // three vertices each
    IM_STRIP,     // each vertex with the two before it
    IM_FAN,       // each vertex with the one before it and the first
    IM_QUADS      // four vertices each, made into two triangles
} ImPrim;

typedef struct ImVertex {
    float x, y;
    uint32_t rgba;
} ImVertex;

// Receives triangles: count is a multiple of 3 and not 0. The vertices are gone
// once it returns. A sink must not call anything here with the context that
// called it.
typedef void (*ImSink)(void *user, const ImVertex *vertices, size_t count);

typedef struct ImContext ImContext;

// sink must not be NULL. Returns NULL if there is no memory.
ImContext *imCreate(ImSink sink, void *user);
// Not between imBegin and imEnd. What has not been flushed is dropped.
void imDestroy(ImContext *im);

// Shapes. imVertex is for between imBegin and imEnd, which come in pairs and do
// not nest. Left over vertices that make no whole triangle or quad are ignored.
void imBegin(ImContext *im, ImPrim prim);
void imVertex(ImContext *im, float x, float y);
void imEnd(ImContext *im);

// The color of the vertices to come; anywhere. Opaque white at first.
void imColor(ImContext *im, uint32_t rgba);

// A whole axis-parallel rectangle. Not between imBegin and imEnd.
void imRect(ImContext *im, float x, float y, float width, float height);

// The matrix that vertices go through. Not between imBegin and imEnd. The last
// operation given is the first to be applied, as usual.
void imIdentity(ImContext *im);
void imTranslate(ImContext *im, float dx, float dy);
void imScale(ImContext *im, float sx, float sy);
void imQuarterTurn(ImContext *im); // (x, y) -> (-y, x)
// For each imPop there is an imPush before it.
void imPush(ImContext *im);
void imPop(ImContext *im);
int imDepth(const ImContext *im);

// Hands over what there is. Not between imBegin and imEnd.
void imFlush(ImContext *im);

#endif
