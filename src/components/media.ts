/** Phones and small windows (specification, sections 2 and 9); the styles repeat it as `width <= 768px`. */
export const phoneWidth = '(width <= 768px)';
