/** The folder of the language that all others are made from and fall back to. */
export const sourceTag = 'en';
