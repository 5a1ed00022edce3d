#include "httpreq.h"

int main(void)
{
    httpreq *req = httpreq_create(HTTPREQ_POST);
    httpreq_set_target(req, "/upload");
    httpreq_add_header(req, "Content-Type", "text/plain");
    httpreq_set_body(req, "hello", 5);
    httpreq *copy = httpreq_duplicate(req);
    httpreq_destroy(req);
    httpreq_destroy(copy);
    return 0;
}
