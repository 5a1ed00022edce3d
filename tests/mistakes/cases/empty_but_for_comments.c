// status 2
// says propert
