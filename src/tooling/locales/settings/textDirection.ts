const rightToLeft = new Set(
  'Adlm Arab Aran Hebr Mand Mend Nkoo Rohg Samr Syrc Thaa Yezi'.split(' '),
);

/** The direction in which a script, named by its code such as Arab, is written. */
export function textDirection(script: string): 'ltr' | 'rtl' {
  return rightToLeft.has(script) ? 'rtl' : 'ltr';
}
