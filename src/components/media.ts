/** The mobile breakpoint (specification, sections 2 and 9); the styles repeat it as `width <= 768px`. */
export const phoneWidth = '(width <= 768px)';

/** Whether the visitor prefers reduced motion. */
export function prefersReducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
