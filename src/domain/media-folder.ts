/** So long may the name of a folder of pictures be: it is one chip above the library. */
export const LONGEST_FOLDER = 20
