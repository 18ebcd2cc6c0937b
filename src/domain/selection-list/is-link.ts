/** Does the fragment of an address say that it carries a list, in whatever version? By itself, as what reads it is large. */
export const isLink = (fragment: string): boolean => /^s\d{1,3}\./.test(fragment)
