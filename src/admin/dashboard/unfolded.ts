/** So many entries are read for a list, however many there are. */
export const UNFOLDED = 50
