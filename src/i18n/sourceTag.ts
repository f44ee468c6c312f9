/** The tag of the fallback language, which has no prefix in paths. */
export const sourceTag = 'en';
