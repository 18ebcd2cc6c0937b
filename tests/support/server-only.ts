/** Stands in for the `server-only` marker, which throws outside of Next. */
export {}
