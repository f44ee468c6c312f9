/** The tag of the language that every text falls back to, served without a prefix. */
export const sourceTag = 'en';
