/** Smooth, unless the visitor asked for less motion. Scrolling from a script does not heed that by itself. */
export function scrollBehavior(): ScrollBehavior {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'
}
