/** Nobody through the API: only the application's own services, which say `overrideAccess: true`. */
export const nobody = () => false
