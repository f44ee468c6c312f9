/** Phones and small windows (specification, sections 2 and 9); the styles repeat it as `width <= 768px`. */
export const phoneWidth = '(width <= 768px)';

/** Whether the visitor asks for as little motion as possible. */
export function prefersReducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
