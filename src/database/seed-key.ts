/** Under this key the key-value table says that a site has its first content: then no start seeds the demo content. */
export const SEED_KEY = 'seed'
